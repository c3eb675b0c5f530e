import type { Analyzer } from '../analysis/analyzer.ts';
import { surfaceKinds } from '../analysis/text-reader.ts';
import { visitTokens } from '../analysis/token.ts';
import type { Token } from '../analysis/token.ts';
import { normalizeCompound } from '../analysis/word-tokenizer.ts';
import { isKeptTerm } from '../dictionary/term-dictionary.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import type { SurfaceLookup } from '../index/surface-lookup.ts';
import { isCodeIndent, lineBreak, SurfaceReader } from '../index/text-store.ts';
import type { TextStore } from '../index/text-store.ts';
import { startsWithEmoji } from '../text/char-class.ts';
import { detached } from '../text/detached.ts';
import { mergeRanges } from '../text/ranges.ts';
import type { HighlightRange } from '../text/ranges.ts';
import { clausesOf } from './clause-bits.ts';
import type { ClauseBits } from './clause-bits.ts';

/** A mistyped word and the word that was found instead. */
export interface Correction {
  readonly typed: string;
  /** The form in the text. */
  readonly found: string;
}

/** A line as text, trimmed. */
export interface MarkedLine {
  readonly text: string;
  /** Matches of the query, sorted and disjoint. */
  readonly ranges: readonly HighlightRange[];
  /** Distinct pairs, in order. */
  readonly corrections: readonly Correction[];
  readonly isCode: boolean;
}

const combiningMark = /^\p{M}/u;

/** Code units of a word that are folded to find the end of a mark; a longer word is marked completely. */
const maxFoldedUnits = 256;

/**
 * Code units that are read after the first mark: an excerpt shows about 100, and a text without line breaks may have
 * millions.
 */
const maxMarkedUnits = 1 << 14;

/** Surfaces that are read before the first mark. */
const maxLead = 1 << 10;

/**
 * Decodes the line at `start` of the stream of a page to a string and marks the matches. If the line is too long for an
 * excerpt, the string is the part around the first mark.
 */
export function markedLine(
  { text: store }: InvertedIndex,
  lookup: SurfaceLookup,
  analyzer: Analyzer,
  docId: number,
  start: number,
  bits: ClauseBits,
): MarkedLine {
  const isCode = isCodeIndent(store, new SurfaceReader(store, docId, start).next());
  const lead = leadOf(store, docId, start, bits);
  const reader = new SurfaceReader(store, docId, lead.start);
  const ranges: HighlightRange[] = [];
  const corrections = new Map<string, Correction>();
  let text = '';
  let isAfterWord = false;
  let pairs = 0;
  let characterStart = 0;

  /** By surface: the matches in a word, which a line may have many times. */
  const marks = new Map<number, readonly HighlightRange[]>();
  const marksOf = (surface: number, word: string): readonly HighlightRange[] => {
    const known = marks.get(surface);
    if (known !== undefined) return known;
    const ofWord: HighlightRange[] = [];
    marks.set(surface, ofWord);
    let correctedEnd = 0;
    // The store has the terms of a surface in token order.
    let next = store.termStarts[surface] ?? 0;
    visitTokens(analyzer.tokenize(word, 'index'), (token) => {
      if (!isKeptTerm(token.term)) return;
      const found = bits.terms[store.terms[next++] ?? 0] ?? 0;
      if (found === 0) return;
      const clauses = clausesOf(bits, found);
      const end = Math.max(...clauses.map(({ clause }) => markedEnd(word, token, clause)));
      ofWord.push({ start: token.start, end });
      const typed = clauses.find((resolved) => resolved.corrections.includes(token.term))?.clause.written;
      // The parts of a corrected identifier add nothing to the whole.
      if (typed === undefined || token.end <= correctedEnd) return;
      correctedEnd = token.end;
      const key = `${typed} ${token.term}`;
      if (!corrections.has(key)) corrections.set(key, { typed, found: word.slice(token.start, token.end) });
    });
    return ofWord;
  };

  while (!reader.isAtEnd) {
    const surface = reader.next();
    const limitFrom = ranges[0]?.start ?? (lead.hasMark ? text.length : 0);
    if (surface === lineBreak || text.length - limitFrom > maxMarkedUnits) break;
    const piece = lookup.textOf(surface);
    const kind = store.kinds[surface];
    if (isAfterWord && kind === surfaceKinds.word) text += ' ';
    if (kind === surfaceKinds.word && hasMatch(store, surface, bits))
      for (const mark of marksOf(surface, piece))
        ranges.push({ start: text.length + mark.start, end: text.length + mark.end });
    if (kind === surfaceKinds.cjk) {
      const end = text.length + piece.length;
      if ((bits.characters[surface] ?? 0) !== 0) ranges.push({ start: text.length, end });
      if ((pairs & (bits.pairEnds[surface] ?? 0)) !== 0) ranges.push({ start: characterStart, end });
    }
    pairs = kind === surfaceKinds.cjk ? (bits.pairStarts[surface] ?? 0) : 0;
    characterStart = text.length;
    text += piece;
    isAfterWord = kind === surfaceKinds.word;
  }
  const leading = text.length - text.trimStart().length;
  const trimmed = text.trim();
  return {
    text: text.length > 2 * trimmed.length ? detached(trimmed) : trimmed,
    // A character may end with U+FEFF, which is trimmed.
    ranges: mergeRanges(ranges).map(({ start: from, end }) => ({
      start: from - leading,
      end: Math.min(trimmed.length, end - leading),
    })),
    corrections: [...corrections.values()],
    isCode,
  };
}

/** Where to start reading a line so that its first mark is near, without decoding the words before. */
function leadOf(store: TextStore, docId: number, start: number, bits: ClauseBits) {
  const ahead = new SurfaceReader(store, docId, start);
  const behind = new SurfaceReader(store, docId, start);
  let pairs = 0;
  for (let read = 0; !ahead.isAtEnd; read += 1) {
    const surface = ahead.next();
    if (surface === lineBreak) break;
    const isInPair = (pairs & (bits.pairEnds[surface] ?? 0)) !== 0;
    if (isInPair || (bits.characters[surface] ?? 0) !== 0 || hasMatch(store, surface, bits))
      return { start: behind.at, hasMark: true };
    pairs = bits.pairStarts[surface] ?? 0;
    if (read >= maxLead) behind.next();
  }
  return { start, hasMark: false };
}

function hasMatch({ termStarts, terms }: TextStore, surface: number, bits: ClauseBits): boolean {
  const end = termStarts[surface + 1] ?? 0;
  for (let at = termStarts[surface] ?? 0; at < end; at += 1)
    if ((bits.terms[terms[at] ?? 0] ?? 0) !== 0) return true;
  return false;
}

/**
 * Where the mark of a token ends in `text`: after the typed letters of a prefix, else at its end. Folding may change
 * lengths (`ﬁ` becomes `fi`) and a compound term has no connectors, so the slice grows by code points until its term is
 * long enough.
 */
function markedEnd(
  text: string,
  token: Token,
  { term, typed, isPrefix }: { readonly term: string; readonly typed: string; readonly isPrefix: boolean },
): number {
  const isPart = isPrefix && token.term !== term && token.term.startsWith(typed);
  if (!isPart || token.term.length === typed.length || startsWithEmoji(token.term)) return token.end;
  if (token.end - token.start > maxFoldedUnits) return token.end;
  let end = token.start;
  for (const char of text.slice(token.start, token.end)) {
    const isLongEnough = normalizeCompound(text.slice(token.start, end)).length >= typed.length;
    if (isLongEnough && !combiningMark.test(char)) break;
    end += char.length;
  }
  return end;
}
