import { mean } from '../statistics.ts';
import type { Table } from '../table.ts';

/** Mean score of a corpus by class of its queries, 0 to 1. */
export interface CorpusRelevance {
  readonly name: string;
  readonly relevance: Readonly<Record<string, number>>;
}

/** Columns of means over the corpora that have such queries. */
const means = ['all', 'phrase', 'ident'] as const;

/**
 * In thousandths: `all` of each corpus, or `question` if its queries are graded, and the columns of `means`. First the
 * shipped engine, then the differences from it.
 */
export function ablationTable(
  shipped: readonly CorpusRelevance[],
  ablated: readonly { readonly name: string; readonly corpora: readonly CorpusRelevance[] }[],
): Table {
  const classOf = ({ relevance }: CorpusRelevance) => ('all' in relevance ? 'all' : 'question');
  const valuesOf = (corpora: readonly CorpusRelevance[]): readonly number[] => [
    ...shipped.map((corpus, at) => corpora[at]?.relevance[classOf(corpus)] ?? 0),
    ...means.map((name) =>
      mean(
        shipped.flatMap(({ relevance }, at) =>
          name in relevance ? [corpora[at]?.relevance[name] ?? 0] : [],
        ),
      ),
    ),
  ];
  const own = valuesOf(shipped);
  return {
    columns: [
      { head: 'Change', align: 'left' },
      ...shipped.map(({ name }) => ({ head: name })),
      ...means.map((name) => ({ head: name === 'all' ? 'mean' : name })),
    ],
    rows: [
      ['as shipped', ...own.map((value) => (Number.isNaN(value) ? '–' : (value * 1000).toFixed(0)))],
      ...ablated.map(({ name, corpora }) => [
        name,
        ...valuesOf(corpora).map((value, at) => showThousandths(value - (own[at] ?? 0))),
      ]),
    ],
  };
}

/** `+2.6`, `−31`, `0`; `–` if there are no queries. */
export function showThousandths(value: number): string {
  if (Number.isNaN(value)) return '–';
  const thousandths = Math.abs(value) * 1000;
  const text = thousandths.toFixed(thousandths < 9.95 ? 1 : 0);
  return Number(text) === 0 ? '0' : `${value < 0 ? '−' : '+'}${text}`;
}
