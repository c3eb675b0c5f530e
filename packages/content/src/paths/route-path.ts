import { joinPath } from './join-path.ts';

const DEFAULT_LOCALE_SEGMENT = 'en';

/** Source path → route path: `zh/config/index.mdx` → `/zh/config/`, `en/config/index.mdx` → `/config/`. */
export function routePathOf(sourcePath: string): string {
  const bare = sourcePath.replace(/^\/+/, '').replace(/\.(?:mdx?|html)$/i, '');
  const [first, ...rest] = bare.split('/');
  const path = `/${first === DEFAULT_LOCALE_SEGMENT ? rest.join('/') : bare}`;
  return path.replace(/\/index$/, '/');
}

/**
 * Resolves a path in a source file to a route path: `../x.mdx` in `en/config/dev/hmr.mdx` → `/config/x`.
 * Absolute paths do not depend on the source file.
 */
export function resolveRelative(fromSourcePath: string, path: string): string {
  if (path.startsWith('/')) return routePathOf(`${DEFAULT_LOCALE_SEGMENT}${joinPath(path)}`);
  const folder = fromSourcePath.split('/').slice(0, -1).join('/');
  return routePathOf(joinPath(folder, path));
}
