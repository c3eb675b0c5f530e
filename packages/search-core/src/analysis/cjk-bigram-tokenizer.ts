import { foldTerm } from './filters.ts';
import { noParts } from './token.ts';
import type { Purpose, Token } from './token.ts';

/** Characters that folding strips. */
const stripped = '[\\u0300-\\u036f\\p{DI}]*';
/** Jamo of Hangul syllables: conjoining, compatibility and half-width. NFKC composes them. */
const [leadJamo, vowelJamo, tailJamo] = [
  '[\\u1100-\\u115e\\u3131-\\u314e\\uffa1-\\uffbe]',
  '[\\u1161-\\u11a7\\u314f-\\u3163\\uffc2-\\uffdc]',
  `${stripped}[\\u11a8-\\u11ff]`,
];
/** Thai and Lao sara am; NFKC writes it as two code points. */
const [sara, decomposedSara] = ['[\\u0e33\\u0eb3]', '[\\u0e4d\\u0ecd][\\u0e32\\u0eb2]'];

/** A character with its marks and everything that NFKC may compose with it. */
const cluster = new RegExp(
  [
    `(?:${leadJamo}${stripped}${vowelJamo}(?:${tailJamo})?|[\\uac00-\\ud7a3]${tailJamo}|${decomposedSara}|[^])`,
    `(?:[\\p{M}\\p{DI}]*${decomposedSara}|[\\p{M}\\p{DI}\\uff9e\\uff9f]*${sara}?)`,
  ].join(''),
  'gu',
);

/** A run of kana, Han and Hangul syllables, each one code unit and already folded: nearly all runs. */
export const plainRun = /^[\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff\uac00-\ud7a3]*$/;

/** A folded cluster and its source offsets; `㌔` folds to two, `キ` and `ロ`, with the same offsets. */
interface FoldedCluster {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Overlapping bigrams of `text.slice(start, end)`, which must be one run of CJK characters: `构建工具` yields 构建, 建工, 工具.
 * An index also gets the last character alone, so that each character of the run starts some term and a query of one
 * character is a prefix search. A run of one character yields that character. Characters are clusters (`が` in one code
 * point or two), folded before they are paired. `Intl.Segmenter` is not used, because its results differ between
 * engines.
 */
export function tokenizeCjkRun(text: string, start: number, end: number, purpose: Purpose): readonly Token[] {
  const clusters = foldClusters(text.slice(start, end), start);
  const tokens = clusters.map((first, at): Token => {
    const second = clusters[at + 1];
    const term = first.text + (second?.text ?? '');
    return { term, start: first.start, end: (second ?? first).end, parts: noParts };
  });
  return purpose === 'query' && tokens.length > 1 ? tokens.slice(0, -1) : tokens;
}

function foldClusters(run: string, offset: number): readonly FoldedCluster[] {
  const clusters: FoldedCluster[] = [];
  if (plainRun.test(run)) {
    for (let at = 0; at < run.length; at += 1) {
      clusters.push({ text: run.charAt(at), start: offset + at, end: offset + at + 1 });
    }
    return clusters;
  }
  let start = offset;
  for (const source of run.match(cluster) ?? []) {
    const end = start + source.length;
    for (const text of foldTerm(source).match(cluster) ?? []) clusters.push({ text, start, end });
    start = end;
  }
  return clusters;
}

/** The folded clusters of one run: `ｶﾞ` has one, `㌔` two. */
export function foldedCharacters(run: string): readonly string[] {
  return foldClusters(run, 0).map(({ text }) => text);
}

/** Whether a folded text is a single cluster. */
export function isOneCluster(text: string): boolean {
  return plainRun.test(text) ? text.length === 1 : text.match(cluster)?.length === 1;
}
