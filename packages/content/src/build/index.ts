/** Entry point for the build of the site. Node only; the compiler of pages is imported on demand. */
import * as site from '../../site/index.ts';
import { contentFolders } from '../site-data/site-data.ts';
import { publicationOf } from '../site-data/publication.ts';
import { artifactsIn as artifactsOf } from './artifact-list.ts';
import { packageRoot } from './package-root.ts';
import { readPageCode, type PageCode } from './page-code.ts';

export { SettingError } from '../site-data/publication.ts';
export { escapeXml } from './xml.ts';

const folders = contentFolders(packageRoot);

/** Absolute paths. */
export const pagesDirectory = folders.pagesRoot;
export const publicDirectory = folders.publicRoot;
export const artifactsDirectory = folders.distRoot;

/** Paths below `artifactsDirectory`, such as `feeds/releases-rss.xml`. */
export const artifactsIn = (folder: string): readonly string[] => artifactsOf(folders.distRoot, folder);

export const publication = publicationOf(site.siteConfig);

export const pageCode = (): Promise<readonly PageCode[]> => readPageCode(folders, site);
