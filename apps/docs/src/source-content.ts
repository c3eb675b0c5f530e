import { importSource } from '@docs/content/content-modules';
import { routesFile } from '@docs/content/paths';
import type { RouteEntry } from '@docs/content/types';

// The content in development: compiled from its sources on request.
export { importSource } from '@docs/content/content-modules';

export const sourceRoutes = async (): Promise<readonly RouteEntry[]> =>
  ((await importSource(routesFile)) as { readonly default: readonly RouteEntry[] }).default;
