import type { Analyzer } from '../analysis/analyzer.ts';
import { visitTokens } from '../analysis/token.ts';
import type { Token } from '../analysis/token.ts';
import { normalizeCompound } from '../analysis/word-tokenizer.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import { startsWithEmoji } from '../text/char-class.ts';
import { mergeRanges } from '../text/ranges.ts';
import type { HighlightRange } from '../text/ranges.ts';
import { isFoldedByCase, isInsidePiece, stretchAround } from './stretch.ts';

export interface TextMatch {
  /** All occurrences, sorted and disjoint. */
  readonly ranges: readonly HighlightRange[];
  /** Share of the query's weight that this text has alone, 0 to 1. */
  readonly coverage: number;
}

/** A word that the reader mistyped, and what was found in its place. */
export interface MendedWord {
  readonly typed: string;
  /** As the text has it. */
  readonly found: string;
}

/** Letters that a text with a term of a clause nearly always has, as `foldCase` writes them. */
interface Needle {
  readonly letters: string;
  /** Position of the clause in the query. */
  readonly ordinal: number;
}

/** An occurrence of a clause. */
interface Mark extends HighlightRange {
  readonly ordinal: number;
}

export interface TextMatcher {
  /** Shares of the query's weight, by clause. Integers, so that their sum depends on no order. */
  readonly weights: readonly number[];
  readonly totalWeight: number;
  readonly needles: readonly Needle[];
  /** Marks in a stretch of a text. Stretches are remembered, since words come again. */
  readonly marksOf: (stretch: string) => readonly Mark[];
  /** Whether a text, given as its terms are written, has letters of the query; false only where `match` finds none. */
  readonly mayMatch: (folded: string) => boolean;
  readonly match: (text: string) => TextMatch;
  /** The words of a text that stand for a mistyped one, each pair once, in order. */
  readonly mendedIn: (text: string) => readonly MendedWord[];
}

const noMarks: readonly Mark[] = [];

const combiningMark = /^\p{M}/u;

/** A connector that may stand within an identifier: its term is written without it. */
const innerConnector = /[-_$@./:](?=\S)/g;

const weightUnit = 2 ** 40;

/** Prepares a query for many texts. The analyzer must be the one that made the query. */
export function createTextMatcher(clauses: readonly ResolvedClause[], analyzer: Analyzer): TextMatcher {
  const byTerm = new Map<string, number[]>();
  const prefixes: Needle[] = [];
  const needles: Needle[] = [];
  for (const [ordinal, { clause, instead }] of clauses.entries()) {
    const terms = [clause.term, ...instead];
    for (const term of terms) byTerm.set(term, [...(byTerm.get(term) ?? []), ordinal]);
    // A stem may end in a `y` or `e` that the text lacks: `library` of `libraries`, `name` of `naming`.
    const letters = new Set(terms.map((term) => (term.length > 1 ? term.replace(/[ey]$/, '') : term)));
    if (clause.isPrefix) {
      prefixes.push({ letters: clause.typed, ordinal });
      letters.add(clause.typed);
    }
    for (const each of letters) needles.push({ letters: each, ordinal });
  }
  const weights = clauses.map(({ clause }) => Math.round(clause.weight * weightUnit));
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);

  const analyse = (text: string): readonly Mark[] => {
    const marks: Mark[] = [];
    visitTokens(analyzer.tokenize(text, 'index'), (token) => {
      for (const ordinal of byTerm.get(token.term) ?? []) {
        marks.push({ ordinal, start: token.start, end: token.end });
      }
      for (const { letters, ordinal } of prefixes) {
        if (!token.term.startsWith(letters)) continue;
        marks.push({ ordinal, start: token.start, end: prefixEnd(text, token, letters) });
      }
    });
    return marks.length === 0 ? noMarks : marks;
  };

  const mayMatch = (folded: string): boolean => needles.some(({ letters }) => folded.includes(letters));

  const remembered = new Map<string, readonly Mark[]>();
  const marksOf = (stretch: string): readonly Mark[] => {
    const known = remembered.get(stretch);
    if (known !== undefined) return known;
    const marks = analyse(stretch);
    remembered.set(stretch, marks);
    return marks;
  };

  const marksIn = (text: string): readonly Mark[] => {
    if (!isFoldedByCase(text)) return analyse(text);
    const folded = text.toLowerCase();
    const marks: Mark[] = [];
    /** Returns up to where all marks are known now. */
    const look = (at: number, length: number): number => {
      const { start, end } = stretchAround(text, at, at + length);
      for (const mark of marksOf(text.slice(start, end))) {
        marks.push({ ordinal: mark.ordinal, start: start + mark.start, end: start + mark.end });
      }
      return end;
    };
    for (const { letters } of needles) {
      let known = 0;
      for (let at = folded.indexOf(letters); at >= 0; at = folded.indexOf(letters, at + 1)) {
        if (at + letters.length > known && !isInsidePiece(text, at)) known = look(at, letters.length);
      }
    }
    let known = 0;
    for (const { index } of text.matchAll(innerConnector)) if (index >= known) known = look(index, 1);
    return marks;
  };

  const match = (text: string): TextMatch => {
    const marks = totalWeight === 0 ? noMarks : marksIn(text);
    const found = new Set(marks.map(({ ordinal }) => ordinal));
    let weight = 0;
    for (const ordinal of found) weight += weights[ordinal] ?? 0;
    return { ranges: mergeRanges(marks), coverage: totalWeight === 0 ? 0 : weight / totalWeight };
  };

  const typedByMended = new Map(
    clauses.flatMap(({ clause, mended }) => mended.map((term) => [term, clause.written] as const)),
  );
  const mendedIn = (text: string): readonly MendedWord[] => {
    const words = new Map<string, MendedWord>();
    if (typedByMended.size > 0) {
      let knownEnd = 0;
      visitTokens(analyzer.tokenize(text, 'index'), ({ term, start, end }) => {
        const typed = typedByMended.get(term);
        // The pieces of a mended identifier say nothing more than the whole.
        if (typed === undefined || end <= knownEnd) return;
        knownEnd = end;
        const key = `${typed} ${term}`;
        if (!words.has(key)) words.set(key, { typed, found: text.slice(start, end) });
      });
    }
    return [...words.values()];
  };
  return { weights, totalWeight, needles, marksOf, mayMatch, match, mendedIn };
}

/**
 * Where the typed part of a token ends in the text. Folding may change lengths (`ﬁ` becomes `fi`) and joined
 * terms leave connectors out, so the slice grows by code points until its term is long enough.
 */
function prefixEnd(text: string, token: Token, typed: string): number {
  if (token.term.length === typed.length || startsWithEmoji(token.term)) return token.end;
  let end = token.start;
  for (const char of text.slice(token.start, token.end)) {
    const isLongEnough = normalizeCompound(text.slice(token.start, end)).length >= typed.length;
    if (isLongEnough && !combiningMark.test(char)) break;
    end += char.length;
  }
  return end;
}
