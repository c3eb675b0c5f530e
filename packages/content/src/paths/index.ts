/**
 * This folder maps source paths, route paths, hrefs and output files to each other. Pure functions on strings, shared
 * by the build, the prerender, the client and the link check.
 *
 * A route path has no base, query or hash. It starts with `/`, and ends with `/` only for the index of a folder.
 */
export { withBase, withoutBase } from './base-prefix.ts';
export { hrefOf, outputFile } from './clean-url.ts';
export type { HrefStyle } from './clean-url.ts';
export { overviewFile, pageFile, routesFile, searchFile, sectionOf, sidebarFile } from './content-files.ts';
export { hrefKind, isAssetPath } from './href-kind.ts';
export type { HrefKind } from './href-kind.ts';
export { joinPath } from './join-path.ts';
export {
  besideRoute,
  localeOf,
  withLocale,
  withoutDefaultLocale,
  withoutLocale,
  withVersion,
} from './locale-prefix.ts';
export { decodeHash, normalizePathname, pageSuffixPattern } from './normalize-pathname.ts';
export { createRouteLookup, resolveRoute } from './resolve-route.ts';
export type { RouteLookup, RouteResolution } from './resolve-route.ts';
export { joinRoutePath, localePattern, splitRoutePath } from './route-parts.ts';
export type { RouteParts, VersionSet } from './route-parts.ts';
export { resolveRelative, routePathOf } from './route-path.ts';
export { splitHref } from './split-href.ts';
export type { HrefParts } from './split-href.ts';
