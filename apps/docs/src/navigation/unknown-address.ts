import routes from '@docs/content/artifacts/routes.json';
import { createRouteLookup, resolveRoute } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';

/**
 * Resolves a path for which the host sent 404.html. The host may not normalize letter case, `.html`, `/index` or
 * trailing slashes, so the route table decides. Only 404.html loads that table.
 */
export function resolveUnknownAddress(pathname: string): ReturnType<typeof resolveRoute> {
  return resolveRoute(pathname, createRouteLookup(routes.map(({ routePath }) => routePath)), siteConfig.base);
}
