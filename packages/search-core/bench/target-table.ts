import { isLeftOut, type Cell } from './cell.ts';
import { measurementOf } from './cost-table.ts';
import { engineNames, referenceFor } from './engines/engine-facts.ts';
import { bestPeer } from './relevance-table.ts';
import { digits, ratio, type Table } from './table.ts';

/** search-core compared with its targets, one row per corpus. */
export function targetTable(cells: readonly Cell[]): Table {
  return {
    columns: [
      { head: 'corpus', align: 'left' },
      { head: 'sections' },
      { head: 'relevance ÷ best' },
      { head: 'weakest class', align: 'left' },
      { head: 'index brotli' },
      { head: 'build' },
      { head: 'open + first ÷ FlexSearch' },
      { head: 'warm p50' },
      { head: 'warm p99' },
      { head: 'memory' },
      { head: 'rows warm p95 ms' },
    ],
    rows: cells.flatMap(({ corpus, engine, result }) => {
      if (engine !== 'search-core' || isLeftOut(result)) return [];
      const reference = measurementOf(cells, corpus.name, referenceFor(corpus.locale));
      const flexsearch = measurementOf(cells, corpus.name, 'flexsearch');
      const classes = Object.entries(result.relevance)
        .map(([name, value]) => ({ name, share: value / bestPeer(cells, corpus.name, name) }))
        .filter(({ share }) => Number.isFinite(share));
      const whole = classes.find(({ name }) => name === 'all' || name === 'question');
      const weakest = classes.filter(({ name }) => name !== 'all').toSorted((a, b) => a.share - b.share)[0];
      return [
        [
          corpus.name,
          String(corpus.sections),
          whole ? `${digits(whole.share)}×` : '',
          weakest ? `${weakest.name} ${digits(weakest.share)}×` : '',
          ratio(result.indexBytes.brotli, reference?.indexBytes.brotli),
          ratio(result.buildMs, reference?.buildMs),
          ratio(result.openToFirstMs, flexsearch?.openMs),
          ratio(result.warmMs.p50, reference?.warmMs.p50),
          ratio(result.warmMs.p99, reference?.warmMs.p99),
          ratio(result.memoryBytes, reference?.memoryBytes),
          digits(result.rows?.warmMs.p95),
        ],
      ];
    }),
  };
}

/**
 * Time from opening to the first answer as the corpus grows; the last column is the ratio of the largest to the
 * smallest corpus.
 */
export function growthTable(cells: readonly Cell[]): Table {
  const sizes = [...new Map(cells.map(({ corpus }) => [corpus.name, corpus])).values()]
    .filter(({ name }) => name.startsWith('generated-'))
    .toSorted((a, b) => a.sections - b.sections);
  const engines = sizes.length < 2 ? [] : engineNames.filter((name) => cells.some((c) => c.engine === name));
  return {
    columns: [
      { head: 'open + first, ms', align: 'left' },
      ...sizes.map(({ sections }) => ({ head: String(sections) })),
      { head: 'growth' },
    ],
    rows: engines.map((engine) => {
      const times = sizes.map(({ name }) => measurementOf(cells, name, engine)?.openToFirstMs);
      return [engine, ...times.map(digits), ratio(times.at(-1) ?? Number.NaN, times[0])];
    }),
  };
}
