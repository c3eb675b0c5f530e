import type { CompiledPage } from '../mdx/page-draft.ts';
import { withLocale } from '../paths/index.ts';
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
  const routePaths = new Set(records.map((record) => record.facts.routePath));
  return records.map(({ facts }) => {
    const other = withLocale(facts.routePath, otherLocale(facts.locale));
    return {
      routePath: facts.routePath,
      title: facts.frontmatter.unlisted ? null : facts.frontmatter.title,
      sourcePath: facts.sourcePath,
      locale: facts.locale,
      pageType: facts.frontmatter.pageType,
      counterpart: routePaths.has(other) ? other : null,
    };
  });
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

function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'zh' : 'en';
}
