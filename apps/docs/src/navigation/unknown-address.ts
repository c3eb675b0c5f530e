import routes from '@docs/content/artifacts/routes.json';
import { createRouteLookup, resolveRoute } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';

/**
 * Resolves the address of a document that the host answered with 404.html. The host may not know the rules of this
 * site (letter case, `.html`, `/index`, a trailing slash), so the route table decides. No other page loads it.
 */
export function resolveUnknownAddress(pathname: string): ReturnType<typeof resolveRoute> {
  return resolveRoute(pathname, createRouteLookup(routes.map(({ routePath }) => routePath)), siteConfig.base);
}
