import type { Analyzer } from '../analysis/analyzer.ts';
import { foldTerm } from '../analysis/filters.ts';
import { visitTokens } from '../analysis/token.ts';
import type { Token } from '../analysis/token.ts';
import type { Clause, Query } from '../query/parse-query.ts';
import { mergeRanges } from '../text/ranges.ts';
import type { HighlightRange } from '../text/ranges.ts';

export interface TextMatch {
  /** All occurrences, sorted and disjoint. */
  readonly ranges: readonly HighlightRange[];
  /** Mean satisfaction of the query's clauses by this text alone, 0 to 1. */
  readonly coverage: number;
}

export type TextMatcher = (text: string) => TextMatch;

const combiningMark = /^\p{M}/u;

/** Characters that fold together with the one before them, so that a folded text is not its folded tokens. */
const foldsWithPrevious = /[\p{M}\uff9e\uff9f]/u;

const noMatch: TextMatch = { ranges: [], coverage: 0 };

/** Prepares a query for many texts. The analyzer must be the one that made the query. */
export function createTextMatcher(query: Query, analyzer: Analyzer): TextMatcher {
  const terms = new Set<string>();
  const exact = new Map<string, Clause[]>();
  const prefixes: Clause[] = [];
  visitClauses(query.clauses, (clause) => {
    terms.add(clause.term);
    if (clause.match === 'prefix') prefixes.push(clause);
    else exact.set(clause.term, [...(exact.get(clause.term) ?? []), clause]);
  });

  return (text) => {
    if (!mayContain(text, terms)) return noMatch;
    const found = new Set<number>();
    const ranges: HighlightRange[] = [];
    visitTokens(analyzer.tokenize(text, 'index'), (token) => {
      for (const clause of exact.get(token.term) ?? []) {
        found.add(clause.ordinal);
        ranges.push({ start: token.start, end: token.end });
      }
      for (const clause of prefixes) {
        if (!token.term.startsWith(clause.term)) continue;
        found.add(clause.ordinal);
        ranges.push({ start: token.start, end: prefixEnd(text, token, clause.term) });
      }
    });
    return { ranges: mergeRanges(ranges), coverage: coverageOf(query.clauses, found) };
  };
}

/** Most lines of a page have none of the terms; to look for them is much cheaper than to analyse the line. */
function mayContain(text: string, terms: ReadonlySet<string>): boolean {
  if (foldsWithPrevious.test(text)) return true;
  const folded = foldTerm(text);
  for (const term of terms) {
    if (folded.includes(term)) return true;
  }
  return false;
}

function visitClauses(clauses: readonly Clause[], visit: (clause: Clause) => void): void {
  for (const clause of clauses) {
    visit(clause);
    visitClauses(clause.parts, visit);
  }
}

function coverageOf(clauses: readonly Clause[], found: ReadonlySet<number>): number {
  if (clauses.length === 0) return 0;
  const sum = clauses.reduce(
    (total, clause) => total + (found.has(clause.ordinal) ? 1 : coverageOf(clause.parts, found)),
    0,
  );
  return sum / clauses.length;
}

/**
 * Where the typed part of a token ends in the text. Folding may change lengths (`ﬁ` becomes `fi`), so the
 * slice grows by code points until its folded form is long enough.
 */
function prefixEnd(text: string, token: Token, prefix: string): number {
  if (token.term.length === prefix.length) return token.end;
  let end = token.start;
  for (const char of text.slice(token.start, token.end)) {
    const isLongEnough = foldTerm(text.slice(token.start, end)).length >= prefix.length;
    if (isLongEnough && !combiningMark.test(char)) break;
    end += char.length;
  }
  return end;
}
