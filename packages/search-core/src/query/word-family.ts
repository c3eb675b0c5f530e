import { visitPrefix } from '../dictionary/term-dictionary.ts';
import type { TermDictionary } from '../dictionary/term-dictionary.ts';
import type { PostingsSpan } from '../postings/postings-list.ts';

/** Endings that make one word of another, longest first where one ends another. */
const derivation =
  /(?:[ia]tional|[ia][sz]ation|ations?|ment|ness|it[yi]|ical|ic|al|ion|ive?|ly|abl[ey]?|[ae]nc[ey]?|[ae]nt|ous|ful|[oe]r|at|i[sz]e?|ate|[yie])$/;
const derivable = /^[a-z]{5,}$/;

/** Endings go one by one, as those of `conduct-iv-ity`; a root keeps this many letters. */
const leastRootLetters = 4;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Every term whose root is that of `term`, which must be folded and stemmed; the term itself is one of them. */
export function visitFamily(
  dictionary: TermDictionary,
  term: string,
  visit: (postings: PostingsSpan) => void,
): void {
  const root = rootOf(term);
  if (!derivable.test(term)) return;
  visitPrefix(dictionary, root, (bytes, length, start, end) => {
    if (rootOf(decoder.decode(bytes.subarray(0, length))) === root) visit({ start, end });
    return false;
  });
}

function rootOf(term: string): string {
  for (let root = term; ;) {
    const shorter = root.replace(derivation, '');
    if (shorter === root || shorter.length < leastRootLetters) return root;
    root = shorter;
  }
}
