import { distance } from 'fastest-levenshtein';
import type { Correction } from '../../contract/answer.ts';
import { marks } from './page-query.ts';

const markedPart = new RegExp(`${marks.start}([^${marks.end}]*)${marks.end}`, 'g');

export interface FoundWords {
  readonly words: readonly string[];
  readonly corrections: readonly Correction[];
}

/** Letters of a typed word that a found word shares, so that it is a form of it and no correction. */
const stemOf = (word: string): string => word.slice(0, Math.max(3, word.length - 2));

/** What the highlighter marked: the words of the query, their forms, and words in the place of mistyped ones. */
export function foundWords(text: string, fragments: readonly string[]): FoundWords {
  const marked = new Set(
    fragments.flatMap((each) => [...each.matchAll(markedPart)].map(([, word = '']) => word)),
  );
  const lower = [...marked].map((word) => word.toLowerCase());
  const corrections = (text.toLowerCase().match(/[a-z0-9]{4,}/g) ?? []).flatMap((typed): Correction[] => {
    if (lower.some((word) => word.includes(stemOf(typed)))) return [];
    // A plural or another ending of the right word is found as well.
    const found = lower.find((word) => distance(word.slice(0, typed.length), typed) <= 2);
    return found === undefined ? [] : [{ typed, found }];
  });
  // Runs of Han text as typed, so that they are marked in one piece and not in pairs.
  const runs = text.match(/\p{Script=Han}{2,}/gu) ?? [];
  return { words: [...runs, ...marked], corrections };
}
