import type { Plugin } from 'vite';
import { editSource } from '../source-edit.ts';
import type { SourceEdit } from '../source-edit.ts';

/** Factors of the shipped weights of the engine; 1 keeps a weight. */
export interface Factors {
  /** Term frequency saturation of BM25+. */
  readonly k1: number;
  /** Length normalization of BM25+, for every field. */
  readonly b: number;
  /** Weight of the heading match. Verbose queries have none. */
  readonly heading: number;
  /** Exponent of the coverage. */
  readonly coverage: number;
  readonly prefixBase: number;
  readonly prefixShare: number;
}

export const shipped: Factors = { k1: 1, b: 1, heading: 1, coverage: 1, prefixBase: 1, prefixShare: 1 };

/** The shipped value comes first: the first of equal settings counts, so a weight without effect stays as it is. */
const axes: readonly (readonly Partial<Factors>[])[] = [
  [{}, { k1: 0.75 }, { k1: 1.33 }],
  // The largest shipped b is 0.7; above 1 a short field would score below zero.
  [{}, { b: 0.6 }, { b: 1.4 }],
  [{}, { heading: 0.75 }, { heading: 1.33 }],
  [{}, { coverage: 0.5 }, { coverage: 2 }],
  // Base and share as shipped: .1 + .8; only the share: 0 + .8; mostly the base: .3 + .6.
  [{}, { prefixBase: 0 }, { prefixBase: 3, prefixShare: 0.75 }],
];

/** Every combination, the shipped weights first. */
export const grid: readonly Factors[] = axes.reduce<readonly Factors[]>(
  (settings, axis) => settings.flatMap((setting) => axis.map((level) => ({ ...setting, ...level }))),
  [shipped],
);

/** The weights that differ from the shipped ones, for example `k1 ×0.75`. */
export function showFactors(factors: Factors): string {
  const changed = Object.entries(factors).filter(([, factor]) => factor !== 1);
  return changed.map(([name, factor]) => `${name} ×${factor}`).join(', ') || 'as shipped';
}

/** Multiplies each weight by its factor. */
const edits: readonly SourceEdit[] = [
  { file: '/src/ranking/bm25.ts', from: /\bk1: ([\d.]+)/g, to: 'k1: $1 * factors.k1', count: 2 },
  { file: '/src/ranking/bm25.ts', from: /\bb: ([\d.]+)/g, to: 'b: $1 * factors.b', count: 6 },
  {
    file: '/src/ranking/score.ts',
    from: /\b(short|verbose): \[([\d.]+), ([\d.]+),/g,
    to: '$1: [$2 * factors.coverage, $3 * factors.heading,',
    count: 2,
  },
  {
    file: '/src/query/resolve-query.ts',
    from: /\{ base: ([\d.]+), typedShare: ([\d.]+) \}/g,
    to: '{ base: $1 * factors.prefixBase, typedShare: $2 * factors.prefixShare }',
  },
];

/** The source with its weights multiplied by `factors`, an expression. Throws if a weight is not found. */
export function scaleWeights(file: string, source: string, factors: string): string {
  const edited = editSource(edits, file, source);
  return edited === source ? source : `const factors = ${factors};\n${edited}`;
}

/** Bundles the engine with weights that the job of the process sets. */
export const scaledWeights = (): Plugin => ({
  name: 'scaled-weights',
  enforce: 'pre',
  transform: (code, id) => scaleWeights(id, code, `JSON.parse(process.argv[2] ?? '').factors`),
});
