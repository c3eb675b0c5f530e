import { besideRoute, splitRoutePath, withVersion, type VersionSet } from '@docs/content/paths';
import type { PageFacts } from '@docs/content/types';
import type { VersionItem } from '@docs/ui';

/** The same page in every version; without a page of its own (404), the home of each. */
export function versionModel(
  { routePath, frontmatter }: PageFacts,
  versions: VersionSet,
): readonly VersionItem[] {
  const { version } = splitRoutePath(routePath, versions);
  const from = frontmatter.pageType === '404' ? besideRoute(routePath, '/', versions) : routePath;
  return versions.versions.map((each) => ({
    text: each,
    href: withVersion(from, each, versions),
    current: each === version,
  }));
}
