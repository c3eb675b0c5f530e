import { analyzerFor, type Token } from '@docs/search-core';

/** One thing that a page may have. */
export interface QueryTerm {
  /** As `search-core` indexes it: folded, Latin words stemmed, Han text as pairs. */
  readonly term: string;
  /** Folded letters as the reader typed them, which longer terms begin with. */
  readonly typed: string;
  /** May still be typed. */
  readonly isPrefix: boolean;
  /** Relative to a plain word. */
  readonly weight: number;
  /** Neighbours written as one, which the reader did not type so. */
  readonly isJoined: boolean;
}

/** Terms of a query; what follows adds little and costs a scan each. */
const maxTerms = 48;
/** A piece of an identifier, and words that stand joined in the index: `css modules` for `cssModules`. */
const weights = { piece: 0.5, joined: 1.5 } as const;

const isLatin = (term: string): boolean => /^[\p{Script=Latin}\p{N}]/u.test(term);

/** The terms of a query, each once, with the highest of its weights. */
export function queryTerms(text: string, lang: string): readonly QueryTerm[] {
  const tokens = analyzerFor(lang).tokenize(text, 'query');
  const lastEnd = tokens.at(-1)?.end ?? 0;
  const terms = new Map<string, QueryTerm>();
  const add = (next: QueryTerm) => {
    const known = terms.get(next.term);
    if (known === undefined) terms.set(next.term, next);
    else
      terms.set(next.term, {
        ...known,
        weight: Math.max(known.weight, next.weight),
        isPrefix: known.isPrefix || next.isPrefix,
        isJoined: known.isJoined && next.isJoined,
      });
  };
  const addToken = (token: Token, weight: number) => {
    const typed = text.slice(token.start, token.end).toLowerCase();
    const isAlone = /^\p{Script=Han}$/u.test(token.term);
    add({ term: token.term, typed, isPrefix: isAlone || token.end === lastEnd, weight, isJoined: false });
    for (const part of token.parts) addToken(part, weights.piece);
  };
  for (const [at, token] of tokens.entries()) {
    addToken(token, 1);
    const neighbours = tokens.slice(at, at + 3);
    for (let count = 2; count <= neighbours.length; count += 1) {
      const joined = neighbours.slice(0, count);
      if (!joined.every(({ term }) => isLatin(term))) break;
      const typed = joined.map(({ start, end }) => text.slice(start, end).toLowerCase()).join('');
      const term = joined
        .map(({ start, end, term: last }, place) =>
          place === count - 1 ? last : text.slice(start, end).toLowerCase(),
        )
        .join('');
      add({ term, typed, isPrefix: false, weight: weights.joined, isJoined: true });
    }
  }
  return [...terms.values()].slice(0, maxTerms);
}
