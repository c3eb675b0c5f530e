import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedCase } from '../../test/generated-documents.ts';
import { seededCorpus, seededQueries } from '../../test/seeded-corpus.ts';
import { wordAndBigramAnalyzer } from '../analysis/analyzer.ts';
import { buildIndex } from '../engine/search-engine.ts';
import { parseQuery } from '../query/parse-query.ts';
import { sampleDocumentsEn, sampleDocumentsZh } from '../testing/sample-documents.ts';
import { decodeUtf8, encodeUtf8 } from '../text/string-table.ts';
import { maxPrefixShards, shardsWith } from './shard-manifest.ts';
import type { ShardManifest } from './shard-manifest.ts';
import { builtShards, shardsOf } from './sharded-searcher.setup.ts';

const corpus = seededCorpus(80);

/** Whether the answers are documented to be those of the whole index: no question, and no beginning of many words. */
function isExact(query: string, { firstTerms }: ShardManifest): boolean {
  const { style, clauses } = parseQuery(query, wordAndBigramAnalyzer);
  const hasWide = clauses.some(
    ({ isPrefix, typed }) => isPrefix && shardsWith(firstTerms, typed, true).length > maxPrefixShards,
  );
  return style === 'short' && !hasWide;
}

describe('an index in shards', () => {
  it('answers as a whole index does: pages, rows and marks', async () => {
    const whole = buildIndex(corpus);
    const { completeAnswer, manifest } = shardsOf(corpus);
    expect(manifest.terms.length).toBeGreaterThan(20);
    let compared = 0;
    for (const query of seededQueries(corpus, 240)) {
      if (!isExact(query, manifest)) continue;
      const { first, last } = await completeAnswer(query);
      expect(last, query).toEqual(whole.search(query));
      expect(first?.pages.map(({ routePath }) => routePath)).toEqual(
        last?.pages.map(({ routePath }) => routePath),
      );
      compared += 1;
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('answers hostile queries in hostile documents alike, but for corrections', async () => {
    await fc.assert(
      fc.asyncProperty(generatedCase, fc.constantFrom(20, 60, 4000), async ({ documents, query }, size) => {
        const sizes = { terms: size, heads: size, texts: size };
        const { completeAnswer, manifest } = shardsOf(documents, () => false, sizes);
        const { last } = await completeAnswer(query);
        const whole = buildIndex(documents).search(query);
        const rows = whole.pages.flatMap((page) => page.rows);
        // JSON keeps half a surrogate pair, which UTF-8 does not.
        if (decodeUtf8(encodeUtf8(query)) !== query) return;
        if (!isExact(query, manifest) || rows.some(({ corrections }) => corrections.length > 0)) return;
        expect(last).toEqual(whole);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    'lantern',
    'light.wickLength',
    'pond stream',
    'lantrn',
    '灯笼',
    '灯',
    'Garden插件',
    'zzzz',
    '',
    '$x',
    'constructor',
    '__proto__',
  ])('answers %j as a whole index does', async (query) => {
    const documents = [...sampleDocumentsEn, ...sampleDocumentsZh];
    const { last } = await shardsOf(documents).completeAnswer(query);
    expect(last).toEqual(buildIndex(documents).search(query));
  });

  it('answers a beginning that many shards have with the pages of the whole index, and loads none of them', async () => {
    const { completeAnswer, manifest, read } = shardsOf(corpus);
    const [beginning = ''] = manifest.beginnings.keys();
    expect(beginning).toHaveLength(1);
    const { last } = await completeAnswer(beginning);
    expect(last?.pages.map(({ routePath }) => routePath)).toEqual(
      buildIndex(corpus)
        .rank(beginning, { limit: 7 })
        .map(({ routePath }) => routePath),
    );
    const shards = new Set(manifest.terms.map(({ file }) => file));
    expect(read.filter((name) => shards.has(name)).length).toBeLessThanOrEqual(maxPrefixShards);
  });

  it('loads the shards of a word, not all, and none again', async () => {
    const { completeAnswer, manifest, read } = shardsOf(corpus);
    const title = corpus.find((page) => /^\w{6,}$/.test(page.title))?.title ?? '';
    await completeAnswer(title);
    const terms = new Set(manifest.terms.map(({ file }) => file));
    expect(read.filter((name) => terms.has(name)).length).toBeLessThan(6);
    const before = read.length;
    await completeAnswer(title);
    expect(read).toHaveLength(before);
  });

  it('corrects typos that are beyond the shard of the typed word', async () => {
    const documents = ['configuration', 'zebra'].map((title) => ({
      routePath: `/${title}`,
      title,
      content: '',
      toc: [],
      domain: '',
    }));
    const filler = corpus.slice(0, 20);
    const { completeAnswer } = shardsOf([...documents, ...filler]);
    const found = async (query: string) => (await completeAnswer(query)).last?.pages[0]?.routePath;
    expect(await found('cofniguration')).toBe('/configuration');
    expect(await found('ocnfiguration')).toBe('/configuration');
    expect(await found('xconfiguration')).toBe('/configuration');
  });

  it('keeps the names of most files when one page changes', () => {
    const pages = seededCorpus(400);
    const edited = pages.map((page, at) =>
      at === 30 ? { ...page, content: `${page.content}\nA zebra, a yak.` } : page,
    );
    const before = new Set(shardsOf(pages).files.keys());
    const changed = [...shardsOf(edited).files.keys()].filter((name) => !before.has(name));
    expect(before.size).toBeGreaterThan(300);
    expect(changed.length).toBeLessThan(before.size / 10);
  });

  it('leaves out what is missing', async () => {
    const { manifest } = shardsOf(corpus);
    const texts = new Set(manifest.texts.map(({ file }) => file));
    const title = corpus[3]?.title ?? '';
    const withoutTexts = await shardsOf(corpus, (name) => texts.has(name)).completeAnswer(title);
    expect(withoutTexts.last?.isComplete).toBe(false);
    expect(withoutTexts.last?.pages).toEqual(withoutTexts.first?.pages);
    expect(withoutTexts.last?.pages.length).toBeGreaterThan(0);
    const heads = new Set(manifest.heads.slice(0, 5).map(({ file }) => file));
    const withoutHeads = await shardsOf(corpus, (name) => heads.has(name)).search(title);
    expect(withoutHeads?.pages.length).toBeGreaterThan(0);
    expect([withoutTexts.last?.isPartial, withoutHeads?.isPartial]).toEqual([undefined, true]);
    expect(await shardsOf(corpus, () => true).search(title)).toBeUndefined();
  });

  it.each(['aassetPrefix', 'output.asetPrefix', 'stlye', 'assetPrefx'])('corrects %s', async (query) => {
    const pages = ['output.assetPrefix', 'stl', 'style', 'C++', 'C'].map((title, at) => ({
      routePath: `/p${at}`,
      title,
      content: '',
      toc: [],
      domain: '',
    }));
    const documents = [...pages, ...corpus];
    const { last } = await shardsOf(documents).completeAnswer(query);
    expect(last).toEqual(buildIndex(documents).search(query));
    expect(last?.pages.flatMap(({ rows }) => rows.flatMap(({ corrections }) => corrections))).not.toEqual([]);
  });

  it('answers a letter with signs as a name, not as a beginning', async () => {
    const pages = ['C++', 'C'].map((title) => ({
      routePath: title,
      title,
      content: '',
      toc: [],
      domain: '',
    }));
    const { search, manifest } = shardsOf([...pages, ...corpus]);
    expect(manifest.beginnings.has('c')).toBe(true);
    expect((await search('C++'))?.pages[0]?.routePath).toBe('C++');
  });

  it('does not keep an answer that lacks a shard', async () => {
    let isOffline = true;
    const { manifest, completeAnswer } = shardsOf(corpus, (name) => isOffline && name === missing);
    const words = (corpus[2]?.title ?? '').split(' ');
    const missing = manifest.terms[shardsWith(manifest.firstTerms, words[0] ?? '', false)[0] ?? -1]?.file;
    const query = `${words.join(' ')} `;
    const lacking = await completeAnswer(query);
    isOffline = false;
    const { last } = await completeAnswer(query);
    expect(last).toEqual(buildIndex(corpus).search(query));
    expect(lacking.last).not.toEqual(last);
  });

  it('loads a limited number of shards for a pasted text', async () => {
    const documents = Array.from({ length: 60 }, (_, at) => ({
      routePath: `/${at}`,
      title: `第${at}页`,
      content: Array.from({ length: 40 }, (__, place) => String.fromCharCode(0x4e00 + at * 40 + place)).join(
        '',
      ),
      toc: [],
      domain: '',
    }));
    const { search, manifest, read } = shardsOf(documents);
    expect(manifest.terms.length).toBeGreaterThan(40);
    await search(documents.map(({ content }) => content.slice(0, 4)).join(''));
    const shards = new Set(manifest.terms.map(({ file }) => file));
    expect(read.filter((name) => shards.has(name)).length).toBeLessThanOrEqual(24);
  });

  it('keeps the order of pages where one is there twice', async () => {
    const [first, second, ...others] = corpus;
    if (first === undefined || second === undefined) throw new Error('no pages');
    const twins = [{ ...second, routePath: '/twin' }, first, second, first, ...others];
    const { last } = await shardsOf(twins).completeAnswer(second.title);
    expect(last).toEqual(buildIndex(twins).search(second.title));
  });

  it('has a page once, and the first of two', async () => {
    const [first, ...others] = corpus;
    if (first === undefined) throw new Error('no page');
    const { completeAnswer } = shardsOf([first, { ...first, title: 'zebra' }, ...others]);
    expect((await completeAnswer('zebra')).last?.pages).toEqual([]);
  });

  it('of no pages answers nothing', async () => {
    expect(await shardsOf([]).search('a')).toEqual({ query: 'a', pages: [], rowCount: 0, isComplete: true });
  });

  it('is built of documents that are read anew each time, not of a generator', () => {
    const pages = { [Symbol.iterator]: () => corpus.values() };
    const fromArray = builtShards(corpus);
    expect(builtShards(pages)).toEqual(fromArray);
    expect(() => builtShards(corpus.values())).toThrow('read 80 documents, then 0');
  });
});
