import { prefixRange, termAt } from '../dictionary/term-dictionary.ts';
import type { TermDictionary } from '../dictionary/term-dictionary.ts';

/** Endings that make one word of another, longest first where one ends another. */
const derivation =
  /(?:[ia]tional|[ia][sz]ation|ations?|ment|ness|it[yi]|ical|ic|al|ion|ive?|ly|abl[ey]?|[ae]nc[ey]?|[ae]nt|ous|ful|[oe]r|at|i[sz]e?|ate|[yie])$/;
const derivable = /^[a-z]{5,}$/;

/** Endings go one by one, as those of `conduct-iv-ity`; a root keeps this many letters. */
const leastRootLetters = 4;

/** The ordinals of all terms with the root of `term`, which must be folded and stemmed; the term itself is one of them. */
export function familyOf(dictionary: TermDictionary, term: string): readonly number[] {
  if (!derivable.test(term)) return [];
  const root = rootOf(term);
  const { from, to } = prefixRange(dictionary, root);
  return Array.from({ length: to - from }, (_, at) => from + at).filter(
    (ordinal) => rootOf(termAt(dictionary, ordinal)) === root,
  );
}

function rootOf(term: string): string {
  for (let root = term; ;) {
    const shorter = root.replace(derivation, '');
    if (shorter === root || shorter.length < leastRootLetters) return root;
    root = shorter;
  }
}
