import { titleFieldId } from '../document/fields.ts';
import { fieldLength } from '../index/field-lengths.ts';
import { documentCount } from '../index/inverted-index.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import type { Query } from '../query/parse-query.ts';
import { scoreClause } from './clause-scores.ts';
import type { ClauseScores } from './clause-scores.ts';
import type { ScoredDocument, SignalContext } from './signal.ts';
import { signals } from './signals/index.ts';

/** Every document that has at least a part of one clause, in docId order. */
export function scoreDocuments(index: InvertedIndex, query: Query): readonly ScoredDocument[] {
  const clauses = query.clauses.map((clause) => scoreClause(index, clause));
  const scored: ScoredDocument[] = [];
  if (clauses.length === 0) return scored;
  for (let docId = 0; docId < documentCount(index); docId += 1) {
    const coverage = mean(clauses, 'coverage', docId);
    if (coverage === 0) continue;
    const context: SignalContext = {
      textScore: mean(clauses, 'scores', docId) * clauses.length,
      titleCoverage: mean(clauses, 'titleCoverage', docId),
      titleLength: fieldLength(index.fieldLengths, docId, titleFieldId),
      queryLength: query.tokenCount,
    };
    const score = signals.reduce((sum, signal) => sum + signal.weight * signal.value(context), 0);
    scored.push({ docId, score, complete: coverage === 1 });
  }
  return scored;
}

function mean(clauses: readonly ClauseScores[], key: keyof ClauseScores, docId: number): number {
  return clauses.reduce((sum, clause) => sum + (clause[key][docId] ?? 0), 0) / clauses.length;
}
