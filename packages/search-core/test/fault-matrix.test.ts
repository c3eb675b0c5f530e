import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildHeads, buildIndex } from '../src/index.ts';
import { failure, success } from '../src/outcome.ts';
import { loadShards } from '../src/service/load-shards.ts';
import { createSearchService } from '../src/service/search-service.ts';
import type { FileSource, OpenIndexRequest, SearchService } from '../src/service/index.ts';
import { isWide } from '../src/shards/beginnings.ts';
import { rangeOf } from '../src/shards/block-table.ts';
import { decodeManifest } from '../src/shards/shard-manifest.ts';
import { builtShards } from '../src/shards/sharded-searcher.setup.ts';
import { createMemoryIndexStore } from '../src/testing/memory-index-store.ts';
import { indexFiles } from '../src/testing/index-files.ts';
import { seededCorpus } from './seeded-corpus.ts';

/** Tests the fault table of DESIGN.md. */
const design = readFileSync(new URL('../DESIGN.md', import.meta.url), 'utf8');
const [, rows = ''] = /\n\| File +\| Refused once +\|.*\n\|.*\n((?:\|.*\n)+)/.exec(design) ?? [];
const table = rows
  .trim()
  .split('\n')
  .map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const documents = [
  ...seededCorpus(60),
  { routePath: '/zebra', title: 'Zebra crossing', content: 'Stripes of quagga.', toc: [], domain: '' },
];

const site = { site: '/', locale: 'en', contentHash: 'one' };
const urls = { headsUrl: '/heads', indexUrl: '/index', contentsUrl: '/contents' };
const whole: OpenIndexRequest = { ...site, ...urls };
const wholeFiles = new Map([
  [urls.headsUrl, buildHeads(documents, { locale: 'en' })],
  ...indexFiles({ ...urls, locale: 'en' }, documents),
]);

const sharded: OpenIndexRequest = { ...site, manifestUrl: '/manifest' };
const built = builtShards(documents, { sizes: { terms: 600, heads: 300 } });
const shardFiles = new Map([...built.files].map(([name, bytes]) => [`/${name}`, bytes]));
shardFiles.set('/manifest', built.manifest);
const decoded = decodeManifest(built.manifest);
if (!decoded.ok) throw new Error(decoded.error.kind);
const manifest = decoded.value;

interface FileKind {
  readonly request: OpenIndexRequest;
  /** A query that needs the file. */
  readonly query: string;
  readonly isFile: (url: string) => boolean;
}

const wideBeginning = Array.from('abcdefghijklmnopqrstuvwxyz').find((one) => isWide(manifest, one)) ?? '';
/** A word that many pages have, and one that only one page has. */
const commonWord = documents[0]?.content.split(' ')[0] ?? '';
const [, last] = buildIndex(documents).rank(`${commonWord} `);
const found = documents.findIndex(({ routePath }) => routePath === last?.routePath);

const among = (names: readonly string[]) => (url: string) => names.includes(url.slice(1));
const kinds: Readonly<Record<string, FileKind>> = {
  heads: { request: whole, query: 'zebra', isFile: (url) => url === urls.headsUrl },
  'lookup tables': { request: whole, query: 'quagga', isFile: (url) => url === urls.indexUrl },
  contents: { request: whole, query: 'zebra', isFile: (url) => url === urls.contentsUrl },
  manifest: { request: sharded, query: 'zebra', isFile: (url) => url === '/manifest' },
  'terms of a word': {
    request: sharded,
    query: 'quagga zebra ',
    isFile: among(manifest.terms.files.slice(-1)),
  },
  'terms of all words': { request: sharded, query: 'quagga zebra ', isFile: among(manifest.terms.files) },
  'words of a letter': {
    request: sharded,
    query: 'zbera crossing ',
    isFile: among([...manifest.spelling.values()]),
  },
  beginnings: { request: sharded, query: wideBeginning, isFile: among([manifest.beginnings]) },
  'block of heads': {
    request: sharded,
    query: `${commonWord} `,
    isFile: among([manifest.heads.files[rangeOf(manifest.heads.firstPages, found)] ?? '']),
  },
  'block of texts': { request: sharded, query: 'zebra ', isFile: among(manifest.texts.files) },
};

type Fault = (bytes: Uint8Array, isRetry: boolean) => Awaited<ReturnType<FileSource['fetch']>>;

const damaged = (bytes: Uint8Array) => bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte));
const otherVersion = (bytes: Uint8Array) => bytes.map((byte, at) => (at === 4 ? byte + 1 : byte));
const page = new TextEncoder().encode('<!doctype html><title>Not found</title>');
const refusals: readonly ((bytes: Uint8Array) => Uint8Array)[] = [
  damaged,
  (bytes) => bytes.slice(0, bytes.length >> 1),
  () => new Uint8Array(),
  () => page,
  otherVersion,
];
const noAnswer =
  (status: number | null): Fault =>
  () =>
    failure({ kind: 'fetch-failed', url: '', status });

/** In column order. */
const faults: readonly (readonly Fault[])[] = [
  refusals.map((refused) => (bytes, isRetry) => success(isRetry ? bytes : refused(bytes))),
  refusals.map((refused) => (bytes) => success(refused(bytes))),
  [noAnswer(404), noAnswer(500), noAnswer(null)],
];

function serviceWith({ request, isFile }: FileKind, fault: Fault | 'slow' | undefined) {
  const warnings: string[] = [];
  const held: (() => void)[] = [];
  const state = { isFaulty: true, requests: 0 };
  const files = request === whole ? wholeFiles : shardFiles;
  const fetch: FileSource['fetch'] = async (url, { isRetry = false } = {}) => {
    const bytes = files.get(url);
    if (bytes === undefined) return failure({ kind: 'fetch-failed', url, status: 404 });
    if (!isFile(url)) return success(bytes);
    state.requests += 1;
    if (fault === undefined || !state.isFaulty) return success(bytes);
    if (fault !== 'slow') return fault(bytes, isRetry);
    await new Promise<void>((resolve) => held.push(resolve));
    return success(bytes);
  };
  const ports = {
    store: createMemoryIndexStore(),
    source: { fetch },
    warn: (text: string) => warnings.push(text),
  };
  return { ...createSearchService(ports, loadShards), warnings, held, state };
}

const ask = async (service: SearchService, { query }: FileKind) => {
  const outcome = await service.search({ locale: 'en', text: query, limit: 7 });
  return outcome.ok ? outcome.value : outcome.error.kind;
};

/** The last answer, after which no better one follows. */
async function lastAnswer(service: SearchService, kind: FileKind) {
  const opened = await service.open(kind.request).catch(() => failure(null));
  let answer = opened.ok ? await ask(service, kind) : 'not open';
  while (typeof answer !== 'string' && !answer.isComplete && (await service.whenImproved('en')))
    answer = await ask(service, kind);
  return answer;
}

const pathsOf = (answer: Awaited<ReturnType<typeof lastAnswer>>) =>
  typeof answer === 'string' ? answer : answer.pages.map(({ routePath }) => routePath);

async function observed(kind: FileKind, fault: Fault, good: unknown): Promise<string> {
  const service = serviceWith(kind, fault);
  const answer = await lastAnswer(service, kind);
  if (answer === 'not open') return 'not opened';
  if (typeof answer === 'string') return 'no answer';
  if (service.warnings.length === 0)
    return JSON.stringify(answer) === JSON.stringify(good) ? 'same' : 'silently other';
  if (answer.isPartial) return 'partial';
  if (!answer.isComplete) return 'no statements';
  return JSON.stringify(answer) === JSON.stringify(good) ? 'warning' : 'other';
}

describe.each(table)('%s', (name, ...cells) => {
  const kind = kinds[name];
  if (kind === undefined) throw new Error(`DESIGN.md has a fault matrix with ${name}`);

  it('is needed by its query', async () => {
    const service = serviceWith(kind, undefined);
    expect(await lastAnswer(service, kind)).toMatchObject({ isComplete: true });
    expect(service.state.requests).toBeGreaterThan(0);
    expect(service.warnings).toEqual([]);
  });

  it.each(faults.map((group, at) => [cells[at], group] as const))('%s', async (cell, group) => {
    const good = await lastAnswer(serviceWith(kind, undefined), kind);
    for (const fault of group) expect(await observed(kind, fault, good)).toBe(cell);
  });

  it('is requested again once it is available', async () => {
    const good = await lastAnswer(serviceWith(kind, undefined), kind);
    for (const group of faults.slice(1)) {
      const service = serviceWith(kind, group[0]);
      await lastAnswer(service, kind);
      service.state.isFaulty = false;
      const answer = await lastAnswer(service, kind);
      // Not loaded before the next visit: the content of this name does not change.
      if (name === 'contents') expect(answer).toMatchObject({ isComplete: false });
      else expect(answer).toEqual(good);
    }
  });

  it(`slow: ${cells[3]}`, async () => {
    const good = await lastAnswer(serviceWith(kind, undefined), kind);
    const service = serviceWith(kind, 'slow');
    const seen: Awaited<ReturnType<typeof ask>>[] = [];
    void service.open(kind.request);
    const answer = ask(service, kind).then((value) => seen.push(value));
    for (let turn = 0; turn < 50 && seen.length === 0; turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
    const [first] = seen;
    if (cells[3] === 'waits') expect(first).toBeUndefined();
    else expect(first).toMatchObject({ isComplete: false });
    service.state.isFaulty = false;
    for (const release of service.held) release();
    await answer;
    expect(pathsOf(await lastAnswer(service, kind))).toEqual(pathsOf(good));
  });
});

it('the fault matrix of DESIGN.md has all files', () => {
  expect(table.map(([name]) => name)).toEqual(Object.keys(kinds));
});
