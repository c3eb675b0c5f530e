/**
 * site/: files that `search-core site` writes next to an index: this module for custom pages, and an example of such a
 * page. The module is also the script of its worker.
 */
import type { LocaleFiles } from '../cli/site/locale-files.ts';
import { createSearchClient, keepOrder } from '../src/client/index.ts';
import type { SearchClient } from '../src/client/index.ts';
import type { PageResults, SearchResult } from '../src/index.ts';
import { loadShards } from '../src/service/index.ts';
import { createCachingFetch, createFetchBlockSource, exposeSearchService } from '../src/worker/index.ts';
import { parseManifest, pickLocale } from './manifest.ts';
import type { Manifest } from './manifest.ts';

export interface SearchOptions {
  /** A language tag. @default the `lang` of the document */
  readonly locale?: string;
  /** Maximum number of pages, besides those that a preceding incomplete answer has shown. @default 7 */
  readonly limit?: number;
}

export type Row = SearchResult & { readonly url: string };

export interface Page extends Omit<PageResults, 'rows'> {
  readonly url: string;
  readonly rows: readonly Row[];
}

export interface Answer {
  readonly pages: readonly Page[];
  /** False while the page contents load: then rows have no statements, and a second answer follows. */
  readonly isComplete: boolean;
  /** True if files of the index could not be loaded: pages may be missing. */
  readonly isPartial: boolean;
}

const workerName = 'search-core';
const here = import.meta.url;
/** The root of the site; the folder of this module is below it. */
const root = new URL('..', here).href;

let onlyClient: SearchClient | undefined;
let manifest: Promise<Manifest> | undefined;
let newest = 0;

/**
 * Yields the first answer as soon as there is one, and a complete one if the first was not. A newer search ends all
 * older ones, so an older answer cannot overwrite a newer one. Throws an Error if no index can be loaded; the next
 * search retries. Throws a TypeError for invalid arguments.
 */
export async function* search(text: string, options: SearchOptions = {}): AsyncGenerator<Answer, void> {
  const { limit, lang } = checked(text, options);
  newest += 1;
  const current = newest;
  const isStale = () => current !== newest;
  const client = startedClient();
  let files = await open(lang);
  let hasOpenedAnew = false;
  let shown: readonly PageResults[] = [];
  /** Whether a later deployment was opened; at most once, because a host may alternate between two. */
  const hasOpenedLater = async (): Promise<boolean> => {
    const later = hasOpenedAnew ? undefined : await openLater(files, lang).catch(() => undefined);
    hasOpenedAnew = true;
    if (later === undefined) return false;
    files = later;
    // Pages of the earlier deployment may no longer exist.
    shown = [];
    return true;
  };
  for (;;) {
    if (isStale()) return;
    const { locale } = files;
    const outcome = await client.search({ locale, text, limit });
    if (isStale() || outcome.kind === 'stale') return;
    if (outcome.kind === 'failed') {
      if (await hasOpenedLater()) continue;
      if (isStale()) return;
      openAnew(locale);
      throw new Error(`search-core: ${outcome.error.kind}, ${new URL('.', here).href}`);
    }
    const { pages, isComplete, isPartial = false } = outcome.response;
    if (isPartial) openAnew(locale);
    shown = keepOrder(shown, pages);
    yield { pages: shown.map(withUrls), isComplete, isPartial };
    if (isComplete) return;
    const isImproved = await client.whenImproved(locale);
    if (isStale()) return;
    if (!isImproved && !(await hasOpenedLater())) return openAnew(locale);
  }
}

/** Pages in plain JavaScript may pass any value. */
function checked(text: unknown, { locale, limit = 7 }: { readonly [Name in keyof SearchOptions]?: unknown }) {
  const lang = locale ?? document.documentElement.lang;
  const wrong = (name: string, value: unknown, expected: string) =>
    new TypeError(`search-core: ${name} is ${JSON.stringify(value)}, not ${expected}`);
  if (typeof text !== 'string') throw wrong('text', text, 'a string');
  if (typeof limit !== 'number' || !(limit >= 1)) throw wrong('limit', limit, 'a number from 1');
  if (typeof lang !== 'string') throw wrong('locale', lang, 'a language tag');
  return { limit, lang };
}

/** Reopens the index at the next search: files that cannot be loaded may belong to an earlier deployment. */
function openAnew(locale: string): void {
  manifest = undefined;
  opened.delete(locale);
}

/** Loads the index before the first search, for example when the search field gets the focus. */
export async function preload(options: Pick<SearchOptions, 'locale'> = {}): Promise<void> {
  const client = startedClient();
  const { locale } = await open(options.locale ?? document.documentElement.lang);
  void client.whenImproved(locale);
}

/** The locales that have an index, the one with the most pages first. Loads only the manifest. */
export async function locales(): Promise<readonly string[]> {
  return (await knownManifest()).locales.map(({ locale }) => locale);
}

/** The worker starts while the manifest loads. */
function startedClient(): SearchClient {
  onlyClient ??= createSearchClient(() => new Worker(here, { type: 'module', name: workerName }));
  onlyClient.start();
  return onlyClient;
}

/** The newest opening by locale: a search in another language may have found a later deployment. */
const opened = new Map<string, { readonly contentHash: string; readonly opening: Promise<void> }>();

async function open(lang: string): Promise<LocaleFiles> {
  const files = pickLocale(await knownManifest(), lang);
  try {
    await openOnce(files);
    return files;
  } catch (reason) {
    const later = await openLater(files, lang).catch(() => undefined);
    if (later === undefined) throw reason;
    return later;
  }
}

function openOnce(files: LocaleFiles): Promise<void> {
  const { locale, contentHash } = files;
  const newest = opened.get(locale);
  if (newest?.contentHash === contentHash) return newest.opening;
  const opening = openIndex(files);
  opened.set(locale, { contentHash, opening });
  opening.catch(() => opened.delete(locale));
  return opening;
}

/** Opens the index of a later deployment than that of `files`; undefined if there is none. */
async function openLater(files: LocaleFiles, lang: string): Promise<LocaleFiles | undefined> {
  openAnew(files.locale);
  const later = pickLocale(await knownManifest(), lang);
  if (later.contentHash === files.contentHash) return undefined;
  await openOnce(later);
  return later;
}

function knownManifest(): Promise<Manifest> {
  manifest ??= loadManifest();
  return manifest.catch(forget);
}

function forget(reason: unknown): never {
  manifest = undefined;
  throw reason;
}

/** Timeout of the manifest, which has about 300 bytes. The worker limits requests for index files. */
const patienceMs = 10_000;

async function loadManifest(): Promise<Manifest> {
  const url = new URL('manifest.json', here);
  const load = async (cache: RequestCache) => {
    const answer = await fetch(url, { cache, signal: AbortSignal.timeout(patienceMs) });
    // Reads the body too: it may break, or never arrive.
    return new Response(await answer.blob(), answer);
  };
  // Without a network, uses the manifest of the last visit: a stored index needs no other file.
  const response = await load('no-cache')
    .catch(() => load('force-cache'))
    .catch((reason: unknown) => {
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
 * Maximum number of cached files and ranges: about 15 MB of ranges. A host that ignores ranges sends whole files, each
 * of which is cached once, so no more than the index has.
 */
const keptShards = 500;

if (!('document' in globalThis) && self.name === workerName) {
  const fetchFile = createCachingFetch({ cacheName: 'search-core', maxFiles: keptShards });
  const source = createFetchBlockSource(fetchFile);
  exposeSearchService({
    // Only blocks go into Cache Storage: the service stores whole indexes.
    ports: { source: createFetchBlockSource() },
    loadShards: (ports, request) => loadShards({ ...ports, source }, request),
  });
}
