import { mean, showDifference, standardError } from '../statistics.ts';
import { asMarkdown, type Table } from '../table.ts';
import type { LeftOutResult } from './left-out.ts';
import { grid, shipped, showFactors } from './weights.ts';

/** Heading of its section in BENCHMARKS.md. */
export const leftOutHeading = 'Left out while weights are fitted';

const show = (value: number): string => value.toFixed(3);

/** Mean and standard error: `0.398 ± 0.025`. */
const showMean = (values: readonly number[]): string =>
  `${show(mean(values))} ± ${show(standardError(values))}`;

/** Markdown: the results of leaving corpora out, and of each graded corpus by folds. */
export function fitText(
  leftOut: readonly LeftOutResult[],
  crossValidated: readonly (readonly LeftOutResult[])[],
): string {
  return [
    `Written by \`npm run fit\`: ${grid.length} settings, each the shipped weights times a factor for k1, b, the heading weight, the exponent of the coverage, and base and share of the prefix. For each corpus the best setting on the corpora of other projects is chosen (a translation is left out with its original), by the mean of \`all\`, and measured on the corpus that was left out. Nothing but these weights is fitted anew: rules and other constants were chosen with all corpora in view.`,
    asMarkdown(leftOutTable(leftOut)),
    'Difference is fitted less shipped with its 95 % interval (paired bootstrap); best in sample is the highest mean of any setting on the corpus itself, which bounds what fitting within this grid could give. Every factor but 1 is an end of its axis: the best value may lie beyond.',
    ...crossValidated.flatMap((folds) => [
      `${folds[0]?.fittedOn[0] ?? ''} by ${folds.length} folds: the setting that is best on the other folds, nDCG@10 ± one standard error.`,
      asMarkdown(foldTable(folds)),
    ]),
  ].join('\n\n');
}

const columnsAfter = (first: string): Table['columns'] => [
  { head: first, align: 'left' },
  { head: 'queries' },
  { head: 'fitted elsewhere', align: 'left' },
  { head: 'fitted' },
  { head: 'shipped' },
  { head: 'difference' },
  { head: 'best in sample' },
];

const rowOf = (
  { name, setting, fitted, shipped: own, ownBest }: LeftOutResult,
  showValue: (values: readonly number[]) => string,
): readonly string[] => [
  name,
  String(own.length),
  showFactors(grid[setting] ?? shipped),
  showValue(fitted),
  showValue(own),
  showDifference(fitted.map((score, at) => score - (own[at] ?? 0))),
  show(ownBest),
];

function leftOutTable(results: readonly LeftOutResult[]): Table {
  const means = (of: (result: LeftOutResult) => number) => show(mean(results.map(of)));
  const rows = results.map((result) => rowOf(result, (values) => show(mean(values))));
  const [fitted, own] = [means((result) => mean(result.fitted)), means((result) => mean(result.shipped))];
  return {
    columns: columnsAfter('left out'),
    rows: [...rows, ['mean', '', '', fitted, own, '', means(({ ownBest }) => ownBest)]],
  };
}

function foldTable(folds: readonly LeftOutResult[]): Table {
  const fitted = folds.flatMap((fold) => fold.fitted);
  const own = folds.flatMap((fold) => fold.shipped);
  const difference = showDifference(fitted.map((score, at) => score - (own[at] ?? 0)));
  return {
    columns: columnsAfter('fold'),
    rows: [
      ...folds.map((fold) => rowOf(fold, showMean)),
      ['all', String(own.length), '', showMean(fitted), showMean(own), difference, ''],
    ],
  };
}
