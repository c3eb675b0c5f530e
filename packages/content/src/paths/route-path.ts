import { joinPath } from './join-path.ts';

const DEFAULT_LOCALE_SEGMENT = 'en';

/** The route path of a source path: `zh/config/index.mdx` → `/zh/config/`. The default language has no prefix. */
export function routePathOf(sourcePath: string): string {
  const bare = sourcePath.replace(/^\/+/, '').replace(/\.(?:mdx?|html)$/i, '');
  const [first, ...rest] = bare.split('/');
  const path = `/${first === DEFAULT_LOCALE_SEGMENT ? rest.join('/') : bare}`;
  return path.replace(/\/index$/, '/');
}

/**
 * The route path that a relative path means in a source file: `../x.mdx` in `en/config/dev/hmr.mdx` is
 * `/config/x`. An absolute path is taken as it is.
 */
export function resolveRelative(fromSourcePath: string, path: string): string {
  if (path.startsWith('/')) return routePathOf(`${DEFAULT_LOCALE_SEGMENT}${joinPath(path)}`);
  const folder = fromSourcePath.split('/').slice(0, -1).join('/');
  return routePathOf(joinPath(folder, path));
}
