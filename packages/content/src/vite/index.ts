/** Entry point for `vite.config.ts`. Node only. */
import type { Plugin } from 'vite';
import * as site from '../../site/index.ts';
import { packageRoot } from '../build/package-root.ts';
import { readPageCode, type PageCode } from '../build/page-code.ts';
import { publicationOf } from '../site-data/publication.ts';
import { contentFolders } from '../site-data/site-data.ts';
import { pageHotUpdate } from './page-hot-update.ts';
import { pageFilter, pageModules } from './page-modules.ts';
import { watchArtifacts } from './watch-artifacts.ts';

export { escapeXml } from '../build/xml.ts';
export type { PageCode } from '../build/page-code.ts';

const folders = contentFolders(packageRoot);

/** Absolute paths. */
export const pagesDirectory = folders.pagesRoot;
export const publicDirectory = folders.publicRoot;
export const artifactsDirectory = folders.distRoot;

export const publication = publicationOf(site.siteConfig);

export const pageCode = (): Promise<readonly PageCode[]> => readPageCode(folders, site);

export function contentPlugins(): Plugin[] {
  return [...pageModules(folders, site), pageHotUpdate(pageFilter(folders)), watchArtifacts(folders)];
}
