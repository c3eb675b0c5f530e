import type { CompiledPage } from '../mdx/page-draft.ts';
import type { Locale, PageFacts, PageIndexEntry, RouteEntry } from '../types.ts';

export interface PageRecord {
  readonly facts: PageFacts;
  readonly content: string;
}

/** The pages with valid frontmatter, sorted by route path. */
export function pageRecords(pages: readonly CompiledPage[]): readonly PageRecord[] {
  return pages
    .flatMap(({ facts, content }) => (facts === null ? [] : [{ facts, content }]))
    .toSorted((a, b) => (a.facts.routePath < b.facts.routePath ? -1 : 1));
}

export function routeEntries(records: readonly PageRecord[]): readonly RouteEntry[] {
  return records.map(({ facts }) => ({
    routePath: facts.routePath,
    title: facts.frontmatter.unlisted ? null : facts.frontmatter.title,
    sourcePath: facts.sourcePath,
  }));
}

export function pageIndex(records: readonly PageRecord[], locale: Locale): readonly PageIndexEntry[] {
  return records
    .filter(({ facts }) => facts.locale === locale && !facts.frontmatter.unlisted)
    .map(({ facts }) => ({
      title: facts.frontmatter.title,
      routePath: facts.routePath,
      lang: facts.locale,
      toc: facts.toc,
      frontmatter: facts.frontmatter,
      version: '',
      _relativePath: facts.sourcePath,
      feeds: facts.feeds,
    }));
}
