import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedCase } from '../../test/generated-documents.ts';
import { seededCorpus, seededQueries } from '../../test/seeded-corpus.ts';
import { buildIndex } from '../engine/search-engine.ts';
import { sampleDocumentsEn, sampleDocumentsZh } from '../testing/sample-documents.ts';
import { decodeUtf8, encodeUtf8 } from '../text/string-table.ts';
import { isWide } from './beginnings.ts';
import { blocksWith } from './shard-manifest.ts';
import { builtShards, isExact, shardsOf } from './sharded-searcher.setup.ts';

const corpus = seededCorpus(80);

describe('an index in shards', () => {
  it('answers like a whole index: pages, rows and marks', async () => {
    const whole = buildIndex(corpus);
    const { completeAnswer, manifest } = shardsOf(corpus);
    expect(manifest.terms.files.length).toBeGreaterThan(20);
    let compared = 0;
    for (const query of seededQueries(corpus, 240)) {
      if (!isExact(query, manifest)) continue;
      const { first, last } = await completeAnswer(query);
      expect(last, query).toEqual(whole.search(query));
      const shown = first?.pages.map(({ routePath }) => routePath) ?? [];
      expect(last?.pages.slice(0, shown.length).map(({ routePath }) => routePath)).toEqual(shown);
      expect(shown.length).toBeGreaterThanOrEqual(Math.min(1, last?.pages.length ?? 0));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('answers in the same way from files of several blocks, of which it reads ranges', async () => {
    const files = { terms: 3, heads: 3, texts: 3 };
    const { completeAnswer, manifest } = shardsOf(corpus, () => false, { maxFiles: files });
    for (const { files: names, lengths } of [manifest.terms, manifest.heads]) {
      expect(names.length).toBeLessThanOrEqual(4);
      expect(lengths.length).toBeGreaterThan(names.length);
    }
    expect(manifest.texts.files.length).toBeLessThanOrEqual(4);
    const whole = buildIndex(corpus);
    for (const query of seededQueries(corpus, 60))
      if (isExact(query, manifest)) expect((await completeAnswer(query)).last).toEqual(whole.search(query));
  });

  it('answers in the same way if a heading and the query have a line break', async () => {
    const heading = { text: 'The wick', id: 'wick', depth: 2, charIndex: -1 };
    const pond = { routePath: '/pond', title: 'Pond', content: '', toc: [heading], domain: '' };
    const toc = [{ ...heading, text: 'The\n{wick}' }];
    const documents = [pond, { ...pond, routePath: '/garden', title: 'Garden', toc }];
    const { last } = await shardsOf(documents).completeAnswer('The\n{wick}');
    expect(last).toEqual(buildIndex(documents).search('The\n{wick}'));
  });

  it('answers hostile queries in hostile documents in the same way, except for corrections', async () => {
    await fc.assert(
      fc.asyncProperty(generatedCase, fc.constantFrom(20, 60, 4000), async ({ documents, query }, size) => {
        const sizes = { terms: size, heads: size };
        const { completeAnswer, manifest } = shardsOf(documents, () => false, { sizes });
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
  ])('answers %j like a whole index', async (query) => {
    const documents = [...sampleDocumentsEn, ...sampleDocumentsZh];
    const { last } = await shardsOf(documents).completeAnswer(query);
    expect(last).toEqual(buildIndex(documents).search(query));
  });

  it('answers a prefix of many shards with the pages of the whole index, and loads none of them', async () => {
    const { completeAnswer, manifest, read } = shardsOf(corpus);
    const beginning =
      Array.from('abcdefghijklmnopqrstuvwxyz').find((letter) => isWide(manifest, letter)) ?? '';
    expect(beginning).not.toBe('');
    const { last } = await completeAnswer(beginning);
    expect(last?.pages.map(({ routePath }) => routePath)).toEqual(
      buildIndex(corpus)
        .rank(beginning, { limit: 7 })
        .map(({ routePath }) => routePath),
    );
    const shards = new Set(manifest.terms.files);
    expect(read.filter((name) => shards.has(name)).length).toBeLessThanOrEqual(5);
  });

  it('corrects typos outside the shard of the typed word', async () => {
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

  it('skips missing files', async () => {
    const { manifest } = shardsOf(corpus);
    const texts = new Set(manifest.texts.files);
    const title = corpus[3]?.title ?? '';
    const withoutTexts = await shardsOf(corpus, (name) => texts.has(name)).completeAnswer(title);
    expect(withoutTexts.last?.isComplete).toBe(false);
    expect(withoutTexts.last?.pages).toEqual(withoutTexts.first?.pages);
    expect(withoutTexts.last?.pages.length).toBeGreaterThan(0);
    const heads = new Set(manifest.heads.files.slice(0, 5));
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

  it('answers a letter with punctuation as a name, not as a prefix', async () => {
    const pages = ['C++', 'C'].map((title) => ({
      routePath: title,
      title,
      content: '',
      toc: [],
      domain: '',
    }));
    const { search, manifest } = shardsOf([...pages, ...corpus]);
    expect(isWide(manifest, 'c')).toBe(true);
    expect((await search('C++'))?.pages[0]?.routePath).toBe('C++');
  });

  it('does not cache an answer that lacks a shard', async () => {
    let isOffline = true;
    const { manifest, completeAnswer } = shardsOf(corpus, (name) => isOffline && name === missing);
    const words = (corpus[2]?.title ?? '').split(' ');
    const missing = manifest.terms.files[blocksWith(manifest.bounds, words[0] ?? '', false)[0] ?? -1];
    const query = `${words.join(' ')} `;
    const lacking = await completeAnswer(query);
    isOffline = false;
    const { last } = await completeAnswer(query);
    expect(last).toEqual(buildIndex(corpus).search(query));
    expect(lacking.last).not.toEqual(last);
  });

  it('keeps the order of pages if one occurs twice', async () => {
    const [first, second, ...others] = corpus;
    if (first === undefined || second === undefined) throw new Error('no pages');
    const twins = [{ ...second, routePath: '/twin' }, first, second, first, ...others];
    const { last } = await shardsOf(twins).completeAnswer(second.title);
    expect(last).toEqual(buildIndex(twins).search(second.title));
  });

  it('has a page once, the first of two', async () => {
    const [first, ...others] = corpus;
    if (first === undefined) throw new Error('no page');
    const { completeAnswer } = shardsOf([first, { ...first, title: 'zebra' }, ...others]);
    expect((await completeAnswer('zebra')).last?.pages).toEqual([]);
  });

  it('without pages answers nothing', async () => {
    expect(await shardsOf([]).search('a')).toEqual({ query: 'a', pages: [], rowCount: 0, isComplete: true });
  });

  it('is built from documents that can be read repeatedly, not from a generator', () => {
    const pages = { [Symbol.iterator]: () => corpus.values() };
    const fromArray = builtShards(corpus);
    expect(builtShards(pages)).toEqual(fromArray);
    expect(() => builtShards(corpus.values())).toThrow('read 80 documents, then 0');
  });
});
