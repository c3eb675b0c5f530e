import { expect, it } from 'vitest';
import { buildDictionary, findTerm } from '../dictionary/term-dictionary.ts';
import type { TermDictionary } from '../dictionary/term-dictionary.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import { clausesInPage } from './clauses-in-page.ts';

const dictionaryOf = (terms: readonly string[]) => buildDictionary(terms, new Uint32Array(terms.length));
const whole = dictionaryOf(['fish', 'pond', 'ponder', 'pont', 'water']);
const page = dictionaryOf(['pond', 'ponder', 'pondside', 'water']);

function clauseOf(typed: string, isPrefix: boolean, matches: Readonly<Record<string, number>>) {
  return {
    clause: { kind: 'word', term: typed, typed, written: typed, isPrefix, weight: 1, joined: [] },
    matches: Object.entries(matches).map(([term, similarity]) => ({
      ordinal: findTerm(whole, term) ?? -1,
      similarity,
    })),
    alternatives: ['kept'],
    corrections: [],
    isKnown: true,
  } satisfies ResolvedClause;
}

/** Similarities by term of the page. */
function matchesIn(dictionary: TermDictionary, clause: ResolvedClause) {
  const [found] = clausesInPage([clause], whole, dictionary);
  expect(found?.alternatives).toEqual(['kept']);
  return Object.fromEntries(
    ['fish', 'pond', 'ponder', 'pondside', 'pont', 'water'].flatMap((term) => {
      const match = found?.matches.find(({ ordinal }) => ordinal === findTerm(dictionary, term));
      return match === undefined ? [] : [[term, match.similarity]];
    }),
  );
}

it.each([
  ['a term that the page has', clauseOf('pond', false, { pond: 1 }), { pond: 1 }],
  ['no term that the page lacks', clauseOf('fish', false, { fish: 1 }), {}],
  ['a correction with its similarity', clauseOf('watr', false, { water: 0.6, fish: 0.5 }), { water: 0.6 }],
  [
    'continuations that the page has, whatever the whole has, and the word itself',
    clauseOf('pond', true, { pond: 1, ponder: 0.7 }),
    { pond: 1, ponder: 0.5, pondside: 0.5 },
  ],
  [
    'terms that are no continuations as well',
    clauseOf('ponde', true, { ponder: 0.9, water: 0.6 }),
    { ponder: 0.5, water: 0.6 },
  ],
])('gives %s', (_, clause, expected) => {
  expect(matchesIn(page, clause)).toEqual(expected);
});
