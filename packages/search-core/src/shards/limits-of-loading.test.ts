import { describe, expect, it } from 'vitest';
import { buildIndex } from '../engine/search-engine.ts';
import { wordAndBigramAnalyzer } from '../analysis/analyzer.ts';
import { termCount } from '../dictionary/term-dictionary.ts';
import { parseQuery } from '../query/parse-query.ts';
import { isWide } from './beginnings.ts';
import { builtShards, openedShards, shardsOf } from './sharded-searcher.setup.ts';
import { decodeManifest } from './shard-manifest.ts';
import { createTermLoader } from './term-loader.ts';
import { decodeTermShards } from './term-shard.ts';

const pagesOf = (titles: readonly string[], content = '') =>
  titles.map((title, at) => ({ routePath: `/p${at}`, title, content, toc: [] }));
const numbered = (count: number, word = 'word') => Array.from({ length: count }, (_, at) => `${word}${at}`);
/** Each term, head and page has a file. */
const ownFiles = { sizes: { terms: 1, heads: 1 } };

describe('a search in shards', () => {
  it('reads the heads of pages that may rank first by their name, even if fewer are shown', async () => {
    const { search } = shardsOf(pagesOf(['Emit', 'Emit', 'emit()']), () => false, ownFiles);
    const { pages } = (await search('emit()', { limit: 1 })) ?? {};
    expect(pages?.map(({ title }) => title)).toEqual(['emit()']);
  });

  it('shows at most 20 pages', async () => {
    const { search, complete } = shardsOf(pagesOf(numbered(30).map((word) => `Wick ${word}`)));
    await search('wick ', { limit: 50 });
    await complete();
    expect((await search('wick ', { limit: 50 }))?.pages).toHaveLength(20);
  });

  it('returns nothing after a newer one has begun, even if that has its answer already', async () => {
    const { search, completeAnswer } = shardsOf(pagesOf(['Lantern', 'Wick', 'Kettle']));
    const older = search('wick ');
    const newer = search('lantern ');
    expect([await older, (await newer)?.pages.length]).toEqual([undefined, 1]);
    await completeAnswer('lantern ');
    const other = search('kettle ');
    expect((await search('lantern '))?.isComplete).toBe(true);
    expect(await other).toBeUndefined();
  });

  it('searches a phrase in six texts', async () => {
    const pages = pagesOf(numbered(40)).map((page, at) => ({
      ...page,
      content: `wick lantern under kettle copper ${numbered(10 * at).join(' ')}`,
    }));
    const { search, manifest, read } = shardsOf(pages, () => false, ownFiles);
    await search('copper kettle under lantern wick ', { limit: 1 });
    const texts = new Set(manifest.texts.files);
    expect(read.filter((name) => texts.has(name)).length).toBeLessThanOrEqual(7);
    expect(read.filter((name) => texts.has(name)).length).toBeGreaterThanOrEqual(6);
  });

  it('does not correct a pair of known words', async () => {
    const { completeAnswer, manifest, read } = shardsOf(pagesOf(['copper', 'kettle']));
    await completeAnswer('copper kettle ');
    const letters = new Set(manifest.spelling.values());
    expect(read.filter((name) => letters.has(name))).toEqual([]);
  });

  it('requests files again that it has not used for many queries', async () => {
    const words = [...numbered(150), ...numbered(1, 'kettle'), ...numbered(1, 'lantern'), 'copper'];
    const { completeAnswer, manifest, read } = shardsOf(pagesOf(words), () => false, ownFiles);
    const filesOf = async (query: string) => {
      const before = read.length;
      await completeAnswer(query);
      return read.slice(before);
    };
    const kinds = [manifest.terms, manifest.heads, manifest.texts].map(({ files }) => files);
    for (const query of ['word0 ', ...numbered(150).map((word) => `${word} `)]) await completeAnswer(query);
    const again = await filesOf('word0 ');
    expect(kinds.map((names) => again.some((name) => names.includes(name)))).toEqual([true, true, true]);
    const letters = [...manifest.spelling.values()];
    for (const typo of ['cpper ', 'ketle ', 'lntern ']) await completeAnswer(typo);
    expect((await filesOf('coper ')).some((name) => letters.includes(name))).toBe(true);
  });

  it.each([false, true])('skips blocks of a range that ends after the first: %s', async (isCut) => {
    const built = builtShards(pagesOf(numbered(40)), {
      ...ownFiles,
      maxFiles: { terms: 1, heads: 1, texts: 1 },
    });
    const manifest = decodeManifest(built.manifest);
    if (!manifest.ok) throw new Error(manifest.error.kind);
    const load = createTermLoader(manifest.value, {
      terms: ({ file, range }) => {
        const bytes = built.files
          .get(file)
          ?.slice(range?.from, isCut ? (range?.ends?.[0] ?? range?.to) : range?.to);
        const shards = decodeTermShards(bytes ?? new Uint8Array());
        return Promise.resolve(shards.ok ? shards.value : undefined);
      },
      heads: () => Promise.resolve(undefined),
      page: () => Promise.resolve(undefined),
      beginnings: () => Promise.resolve(undefined),
    });
    const query = parseQuery('word30 word31 ', wordAndBigramAnalyzer);
    const { isWhole, index } = await load(query, new AbortController().signal);
    expect([isWhole, termCount(index.dictionary) > 0]).toEqual([!isCut, !isCut]);
  });
});

it('a prefix that many blocks have finds 20 pages, first those whose heading equals it', async () => {
  const documents = pagesOf(['C++', 'C', ...numbered(60, 'c')]);
  const searcher = openedShards(builtShards(documents, ownFiles));
  expect(isWide(searcher.manifest, 'c')).toBe(true);
  await searcher.search('c', { limit: 20 });
  await searcher.complete();
  const found = (await searcher.search('c', { limit: 20 }))?.pages.map(({ routePath }) => routePath);
  expect(found?.[0]).toBe('/p1');
  expect(found).toEqual(
    buildIndex(documents)
      .rank('c', { limit: 20 })
      .map(({ routePath }) => routePath),
  );
  expect(found).toHaveLength(20);
});
