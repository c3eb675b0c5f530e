import { isLeftOut, judgedCount, type Cell, type Measurement } from './cell.ts';
import { isOfClass } from './measures.ts';
import { bootstrapInterval, mean, showDifference, standardError } from './statistics.ts';
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

type MeasuredCell = Cell & { readonly result: Measurement };

const isMeasured = (cell: Cell): cell is MeasuredCell => !isLeftOut(cell.result);

const show = (value: number | undefined): string => (value === undefined ? '' : value.toFixed(3));

/** One column per class of queries; below search-core, its ratio to the best peer. */
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

/** The best value of a class among the peers; 0 if there is none. */
export const bestPeer = (cells: readonly Cell[], corpus: string, name: string): number =>
  bestPeerCell(cells, corpus, name)?.result.relevance[name] ?? 0;

/** A slow peer gets an evenly spaced part of the queries. */
const leastAsked = 100;

/** The best peer of a class, among those that got at least half of the queries, or 100. */
function bestPeerCell(cells: readonly Cell[], corpus: string, name: string): MeasuredCell | undefined {
  const valueOf = ({ result }: MeasuredCell) => result.relevance[name] ?? 0;
  return cells
    .filter(isMeasured)
    .filter((cell) => cell.corpus.name === corpus && cell.engine !== 'search-core')
    .filter(
      ({ corpus: { classes }, result }) => judgedCount(result) >= Math.min(leastAsked, classes.length / 2),
    )
    .toSorted((a, b) => valueOf(b) - valueOf(a))[0];
}

/** search-core compared with the best peer of each class, with confidence intervals of the difference. */
export function differenceTable(cells: readonly Cell[]): Table {
  return {
    columns: [
      { head: 'corpus', align: 'left' },
      { head: 'class', align: 'left' },
      { head: 'queries' },
      { head: 'search-core ± s.e.' },
      { head: 'best peer', align: 'left' },
      { head: 'mean' },
      { head: 'difference [95 %]' },
      { head: 'told apart', align: 'left' },
    ],
    rows: cells
      .filter(isMeasured)
      .filter(({ engine }) => engine === 'search-core')
      .flatMap((own) =>
        classes
          .flatMap((name) => {
            const peer = bestPeerCell(cells, own.corpus.name, name);
            return peer?.result.relevance[name] === undefined ? [] : [differenceRow(own, peer, name)];
          })
          .map((row, at) => [at === 0 ? own.corpus.name : '', ...row]),
      ),
  };
}

/** Computed over the queries that both got. */
function differenceRow(own: MeasuredCell, peer: MeasuredCell, name: string): readonly string[] {
  const pairs = own.result.scores.flatMap((score, at) => {
    const other = peer.result.scores[at] ?? null;
    const isAsked = score !== null && other !== null && isOfClass(own.corpus.classes[at] ?? '', name);
    return isAsked ? [{ score, other }] : [];
  });
  const scores = pairs.map(({ score }) => score);
  const differences = pairs.map(({ score, other }) => score - other);
  const { low, high } = bootstrapInterval(differences);
  return [
    name,
    String(pairs.length),
    `${show(mean(scores))} ± ${show(standardError(scores))}`,
    peer.engine,
    show(mean(pairs.map(({ other }) => other))),
    showDifference(differences),
    low > 0 ? 'better' : high < 0 ? 'worse' : 'no',
  ];
}
