import type { SourceEdit } from '../source-edit.ts';

/** The engine without a feature, or with another value of a constant. */
export interface Ablation {
  readonly name: string;
  readonly edits: readonly SourceEdit[];
}

const bm25 = '/src/ranking/bm25.ts';
const score = '/src/ranking/score.ts';
const accumulator = '/src/ranking/score-accumulator.ts';
const parse = '/src/query/parse-query.ts';
const resolve = '/src/query/resolve-query.ts';

/** Weights for `short` and `verbose` queries: coverage, heading, exact heading, phrase. */
const signals = { short: 'short: [0.3, 4, 1, 10]', verbose: 'verbose: [0.4, 0, 10, 10]' } as const;

export const ablations: readonly Ablation[] = [
  {
    name: 'without heading match (short)',
    edits: [{ file: score, from: signals.short, to: 'short: [0.3, 0, 1, 10]' }],
  },
  {
    name: 'without coverage',
    edits: [
      { file: score, from: signals.short, to: 'short: [0, 4, 1, 10]' },
      { file: score, from: signals.verbose, to: 'verbose: [0, 0, 10, 10]' },
    ],
  },
  {
    name: 'without exact heading',
    edits: [
      { file: score, from: signals.short, to: 'short: [0.3, 4, 0, 10]' },
      { file: score, from: signals.verbose, to: 'verbose: [0.4, 0, 0, 10]' },
    ],
  },
  {
    name: 'without phrase',
    edits: [
      { file: score, from: signals.short, to: 'short: [0.3, 4, 1, 0]' },
      { file: score, from: signals.verbose, to: 'verbose: [0.4, 0, 10, 0]' },
    ],
  },
  {
    name: 'phrases from two words, not four',
    edits: [{ file: '/src/query/phrase.ts', from: 'leastTokens = 4', to: 'leastTokens = 2' }],
  },
  {
    name: 'a heading worth a title (1, not 0.7)',
    edits: [{ file: accumulator, from: 'headingToTitle = 0.7', to: 'headingToTitle = 1' }],
  },
  {
    name: 'BM25 instead of BM25+ (δ 0)',
    edits: [{ file: bm25, from: /delta: 0\.\d/g, to: 'delta: 0', count: 2 }],
  },
  {
    name: 'k1 1.2 and b 0.75 everywhere',
    edits: [
      { file: bm25, from: /\bk1: [\d.]+/g, to: 'k1: 1.2', count: 2 },
      { file: bm25, from: /\bb: [\d.]+/g, to: 'b: 0.75', count: 6 },
    ],
  },
  {
    name: 'all fields of weight 1',
    edits: [{ file: bm25, from: /weight: \d/g, to: 'weight: 1', count: 6 }],
  },
  {
    name: 'without continuations of the last word',
    edits: [
      { file: resolve, from: 'if (clause.isPrefix) addContinuations(', to: 'if (false) addContinuations(' },
    ],
  },
  {
    name: 'share of a prefix squared, not linear',
    edits: [
      {
        file: resolve,
        from: 'prefixSimilarity.typedShare * share',
        to: 'prefixSimilarity.typedShare * share * share',
      },
    ],
  },
  {
    name: 'without cut endings',
    edits: [{ file: resolve, from: 'clause.isPrefix && exact.length === 0 ?', to: 'false ?' }],
  },
  {
    name: 'without corrections',
    edits: [{ file: resolve, from: "isKnown || clause.kind === 'path' ||", to: 'true ||' }],
  },
  {
    name: 'without looking up the typed form (`nodejs`)',
    edits: [{ file: resolve, from: '[term, typed, stem(typed), ', to: '[term, ' }],
  },
  {
    name: 'without stemming',
    edits: [{ file: '/src/analysis/stem.ts', from: 'asciiWord = /^[a-z]{4,40}$/', to: 'asciiWord = /^$/' }],
  },
  {
    name: 'subwords of weight 0.001, not 0.6',
    edits: [{ file: parse, from: 'subword: 0.6', to: 'subword: 0.001' }],
  },
  {
    name: 'without leading paths',
    edits: [{ file: parse, from: 'leaves.slice(1, -1)', to: 'leaves.slice(0, 0)' }],
  },
  {
    name: 'without neighbours as one word',
    edits: [
      { file: parse, from: "style === 'short' && first && second &&", to: 'first && second && false &&' },
    ],
  },
  {
    name: 'without feedback',
    edits: [
      {
        file: '/src/engine/best-pages.ts',
        from: 'withFeedback(index, clauses, accumulator.topK(rerankedDocuments))',
        to: 'clauses',
      },
    ],
  },
  {
    name: 'feedback with terms of any one page',
    edits: [{ file: '/src/reranking/feedback.ts', from: 'leastPages = 2', to: 'leastPages = 1' }],
  },
  {
    name: 'without word families',
    edits: [{ file: resolve, from: "if (style === 'verbose' && clause.kind === 'word')", to: 'if (false)' }],
  },
  {
    name: 'all queries short',
    edits: [{ file: parse, from: 'minVerboseWords = 8', to: 'minVerboseWords = Infinity' }],
  },
];
