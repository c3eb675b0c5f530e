import { createRouteLookup, resolveRoute } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';

/**
 * A host answered with 404.html. It may not know our rules of addresses (letter case, `.html`, `/index`, a
 * slash at the end), so the route table, which no other page loads, decides.
 */
export async function resolveUnknownAddress(pathname: string): Promise<ReturnType<typeof resolveRoute>> {
  const { default: routes } = await import('@docs/content/artifacts/routes.json');
  return resolveRoute(pathname, createRouteLookup(routes.map(({ routePath }) => routePath)), siteConfig.base);
}
