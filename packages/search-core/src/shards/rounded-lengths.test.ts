import { expect, it } from 'vitest';
import { seededCorpus, seededQueries } from '../../test/seeded-corpus.ts';
import { buildIndex } from '../engine/search-engine.ts';
import { contentLengthsOf } from './content-lengths.ts';
import type { ShardManifest } from './shard-manifest.ts';
import { isExact, shardsOf } from './sharded-searcher.setup.ts';

const corpus = seededCorpus(80);

/** As those of an index of more than 8,192 pages. */
function rounded(manifest: ShardManifest): ShardManifest {
  const { levels, levelOf } = manifest.contentLengths;
  const lengths = levelOf.map((level) => levels[level] ?? 0);
  return { ...manifest, contentLengths: contentLengthsOf(lengths, 0) };
}

it('with rounded lengths orders the pages whose heads it has read as the whole index does', async () => {
  const whole = buildIndex(corpus);
  const { completeAnswer, manifest } = shardsOf(
    corpus,
    () => false,
    { sizes: { terms: 600, heads: 20_000, texts: 2000 } },
    rounded,
  );
  const different: string[] = [];
  const queries = seededQueries(corpus, 120).filter((query) => isExact(query, manifest));
  for (const query of queries) {
    const { first } = await completeAnswer(query);
    const shown = first?.pages.map(({ routePath }) => routePath) ?? [];
    const order = whole.rank(query, { limit: corpus.length }).map(({ routePath }) => routePath);
    if (order.filter((path) => shown.includes(path)).join() !== shown.join()) different.push(query);
  }
  expect(different.length, different.join('\n')).toBeLessThanOrEqual(queries.length / 50);
});
