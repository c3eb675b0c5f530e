/**
 * reranking/: reads the text of the best documents for what postings do not hold: names with their punctuation,
 * phrases, and for verbose queries the words that the best documents share. Takes ScoredDocument[], best first, gives
 * them in their final order.
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

/** Documents whose headings are read, and those that feed a verbose query: more are hardly ever shown. */
export const rerankedDocuments = 10;

/** Documents whose content is read for a phrase. */
export const phraseCandidates = 40;

/** Skip reading texts unless a phrase match could lift a document by 5 %. */
const minPhraseBoost = 1.05;

/** Evidence of a heading that contains `emit`, and `$emit` or `ref()` with its punctuation, which no term keeps. */
const plainExactHeading = 0.3;
const punctuatedExactHeading = 1;
const punctuation = /[!"#$%&'()*+,;<=>?[\\\]^`{|}~]/;

/** A phrase match is worth `basePhraseValue + df(last word) / N`: text cut from a sentence ends in `the`, names do not. */
const basePhraseValue = 0.01;

/** ... times `exp(-phraseDecay * best heading match)`: 3 % of it where a heading has a quarter of the query. */
const phraseDecay = 14;

export interface Ranking {
  /** At least `rerankedDocuments`, where there are as many. */
  readonly best: readonly ScoredDocument[];
  /** The best `phraseCandidates` of those with every word of the query; need not be among `best`. */
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
  // `C` is `C` before it is the beginning of `C++`.
  const equal = named.filter(({ heading }) => heading === name);
  const matching = (equal.length > 0 ? equal : named).map(({ document }) => document);
  return rescored(best, matching, query.style, { exactHeading: exactHeadingOf(query) });
}

/** Letter for letter, whatever form Unicode has for a letter: `ＡＰＩ` is `api`. */
const exactForm = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Documents that lead, or would with a heading that has the query letter for letter. */
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

/** What a match of the phrase is worth; 0 where it could give no candidate the lead. */
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

/** The value of a phrase is shared by the documents that have it: what many have says little about each. */
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

/** Share of the documents that have the last word of the query as it is typed. */
function lastWordShare(index: RankingIndex, clauses: readonly ResolvedClause[]): number {
  const last = clauses.findLast(({ clause: { kind, isPrefix } }) => isPrefix && kind !== 'path');
  const exact = last?.matches[0];
  if (exact?.similarity !== 1) return 0;
  const { start, end } = postingsOf(index.dictionary, exact.ordinal);
  return Math.min(1, (end - start) / documentCount(index));
}

/** Weights are summed in 32 bits. */
const coverageError = 1e-5;

/** Coverage of a document that has each word of the query, if none of the leading paths. */
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
