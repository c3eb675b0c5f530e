import { fieldCount, fieldIds, titleFieldId } from '../document/fields.ts';
import { averageFieldLengths, fieldLength } from '../index/field-lengths.ts';
import { documentCount } from '../index/inverted-index.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { visitPostings } from '../postings/postings-list.ts';
import { matchClause } from '../query/match-clause.ts';
import type { Clause } from '../query/parse-query.ts';
import { bm25Plus, inverseDocumentFrequency } from './bm25.ts';

/** One clause against all documents; the index of each array is the docId. */
export interface ClauseScores {
  readonly scores: Float32Array;
  /** 1 where the clause is satisfied, else the share of its parts that are. */
  readonly coverage: Float32Array;
  /** The same by the title alone. */
  readonly titleCoverage: Float32Array;
}

/** Weight of the parts of an identifier beside the whole. 0: parts only decide whether it is found. */
const partsWeight = 0.5;

export function scoreClause(index: InvertedIndex, clause: Clause): ClauseScores {
  const own = scoreOwnTerm(index, clause);
  if (clause.parts.length === 0) return own;
  const parts = clause.parts.map((part) => scoreClause(index, part));
  return {
    scores: own.scores.map((score, docId) => score + partsWeight * sumAt(parts, 'scores', docId)),
    coverage: own.coverage.map((whole, docId) => Math.max(whole, meanAt(parts, 'coverage', docId))),
    titleCoverage: own.titleCoverage.map((whole, docId) =>
      Math.max(whole, meanAt(parts, 'titleCoverage', docId)),
    ),
  };
}

/**
 * All terms that a prefix means count as one term, each occurrence by its closeness: so a rare continuation
 * does not win by its rarity.
 */
function scoreOwnTerm(index: InvertedIndex, clause: Clause): ClauseScores {
  const total = documentCount(index);
  const frequencies = new Float32Array(total * fieldCount);
  for (const { ordinal, closeness } of matchClause(index.dictionary, clause)) {
    visitPostings(index.postings, ordinal, total, (docId, title, header, content) => {
      const at = docId * fieldCount;
      frequencies[at] = (frequencies[at] ?? 0) + closeness * title;
      frequencies[at + 1] = (frequencies[at + 1] ?? 0) + closeness * header;
      frequencies[at + 2] = (frequencies[at + 2] ?? 0) + closeness * content;
    });
  }

  const averages = averageFieldLengths(index.fieldLengths);
  const scores = new Float32Array(total);
  const coverage = new Float32Array(total);
  const titleCoverage = new Float32Array(total);
  let matching = 0;
  for (let docId = 0; docId < total; docId += 1) {
    for (const fieldId of fieldIds) {
      const frequency = frequencies[docId * fieldCount + fieldId] ?? 0;
      const length = fieldLength(index.fieldLengths, docId, fieldId);
      const score = bm25Plus(fieldId, frequency, length, averages[fieldId] ?? 1);
      scores[docId] = (scores[docId] ?? 0) + score;
      if (frequency > 0) coverage[docId] = 1;
      if (frequency > 0 && fieldId === titleFieldId) titleCoverage[docId] = 1;
    }
    matching += coverage[docId] ?? 0;
  }
  const rarity = inverseDocumentFrequency(matching, total);
  return { scores: scores.map((score) => score * rarity), coverage, titleCoverage };
}

function sumAt(parts: readonly ClauseScores[], key: keyof ClauseScores, docId: number): number {
  return parts.reduce((sum, part) => sum + (part[key][docId] ?? 0), 0);
}

function meanAt(parts: readonly ClauseScores[], key: keyof ClauseScores, docId: number): number {
  return sumAt(parts, key, docId) / parts.length;
}
