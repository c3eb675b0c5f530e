import type { Analyzer } from '../analysis/analyzer.ts';
import { visitTokens } from '../analysis/token.ts';
import type { Token } from '../analysis/token.ts';
import { connectors, joinedTerm } from '../analysis/word-tokenizer.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import { mergeRanges } from '../text/ranges.ts';
import type { HighlightRange } from '../text/ranges.ts';

export interface TextMatch {
  /** All occurrences, sorted and disjoint. */
  readonly ranges: readonly HighlightRange[];
  /** Share of the query's weight that this text has alone, 0 to 1. */
  readonly coverage: number;
}

export interface TextMatcher {
  /** Analyses the text: exact, and the dearer part of a search. */
  readonly match: (text: string) => TextMatch;
  /** How many terms of the query the text seems to have, by its letters alone; 0 only where `match` finds none. */
  readonly estimate: (text: string) => number;
  /** Letters that a text with a match nearly always has, as they stand in its lower case. */
  readonly needles: readonly string[];
}

const combiningMark = /^\p{M}/u;

/** Text whose letters need no more folding than lower case: ASCII, Han, and the punctuation around them. */
const plainText =
  /^[\0-\x7f\u2010-\u2027\u3000-\u3011\u4e00-\u9fff\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]*$/;

/** Characters that fold together with the one before them, so that a folded text is not its folded tokens. */
const foldsWithPrevious = /[\p{M}\uff9e\uff9f]/u;

const noMatch: TextMatch = { ranges: [], coverage: 0 };

/** Prepares a query for many texts. The analyzer must be the one that made the query. */
export function createTextMatcher(clauses: readonly ResolvedClause[], analyzer: Analyzer): TextMatcher {
  const byTerm = new Map<string, number[]>();
  const prefixes: { readonly typed: string; readonly ordinal: number }[] = [];
  const needles = new Set<string>();
  let totalWeight = 0;
  for (const [ordinal, { clause, instead }] of clauses.entries()) {
    totalWeight += clause.weight;
    for (const term of [clause.term, ...instead]) {
      byTerm.set(term, [...(byTerm.get(term) ?? []), ordinal]);
      // A stem may end in a `y` that the text writes as `ies`.
      needles.add(term.length > 1 ? term.replace(/y$/, '') : term);
    }
    if (clause.isPrefix) {
      prefixes.push({ typed: clause.typed, ordinal });
      needles.add(clause.typed);
    }
  }

  const estimate = (text: string): number => {
    // Terms are written without what joins their pieces.
    const folded = plainText.test(text) ? text.toLowerCase().replace(connectors, '') : joinedTerm(text);
    let count = foldsWithPrevious.test(text) ? 1 : 0;
    for (const needle of needles) if (folded.includes(needle)) count += 1;
    return count;
  };

  const match = (text: string): TextMatch => {
    if (totalWeight === 0 || estimate(text) === 0) return noMatch;
    const found = new Set<number>();
    const ranges: HighlightRange[] = [];
    visitTokens(analyzer.tokenize(text, 'index'), (token) => {
      for (const ordinal of byTerm.get(token.term) ?? []) {
        found.add(ordinal);
        ranges.push({ start: token.start, end: token.end });
      }
      for (const { typed, ordinal } of prefixes) {
        if (!token.term.startsWith(typed)) continue;
        found.add(ordinal);
        ranges.push({ start: token.start, end: prefixEnd(text, token, typed) });
      }
    });
    let weight = 0;
    for (const ordinal of found) weight += clauses[ordinal]?.clause.weight ?? 0;
    return { ranges: mergeRanges(ranges), coverage: weight / totalWeight };
  };
  return { match, estimate, needles: [...needles] };
}

/**
 * Where the typed part of a token ends in the text. Folding may change lengths (`ﬁ` becomes `fi`) and joined
 * terms leave connectors out, so the slice grows by code points until its term is long enough.
 */
function prefixEnd(text: string, token: Token, typed: string): number {
  if (token.term.length === typed.length) return token.end;
  let end = token.start;
  for (const char of text.slice(token.start, token.end)) {
    const isLongEnough = joinedTerm(text.slice(token.start, end)).length >= typed.length;
    if (isLongEnough && !combiningMark.test(char)) break;
    end += char.length;
  }
  return end;
}
