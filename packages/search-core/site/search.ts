/**
 * site/: what `search-core site` puts beside an index: this module for pages of one's own, and an example of such a
 * page. The module is also the script of its worker.
 */
import type { LocaleFiles } from '../cli/site/locale-files.ts';
import { createSearchClient, keepOrder } from '../src/client/index.ts';
import type { SearchClient } from '../src/client/index.ts';
import type { PageResults, SearchResult } from '../src/index.ts';
import { loadShards } from '../src/service/index.ts';
import { createCachingFetch, createFetchFileSource, exposeSearchService } from '../src/worker/index.ts';
import { parseManifest, pickLocale } from './manifest.ts';
import type { Manifest } from './manifest.ts';

export interface SearchOptions {
  /** A language tag. @default the `lang` of the document */
  readonly locale?: string;
  /** Pages at most. @default 7 */
  readonly limit?: number;
}

export type Row = SearchResult & { readonly url: string };

export interface Page extends Omit<PageResults, 'rows'> {
  readonly url: string;
  readonly rows: readonly Row[];
}

export interface Answer {
  readonly pages: readonly Page[];
  /** False while the contents of the pages are loading: then rows have no statements, and a second answer follows. */
  readonly isComplete: boolean;
}

const workerName = 'search-core';
const here = import.meta.url;
/** The root of the site: this module is in a folder of it. */
const root = new URL('..', here).href;

let onlyClient: SearchClient | undefined;
let manifest: Promise<Manifest> | undefined;
let newest = 0;

/**
 * Gives the first answer as soon as there is one, and the complete one if the first was not. A newer search ends all
 * older ones, so the answers of an older query cannot overwrite those of a newer. Throws an Error if there is no index
 * that can be loaded; the next search tries again.
 */
export async function* search(text: string, options: SearchOptions = {}): AsyncGenerator<Answer, void> {
  newest += 1;
  const current = newest;
  const isStale = () => current !== newest;
  const client = startedClient();
  const { locale } = await open(options.locale ?? document.documentElement.lang);
  const request = { locale, text, limit: options.limit ?? 7 };
  let shown: readonly Page[] = [];
  for (;;) {
    if (isStale()) return;
    const outcome = await client.search(request);
    if (isStale() || outcome.kind === 'stale') return;
    if (outcome.kind === 'failed') {
      openAnew(locale);
      throw new Error(`search-core: ${outcome.error.kind}, ${new URL('.', here).href}`);
    }
    const { pages, isComplete, isPartial } = outcome.response;
    if (isPartial) openAnew(locale);
    shown = keepOrder(shown, pages.map(withUrls));
    yield { pages: shown, isComplete };
    if (isComplete) return;
    const isImproved = await client.whenImproved(locale);
    if (isStale()) return;
    if (!isImproved) return openAnew(locale);
  }
}

/** At the next search: files that cannot be loaded may be those of an earlier deployment. */
function openAnew(locale: string): void {
  manifest = undefined;
  opened.delete(locale);
}

/** Loads the index before the first search, for example when the search field gets the focus. */
export async function preload(options: Pick<SearchOptions, 'locale'> = {}): Promise<void> {
  startedClient();
  await open(options.locale ?? document.documentElement.lang);
}

/** The worker starts while the manifest is on its way. */
function startedClient(): SearchClient {
  onlyClient ??= createSearchClient(() => new Worker(here, { type: 'module', name: workerName }));
  onlyClient.start();
  return onlyClient;
}

const opened = new Map<string, Promise<void>>();

async function open(lang: string): Promise<LocaleFiles> {
  manifest ??= loadManifest();
  const files = pickLocale(await manifest.catch(forget), lang);
  let opening = opened.get(files.locale);
  if (opening === undefined) {
    opening = openIndex(files);
    opened.set(files.locale, opening);
    opening.catch(() => opened.delete(files.locale));
  }
  await opening;
  return files;
}

function forget(reason: unknown): never {
  manifest = undefined;
  throw reason;
}

async function loadManifest(): Promise<Manifest> {
  const url = new URL('manifest.json', here);
  const response = await fetch(url, { cache: 'no-cache' }).catch((reason: unknown) => {
    throw new Error(`search-core: ${url.href} cannot be loaded`, { cause: reason });
  });
  if (!response.ok) throw new Error(`search-core: ${url.href} answers ${response.status}`);
  const json: unknown = await response.json().catch(() => undefined);
  return parseManifest(json, url.href);
}

async function openIndex(files: LocaleFiles): Promise<void> {
  const { locale, contentHash } = files;
  const urlOfFile = (name: string) => new URL(name, here).href;
  const urls =
    'shards' in files
      ? { manifestUrl: urlOfFile(files.shards) }
      : {
          headsUrl: urlOfFile(files.heads),
          indexUrl: urlOfFile(files.index),
          contentsUrl: urlOfFile(files.contents),
        };
  const outcome = await startedClient().open({ site: root, locale, contentHash, ...urls });
  if (!outcome.ok) throw new Error(`search-core: ${JSON.stringify(outcome.error)}`);
}

function withUrls(page: PageResults): Page {
  const rows = page.rows.map((row) => ({ ...row, url: urlOf(row.link) }));
  return { ...page, url: urlOf(page.routePath), rows };
}

const urlOf = (path: string) => new URL(`.${path}`, root).href;

/**
 * Files and ranges of files that are kept from visit to visit: some 15 MB of ranges. A host that ignores ranges sends whole files,
 * of which each is kept once, so no more than the index has.
 */
const keptShards = 500;

if (!('document' in globalThis) && self.name === workerName) {
  const fetchFile = createCachingFetch({ cacheName: 'search-core', maxFiles: keptShards });
  const source = createFetchFileSource(fetchFile);
  exposeSearchService({
    loadShards: (ports, request) => loadShards({ ...ports, source }, request),
  });
}
