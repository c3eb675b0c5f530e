import { marks } from './page-query.ts';

const markedPart = new RegExp(`${marks.start}([^${marks.start}${marks.end}]*)${marks.end}`, 'g');

/** The distinct words that the highlighter marked. */
export const markedWords = (fragments: readonly string[]): readonly string[] => [
  ...new Set(fragments.flatMap((each) => [...each.matchAll(markedPart)].map(([, word = '']) => word))),
];

/**
 * Words to mark: runs of Han text as typed, so that they are marked as one range instead of pairs, and the highlighted
 * words.
 */
export const foundWords = (text: string, marked: readonly string[]): readonly string[] => [
  ...(text.match(/\p{Script=Han}{2,}/gu) ?? []),
  ...marked,
];
