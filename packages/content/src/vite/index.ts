/** Entry point for `vite.config.ts`. Node only. */
import type { Plugin } from 'vite';
import * as site from '../../site/index.ts';
import { packageRoot } from '../build/package-root.ts';
import { contentFolders } from '../site-data/site-data.ts';
import { pageHotUpdate } from './page-hot-update.ts';
import { pageFilter, pageModules } from './page-modules.ts';
import { watchArtifacts } from './watch-artifacts.ts';

const folders = contentFolders(packageRoot);

/** For development; the build of the site imports no content. */
export function contentPlugins(): Plugin[] {
  return [...pageModules(folders, site), pageHotUpdate(pageFilter(folders)), watchArtifacts(folders)];
}
