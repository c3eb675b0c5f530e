/**
 * reranking/: reads the text of the best documents for what postings do not hold: names with their punctuation,
 * phrases, and for verbose queries the words that the best documents share. Takes ScoredDocument[], best first, and
 * returns them in their final order.
 */
import { postingsOf } from '../dictionary/term-dictionary.ts';
import { documentCount } from '../index/inverted-index.ts';
import type { InvertedIndex, RankingIndex } from '../index/inverted-index.ts';
import type { SurfaceLookup } from '../index/surface-lookup.ts';
import { readLine } from '../index/text-store.ts';
import type { Query, QueryStyle } from '../query/parse-query.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import { scoreOf } from '../ranking/score.ts';
import type { Evidence, ScoredDocument } from '../ranking/score.ts';
import { createPhraseFinder } from './phrase-finder.ts';

/** Documents whose headings are read, and documents used as feedback for a verbose query: more are rarely shown. */
export const rerankedDocuments = 10;

/** Documents whose content is read for a phrase. */
export const phraseCandidates = 40;

/** Texts are read only if a phrase match could raise a score by 5 %. */
const minPhraseBoost = 1.05;

/**
 * Evidence if a heading contains a name like `emit`, and one like `$emit` or `ref()`, whose punctuation no term keeps.
 */
const plainExactHeading = 0.3;
const punctuatedExactHeading = 1;
const punctuation = /[!"#$%&'()*+,;<=>?[\\\]^`{|}~]/;

/** A phrase match is worth `basePhraseValue + df(last word) / N`: text cut from a sentence ends in `the`, names do not. */
const basePhraseValue = 0.01;

/** Multiplied by `exp(-phraseDecay * best heading match)`: 3 % remain if a heading matches a quarter of the query. */
const phraseDecay = 14;

export interface Ranking {
  /** At least `rerankedDocuments`, if there are as many. */
  readonly best: readonly ScoredDocument[];
  /** The best `phraseCandidates` documents that have every word of the query; they need not be among `best`. */
  readonly candidates: readonly ScoredDocument[];
}

/** Returns as many documents as `best`; a candidate with the phrase may replace the last of them. */
export function rerank(
  index: InvertedIndex,
  surfaceLookup: SurfaceLookup,
  query: Query,
  clauses: readonly ResolvedClause[],
  { best, candidates }: Ranking,
): readonly ScoredDocument[] {
  const named = byExactHeadings(query, best, ({ docId, section }) =>
    readLine(index.text, docId, section - (index.sectionStarts[docId] ?? 0), surfaceLookup.textOf),
  );
  const value = phraseValue(index, query, clauses, { best: named, candidates });
  if (value === 0) return named;
  const hasPhrase = createPhraseFinder(index, surfaceLookup, query.phrase);
  const matching = candidates.filter(({ docId }) => hasPhrase(docId));
  return byPhrase(query, named, matching, value);
}

/** @param headingOf the heading of a document's `section` */
export function byExactHeadings(
  query: Query,
  best: readonly ScoredDocument[],
  headingOf: (document: ScoredDocument) => string,
): readonly ScoredDocument[] {
  const name = exactForm(query.text.trim());
  const named = nameCandidates(query, best)
    .map((document) => ({ document, heading: exactForm(headingOf(document)) }))
    .filter(({ heading }) => heading.includes(name));
  // The query `C` means `C` rather than the beginning of `C++`.
  const equal = named.filter(({ heading }) => heading === name);
  const matching = (equal.length > 0 ? equal : named).map(({ document }) => document);
  return rescored(best, matching, query.style, { exactHeading: exactHeadingOf(query) });
}

/** For comparison letter by letter, with equivalent Unicode forms unified: `ＡＰＩ` is `api`. */
const exactForm = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Documents that rank first, or would if a heading had the query letter for letter. */
export function nameCandidates(query: Query, best: readonly ScoredDocument[]): readonly ScoredDocument[] {
  const exactHeading = exactHeadingOf(query);
  const leader = best[0]?.score ?? 0;
  return best
    .slice(0, rerankedDocuments)
    .filter(
      ({ evidence }) => evidence.heading > 0 && scoreOf({ ...evidence, exactHeading }, query.style) >= leader,
    );
}

const exactHeadingOf = ({ text }: Query): number =>
  punctuation.test(text) ? punctuatedExactHeading : plainExactHeading;

/** Value of a phrase match; 0 if it could not move any candidate to the first place. */
export function phraseValue(
  index: RankingIndex,
  { phrase, style }: Query,
  clauses: readonly ResolvedClause[],
  { best, candidates }: Ranking,
): number {
  if (phrase.length === 0) return 0;
  const heading = Math.max(0, ...best.slice(0, rerankedDocuments).map(({ evidence }) => evidence.heading));
  const value = (basePhraseValue + lastWordShare(index, clauses)) * Math.exp(-phraseDecay * heading);
  const leader = best[0]?.score ?? 0;
  const couldOvertake = ({ score, evidence }: ScoredDocument) => {
    const boosted = scoreOf({ ...evidence, phrase: value }, style);
    return score < leader && boosted >= leader && boosted >= minPhraseBoost * score;
  };
  return candidates.some(couldOvertake) ? value : 0;
}

/**
 * Divides the value of a phrase among the documents that have it: a phrase of many documents says little about each.
 */
export function byPhrase(
  { style }: Query,
  best: readonly ScoredDocument[],
  matching: readonly ScoredDocument[],
  value: number,
): readonly ScoredDocument[] {
  const others = matching.filter((document) => !isAmong(best, document));
  const evidence = { phrase: value / matching.length };
  return rescored([...best, ...others], matching, style, evidence).slice(0, best.length);
}

/** Share of the documents that have the last word of the query as typed. */
function lastWordShare(index: RankingIndex, clauses: readonly ResolvedClause[]): number {
  const last = clauses.findLast(({ clause: { kind, isPrefix } }) => isPrefix && kind !== 'path');
  const exact = last?.matches[0];
  if (exact?.similarity !== 1) return 0;
  const { start, end } = postingsOf(index.dictionary, exact.ordinal);
  return Math.min(1, (end - start) / documentCount(index));
}

/** Rounding error of coverage: weights are summed as 32-bit floats. */
const coverageError = 1e-5;

/** Coverage of a document that has every word of the query but none of the leading paths. */
export function completeCoverage(clauses: readonly ResolvedClause[]): number {
  const weightOf = (some: readonly ResolvedClause[]) =>
    some.reduce((sum, { clause }) => sum + clause.weight, 0);
  const words = clauses.filter(({ clause }) => clause.kind !== 'path');
  return weightOf(words) / weightOf(clauses) - coverageError;
}

const isAmong = (documents: readonly ScoredDocument[], { docId }: ScoredDocument) =>
  documents.some((one) => one.docId === docId);

function rescored(
  documents: readonly ScoredDocument[],
  matching: readonly ScoredDocument[],
  style: QueryStyle,
  found: Partial<Evidence>,
): readonly ScoredDocument[] {
  if (matching.length === 0) return documents;
  return documents
    .map((document) => {
      if (!isAmong(matching, document)) return document;
      const evidence = { ...document.evidence, ...found };
      return { ...document, evidence, score: scoreOf(evidence, style) };
    })
    .toSorted((a, b) => b.score - a.score || a.docId - b.docId);
}
