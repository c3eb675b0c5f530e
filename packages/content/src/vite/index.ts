/** The door for `vite.config.ts`: everything that turns pages into modules. Node only. */
import type { Plugin } from 'vite';
import * as site from '../../site/index.ts';
import { packageRoot } from '../build/package-root.ts';
import { publicationOf } from '../site-data/publication.ts';
import { contentFolders } from '../site-data/site-data.ts';
import { pageHotUpdate } from './page-hot-update.ts';
import { pageFilter, pageModules } from './page-modules.ts';
import { watchArtifacts } from './watch-artifacts.ts';

const folders = contentFolders(packageRoot);

/** Where page sources and public files lie, and where the build leaves the artifacts; absolute. */
export const pagesDirectory = folders.pagesRoot;
export const publicDirectory = folders.publicRoot;
export const artifactsDirectory = folders.distRoot;

/** Where the built site is published and edited. */
export const publication = publicationOf(site.siteConfig);

export function contentPlugins(): Plugin[] {
  return [...pageModules(folders, site), pageHotUpdate(pageFilter(folders)), watchArtifacts(folders)];
}
