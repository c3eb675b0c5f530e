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
/** Share of a text, in sentences, that another must have to be taken for the same. */
const leastShared = 0.9;

const sentences = /[^\n.!?。！？]+/g;
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

/** Gives up as soon as enough is missing: of two pages that are no copies, after a few sentences. */
function isCopyOf({ store }: InvertedIndex, page: number, other: number): boolean {
  const known = new Set(decoder.decode(contentBytes(store, page)).match(sentences));
  const copy = decoder.decode(contentBytes(store, other));
  let mayMiss = (1 - leastShared) * copy.length;
  for (const [sentence] of copy.matchAll(sentences)) {
    if (!known.has(sentence)) mayMiss -= sentence.length;
    if (mayMiss < 0) return false;
  }
  return true;
}
