import { isLeftOut, type Cell } from './cell.ts';
import { digits, type Table } from './table.ts';

const classes = [
  'all',
  'title',
  'other',
  'heading',
  'typo',
  'prefix',
  'mixed',
  'ident',
  'phrase',
  'question',
] as const;

const show = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(3));

/** Each class of queries; below search-core its ratio to the best peer. */
export function relevanceTable(cells: readonly Cell[]): Table {
  const present = classes.filter((name) =>
    cells.some(({ result }) => !isLeftOut(result) && result.relevance[name] !== undefined),
  );
  const measured = cells.flatMap(({ corpus, engine, result }) =>
    isLeftOut(result) ? [] : [{ corpus: corpus.name, engine, relevance: result.relevance }],
  );
  return {
    columns: [
      { head: 'corpus', align: 'left' },
      { head: 'engine', align: 'left' },
      ...present.map((head) => ({ head })),
    ],
    rows: measured.flatMap(({ corpus, engine, relevance }, at) => {
      const row = [
        measured[at - 1]?.corpus === corpus ? '' : corpus,
        engine,
        ...present.map((name) => show(relevance[name])),
      ];
      if (engine !== 'search-core') return [row];
      const ratios = present.map((name) => {
        const best = bestPeer(cells, corpus, name);
        const own = relevance[name];
        return own === undefined || best === 0 ? '' : `${digits(own / best)}×`;
      });
      return [row, ['', '÷ best peer', ...ratios]];
    }),
  };
}

/** The best value of a class among the peers that were asked at least half of the queries; 0 without any. */
export const bestPeer = (cells: readonly Cell[], corpus: string, name: string): number =>
  Math.max(
    0,
    ...cells
      .filter((cell) => cell.corpus.name === corpus && cell.engine !== 'search-core')
      .map(({ corpus: { queries }, result }) =>
        isLeftOut(result) || result.judgedQueries < queries / 2 ? 0 : (result.relevance[name] ?? 0),
      ),
  );
