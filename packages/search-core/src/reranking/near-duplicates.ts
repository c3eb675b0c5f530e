import { contentFieldId, fieldCount } from '../document/fields.ts';
import { contentBytes } from '../index/document-store.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import type { ScoredPage } from '../ranking/signal.ts';

/** Shorter texts, in tokens, may be alike by chance. */
const leastTokens = 40;
/** Lengths further apart than this share are not compared. */
const maxLengthDifference = 0.03;
/** A copy has almost the score of its original. */
const leastScoreShare = 0.8;
/** Share of their sentences that two texts must have in common to be taken for one. */
const leastShared = 0.9;

const sentenceEnd = /[\n.!?。！？]+/;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Leaves out each page whose text is, but for a sentence or so, that of a better one: a page under two addresses. */
export function withoutNearDuplicates(
  index: InvertedIndex,
  best: readonly ScoredPage[],
): readonly ScoredPage[] {
  const kept: ScoredPage[] = [];
  for (const candidate of best) {
    const isCopy = kept.some(
      (page) => mayBeCopy(index, page, candidate) && isCopyOf(index, page.page, candidate.page),
    );
    if (!isCopy) kept.push(candidate);
  }
  return kept;
}

/** By numbers alone, so that texts are hardly ever read in vain. */
function mayBeCopy(index: InvertedIndex, better: ScoredPage, candidate: ScoredPage): boolean {
  if (candidate.score < leastScoreShare * better.score) return false;
  const { fieldLengths, pageStarts } = index;
  const lengthOf = ({ page }: ScoredPage) => fieldLengths[page * fieldCount + contentFieldId] ?? 0;
  const sectionsOf = ({ page }: ScoredPage) => (pageStarts[page + 1] ?? 0) - (pageStarts[page] ?? 0);
  const length = lengthOf(candidate);
  return (
    length >= leastTokens &&
    Math.abs(lengthOf(better) - length) <= maxLengthDifference * length &&
    Math.abs(sectionsOf(better) - sectionsOf(candidate)) <= 1
  );
}

/** Bytes that are looked for first, and how far from where they would be they may stand, in parts of the length. */
const probeBytes = 32;
const probeReach = 0.04;

/** Whether a stretch of one text, about its middle, is found in the other where a copy would have it. */
function hasStretch(text: Uint8Array, other: Uint8Array, share: number): boolean {
  const from = Math.floor(text.length * share);
  const stretch = text.subarray(from, from + probeBytes);
  const reach = Math.ceil(text.length * probeReach) + probeBytes;
  for (
    let at = Math.max(0, from - reach);
    at <= from + reach && at + stretch.length <= other.length;
    at += 1
  ) {
    if (stretch.every((byte, place) => byte === other[at + place])) return true;
  }
  return false;
}

function isCopyOf({ store }: InvertedIndex, page: number, other: number): boolean {
  const [text, copy] = [contentBytes(store, page), contentBytes(store, other)];
  // One of them may have been changed: a copy has the other.
  if (!hasStretch(text, copy, 1 / 3) && !hasStretch(text, copy, 2 / 3)) return false;
  const sentencesOf = (of: number) => new Set(decoder.decode(contentBytes(store, of)).split(sentenceEnd));
  return sharedPart(sentencesOf(page), sentencesOf(other)) >= leastShared;
}

function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const sentence of a) if (b.has(sentence)) shared += 1;
  return shared / Math.max(a.size, b.size);
}
