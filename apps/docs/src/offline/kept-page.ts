import { isAssetPath } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import { hashedFolders, latestFolder, notFoundFile, pinnedFolder } from '../data/content-files.ts';
import { routePathOf } from '../navigation/address.ts';

const { base } = siteConfig;

const modulePath = new RegExp(`^(?:${pinnedFolder}/pages/(.+)\\.\\w+|${latestFolder}/\\w+/pages/(.+))\\.js$`);

/** The route path of a kept document or page module; null for other files, which several pages share. */
export function keptPageOf(url: string): string | null {
  const path = new URL(url).pathname.slice(base.length);
  const [, pinned, latest] = modulePath.exec(path) ?? [];
  const page = pinned ?? latest;
  if (page !== undefined) return routePathOf(base + page);
  const isFile = isAssetPath(path) || hashedFolders.some((folder) => path.startsWith(`${folder}/`));
  return isFile || path === notFoundFile ? null : routePathOf(base + path);
}
