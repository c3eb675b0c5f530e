import { foldTerm } from './filters.ts';
import { stem } from './stem.ts';
import { noParts } from './token.ts';
import type { Token } from './token.ts';

/**
 * How an identifier comes apart, outermost first. Each pattern matches the pieces of a slice; a slice that
 * is one piece goes on to the next pattern.
 */
const piecePatterns: readonly RegExp[] = [
  /[^@]+/g, // the scope mark of a package
  /[^/]+/g,
  /[^:]+/g,
  /[^.]+/g,
  /[^-_$]+/g,
  // camelCase: a run of capitals up to the last one before a small letter, or a word with its capital.
  /\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\p{Lu}]+|\p{Lu}+/gu,
];

/** Most words of a text: they have no parts and are folded by their case alone. */
const plainWord = /^(?:[A-Z]?[a-z0-9]+|[A-Z]+)$/;

/** What joins the pieces of an identifier. */
export const connectors = /[-_$@./:]+/g;

/**
 * The token of `text.slice(start, end)`, which must be one word or words joined by connectors, with its parts.
 * `@rsbuild/plugin-react` comes apart as `rsbuild/plugin-react`, then `rsbuild` and `plugin-react`, the latter
 * again as `plugin` and `react`.
 */
export function tokenizeWord(text: string, start: number, end: number): Token {
  return decompose(text.slice(start, end), start, 0);
}

function decompose(slice: string, start: number, depth: number): Token {
  const end = start + slice.length;
  if (plainWord.test(slice)) return { term: stem(slice.toLowerCase()), start, end, parts: noParts };
  const term = joinedTerm(slice);
  for (let level = depth; level < piecePatterns.length; level += 1) {
    const pieces = [...slice.matchAll(piecePatterns[level] ?? /$^/g)];
    const [first] = pieces;
    if (first === undefined || first[0].length === slice.length) continue;
    // `__dirname` is `dirname`: what leads or follows a single piece says nothing.
    if (pieces.length === 1) return { ...decompose(first[0], start + first.index, level + 1), start, end };
    const parts = pieces.map((piece) => decompose(piece[0], start + piece.index, level + 1));
    return { term, start, end, parts: parts.filter((part) => part.term !== '') };
  }
  return { term: stem(term), start, end, parts: noParts };
}

/** The folded slice without what joins its pieces: `css-modules`, `cssModules` and `css_modules` are one term. */
export function joinedTerm(slice: string): string {
  return foldTerm(slice).replace(connectors, '');
}
