import { describe, expect, it } from 'vitest';
import { buildIndex, limits } from '../src/index.ts';
import { sampleDocumentsEn, sampleDocumentsZh } from '../src/testing/index.ts';
import { seededRandom } from '../bench/corpora/seeded.ts';
import { hostileQuery } from './hostile-queries.ts';
import { hostileUnits } from './hostile-text.ts';
import { patience } from './patience.ts';
import { responseFaults } from './response-faults.ts';

const seed = 20_240_611;
const queryCount = 100_000;
/** Every tenth query is also ranked, every hundredth explained. */
const rankedEvery = 10;
const explainedEvery = 100;

const hostilePage = {
  routePath: '/hostile',
  title: 'Lantern 灯笼 e\u0301 ﬁ',
  content: hostileUnits.filter((_, at) => at % 3 === 0).join(' '),
  toc: [{ text: 'か\u3099 \ud83d assetPrefix', id: 'part', depth: 2, charIndex: 3 }],
  domain: '',
};

describe('hostile queries', patience, () => {
  it('never throw, and never return more than requested', () => {
    const index = buildIndex([
      ...sampleDocumentsEn.slice(1, 2),
      ...sampleDocumentsZh.slice(1, 2),
      hostilePage,
    ]);
    const bounds = { pages: limits.pages, rowsPerPage: limits.rowsPerPage };
    const random = seededRandom(seed);
    const ran = { searched: 0, ranked: 0, explained: 0, found: 0, rows: 0, longest: 0, codeUnits: 0 };
    for (let at = 0; at < queryCount; at += 1) {
      const query = hostileQuery(random);
      const response = index.search(query);
      const faults = responseFaults(response, bounds);
      if (faults.length > 0) expect.fail(`${JSON.stringify(query.slice(0, 300))}: ${faults.join('; ')}`);
      ran.searched += 1;
      ran.found += response.pages.length > 0 ? 1 : 0;
      ran.rows += response.rowCount;
      ran.longest = Math.max(ran.longest, query.length);
      ran.codeUnits += query.length;
      if (at % rankedEvery === 0) {
        ran.ranked += 1;
        expect(index.rank(query).length).toBeLessThanOrEqual(bounds.pages);
      }
      if (at % explainedEvery === 0) {
        ran.explained += 1;
        expect(Number.isFinite(index.explain(query, '/hostile').score)).toBe(true);
      }
    }
    console.log(`hostile queries: ${JSON.stringify(ran)}`);
    expect(ran.searched).toBe(queryCount);
    expect(ran.found).toBeGreaterThan(queryCount / 4);
    expect(ran.longest).toBeGreaterThan(90_000);
  });
});
