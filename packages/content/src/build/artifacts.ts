import type { CompiledPage } from '../mdx/page-draft.ts';
import { overviewFile, sectionOf, sidebarFile } from '../paths/index.ts';
import type { Locale, SearchManifest } from '../types.ts';
import { allPages } from './all-pages.ts';
import { artifactListFile } from './artifact-list.ts';
import { overviewGroups } from './overview-groups.ts';
import { pageGroups } from './page-groups.ts';
import { pageIndex, pageRecords, routeEntries } from './records.ts';
import { feedText } from './release-feeds.ts';
import { contentHash, searchDocuments } from './search-documents.ts';
import { recordPath, searchIndex, type ReadArtifact } from './search-index.ts';
import { pageFinder, sidebarEntries } from './sidebar-entries.ts';
import type { SiteData } from '../site-data/site-data.ts';

/** Path below `dist/` → content. Deterministic for the same pages and site data. */
export type Artifacts = ReadonlyMap<string, string | Uint8Array>;

/** @param read reads an artifact of the last build */
export function buildArtifacts(
  pages: readonly CompiledPage[],
  site: SiteData,
  host: string,
  read: ReadArtifact,
): Artifacts {
  const records = pageRecords(pages);
  const artifacts = new Map<string, string | Uint8Array>([['routes.json', json(routeEntries(records))]]);
  const facts = records.map((record) => record.facts);
  const manifest = new Map<Locale, SearchManifest[Locale]>();
  for (const locale of site.localeList) {
    artifacts.set(`page-index.${locale}.json`, json(pageIndex(records, locale)));
    const find = pageFinder(facts, locale);
    const strings = site.uiStrings[locale];
    // Every section has the file, so that the browser can load it beside the page without a list of them.
    for (const section of new Set(records.map((record) => sectionOf(record.facts.routePath)))) {
      if (section !== '') artifacts.set(`${sidebarFile(section, locale)}.json`, json([]));
    }
    for (const { section, items } of site.sidebars) {
      artifacts.set(`${sidebarFile(section, locale)}.json`, json(sidebarEntries(items, find, strings)));
      artifacts.set(`${overviewFile(section, locale)}.json`, json(overviewGroups(items, find, strings)));
    }
    artifacts.set(`${overviewFile('all-pages', locale)}.json`, json(allPages(site.sidebars, find, strings)));
    const groups = pageGroups(site.sidebars, locale, strings);
    const documents = searchDocuments(records, locale, groups, site.terms);
    const file = `documents.${locale}.json`;
    const text = json(documents);
    const { files, record } = searchIndex(locale, documents, text, read);
    const { heads, index, contents } = files;
    artifacts.set(recordPath(locale), record);
    artifacts.set(`search/${file}`, text);
    artifacts.set(`search/heads.${locale}.bin`, heads);
    artifacts.set(`search/index.${locale}.bin`, index);
    artifacts.set(`search/contents.${locale}.bin`, contents);
    manifest.set(locale, { file, contentHash: contentHash(index), documents: documents.length });
  }
  artifacts.set('search/manifest.json', json(Object.fromEntries(manifest)));
  for (const feed of site.feeds) {
    artifacts.set(`feeds/${feed.path.split('/').at(-1) ?? feed.id}`, feedText(feed, records, site, host));
  }
  artifacts.set(artifactListFile, json([...artifacts.keys()].toSorted()));
  return artifacts;
}

function json(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
