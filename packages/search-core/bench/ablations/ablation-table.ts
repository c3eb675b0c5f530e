import { mean } from '../statistics.ts';
import type { Table } from '../table.ts';

/** The mean score of a corpus by class of its queries, 0 to 1. */
export interface CorpusRelevance {
  readonly name: string;
  readonly relevance: Readonly<Record<string, number>>;
}

/** Columns of means over the corpora that have such queries. */
const means = ['all', 'phrase', 'ident'] as const;

/**
 * Differences to the shipped engine in thousandths: `all` of each corpus, or `question` where the queries are graded,
 * and the means of `means`.
 */
export function ablationTable(
  shipped: readonly CorpusRelevance[],
  ablated: readonly { readonly name: string; readonly corpora: readonly CorpusRelevance[] }[],
): Table {
  const classOf = ({ relevance }: CorpusRelevance) => ('all' in relevance ? 'all' : 'question');
  const rowOf = (corpora: readonly CorpusRelevance[]): readonly string[] => {
    const differenceOf = (corpus: number, name: string) =>
      (corpora[corpus]?.relevance[name] ?? 0) - (shipped[corpus]?.relevance[name] ?? 0);
    const meanOf = (name: string) =>
      mean(shipped.flatMap(({ relevance }, at) => (name in relevance ? [differenceOf(at, name)] : [])));
    return [
      ...shipped.map((corpus, at) => differenceOf(at, classOf(corpus))),
      ...means.map((name) => meanOf(name)),
    ].map(showThousandths);
  };
  return {
    columns: [
      { head: 'Change', align: 'left' },
      ...shipped.map(({ name }) => ({ head: name })),
      ...means.map((name) => ({ head: name === 'all' ? 'mean' : name })),
    ],
    rows: ablated.map(({ name, corpora }) => [name, ...rowOf(corpora)]),
  };
}

/** `+2.6`, `−31`, `0`; `–` of no queries. */
export function showThousandths(value: number): string {
  if (Number.isNaN(value)) return '–';
  const thousandths = Math.abs(value) * 1000;
  const text = thousandths.toFixed(thousandths < 9.95 ? 1 : 0);
  return Number(text) === 0 ? '0' : `${value < 0 ? '−' : '+'}${text}`;
}
