import { describe, expect, it } from 'vitest';
import { seededCorpus, seededQueries } from '../../test/seeded-corpus.ts';
import { buildIndex } from '../engine/search-engine.ts';
import { shardsOf } from './sharded-searcher.setup.ts';

const corpus = seededCorpus(80);

describe('a search in shards', () => {
  it('waits for six blocks of heads, and shows the other pages with their texts', async () => {
    const sizes = { terms: 600, heads: 1 };
    const { completeAnswer, manifest, read } = shardsOf(corpus, () => false, { sizes });
    expect(manifest.heads.files).toHaveLength(corpus.length);
    const whole = buildIndex(corpus);
    const query = seededQueries(corpus, 240).find((text) => whole.search(`${text} `).pages.length === 7);
    const { first, last } = await completeAnswer(`${query} `);
    expect(first?.pages).toHaveLength(6);
    expect(last?.pages).toHaveLength(7);
    expect(last?.isComplete).toBe(true);
    expect(last?.pages.slice(0, 6).map(({ title }) => title)).toEqual(first?.pages.map(({ title }) => title));
    const before = read.slice(
      0,
      read.findIndex((name) => manifest.texts.files.includes(name)),
    );
    expect(before.filter((name) => manifest.heads.files.includes(name))).toHaveLength(6);
  });

  it('loads only the shards of a word, each once', async () => {
    const { completeAnswer, manifest, read } = shardsOf(corpus);
    const title = corpus.find((page) => /^\w{6,}$/.test(page.title))?.title ?? '';
    await completeAnswer(title);
    const terms = new Set(manifest.terms.files);
    expect(read.filter((name) => terms.has(name)).length).toBeLessThan(6);
    const before = read.length;
    await completeAnswer(title);
    expect(read).toHaveLength(before);
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
    const options = { sizes: { terms: 100, heads: 300 } };
    const { search, manifest, read } = shardsOf(documents, () => false, options);
    expect(manifest.terms.files.length).toBeGreaterThan(80);
    await search(documents.map(({ content }) => content.slice(0, 4)).join(''));
    const shards = new Set(manifest.terms.files);
    expect(read.filter((name) => shards.has(name))).toHaveLength(40);
  });
});
