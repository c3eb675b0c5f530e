import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checksum } from '../../src/codec/checksum.ts';
import { buildIndex, buildShards } from '../../src/index.ts';
import { generateDocuments } from '../corpora/generated.ts';
import { queryMix } from '../corpora/query-mix.ts';
import { median } from '../percentiles.ts';
import { costOf, sumOf } from './query-cost.ts';

/** 1,000 pages of ten sections, in files of several blocks, as on a large site. */
const documents = generateDocuments(10_000);
const files = new Map<string, Uint8Array>();
const compress = (bytes: Uint8Array) => new Uint8Array(gzipSync(bytes, { level: 6 }));
const { manifest } = buildShards(documents, {
  locale: 'zh',
  compress,
  maxFiles: { terms: 40, heads: 10, texts: 40 },
  write(bytes) {
    const name = `${bytes.length}-${checksum(bytes, 0)}.bin`;
    files.set(name, bytes);
    return name;
  },
});
files.set('manifest.bin', compress(manifest));

const stored = (name: string): Uint8Array => files.get(name) ?? new Uint8Array();
const queries = queryMix(documents);
const costs = await Promise.all(
  queries.map(async ({ query, class: kind }) => ({ query, kind, ...(await costOf(stored, query)) })),
);
const typos = costs.filter(({ kind }) => kind === 'typo');
const others = costs.filter(({ kind }) => kind !== 'typo');
const mostIn = ({ rounds }: (typeof costs)[number]) => Math.max(0, ...rounds.map(({ requests }) => requests));

describe('a query of 1,000 pages in shards', () => {
  it('has its first answer after two rounds, with a typo after four', () => {
    expect(queries.length).toBeGreaterThan(150);
    expect(others.filter(({ rounds }) => rounds.length > 2)).toEqual([]);
    expect(typos.filter(({ rounds }) => rounds.length > 4)).toEqual([]);
  });

  it('sends six requests per round, for long Chinese titles and names of several parts up to nine', () => {
    expect(median(costs.map(mostIn))).toBeLessThanOrEqual(6);
    expect(costs.filter((cost) => mostIn(cost) > 6).length).toBeLessThanOrEqual(costs.length / 10);
    expect(costs.filter((cost) => mostIn(cost) > 9)).toEqual([]);
  });

  it('loads few bytes for the manifest, the first answer and the excerpts of ten pages', () => {
    const bytesOf = (some: typeof costs) => median(some.map(({ rounds }) => sumOf(rounds).bytes));
    expect(stored('manifest.bin').length).toBeLessThan(9000);
    expect(bytesOf(others)).toBeLessThan(38_500);
    expect(bytesOf(typos)).toBeLessThan(100_000);
    expect(median(others.map(({ whole }) => whole.bytes))).toBeLessThan(80_000);
  });

  it('has the order of the whole index for 99 of 100 queries', () => {
    const whole = buildIndex(documents, { locale: 'zh' });
    const other = costs.filter(({ query, routePaths }) => {
      const expected = whole.rank(query, { limit: 10 }).map(({ routePath }) => routePath);
      return expected.join() !== routePaths.join();
    });
    expect(other.length, other.map(({ query }) => query).join('\n')).toBeLessThanOrEqual(costs.length / 100);
  });
});
