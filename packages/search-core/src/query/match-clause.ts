import { byteLength, findPrefix, findTerm, termLength } from '../dictionary/term-dictionary.ts';
import type { TermDictionary } from '../dictionary/term-dictionary.ts';
import type { Clause } from './parse-query.ts';

/** A term of the dictionary that a clause means, and how well: 1 for the same term, less for a longer one. */
export interface MatchedTerm {
  readonly ordinal: number;
  /** In (0, 1]. */
  readonly closeness: number;
}

/**
 * Closeness of a term that the reader would have to type to the end but for one letter; it falls in proportion
 * to the letters that are missing. In (0, 1): 1 would rank `prefixes` like `prefix`.
 */
const prefixCloseness = 0.75;

/** The terms that a clause means by its own term; its parts are clauses of their own. */
export function matchClause(dictionary: TermDictionary, clause: Clause): readonly MatchedTerm[] {
  if (clause.match === 'exact') {
    const ordinal = findTerm(dictionary, clause.term);
    return ordinal < 0 ? [] : [{ ordinal, closeness: 1 }];
  }
  const { from, to } = findPrefix(dictionary, clause.term);
  const typed = byteLength(clause.term);
  const matched: MatchedTerm[] = [];
  for (let ordinal = from; ordinal < to; ordinal += 1) {
    const length = termLength(dictionary, ordinal);
    // A shorter term is impossible in a sorted dictionary; forged bytes may hold one.
    const closeness = length <= typed ? 1 : (prefixCloseness * typed) / length;
    matched.push({ ordinal, closeness });
  }
  return matched;
}
