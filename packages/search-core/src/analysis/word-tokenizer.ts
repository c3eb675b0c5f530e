import { foldTerm } from './filters.ts';
import { stem } from './stem.ts';
import type { Token } from './token.ts';

/**
 * How an identifier comes apart, outermost first: what a slice must have, which is asked first because most have
 * none of it, and the pieces. A slice that is one piece goes on to the next.
 */
const piecePatterns: readonly { readonly mark: RegExp; readonly piece: RegExp }[] = [
  { mark: /@/, piece: /[^@]+/g }, // the scope mark of a package
  { mark: /\//, piece: /[^/]+/g },
  { mark: /:/, piece: /[^:]+/g },
  { mark: /\./, piece: /[^.]+/g },
  { mark: /[-_$]/, piece: /[^-_$]+/g },
  // camelCase: a run of capitals up to the last one before a small letter, or a word with its capital.
  { mark: /\p{Lu}/u, piece: /\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\p{Lu}]+|\p{Lu}+/gu },
];

/** Most words of a text: they have no parts and are folded by their case alone. */
const plainWord = /^(?:[A-Z]?[a-z0-9]+|[A-Z]+)$/;

const noPieces: readonly string[] = [];

/** What joins the pieces of an identifier. */
const connectors = /[-_$@./:]+/g;

/**
 * The token of `text.slice(start, end)`, which must be one word or words joined by connectors, with its parts.
 * `@rsbuild/plugin-react` comes apart as `rsbuild/plugin-react`, then `rsbuild` and `plugin-react`, the latter
 * again as `plugin` and `react`.
 */
export function tokenizeWord(text: string, start: number, end: number): Token {
  return decompose(text.slice(start, end), start);
}

function decompose(slice: string, start: number): Token {
  const { term, pieces } = takeApart(slice);
  let at = 0;
  const parts = pieces.map((piece) => {
    const from = slice.indexOf(piece, at);
    at = from + piece.length;
    return decompose(piece, start + from);
  });
  return { term, start, end: start + slice.length, parts: parts.filter((part) => part.term !== '') };
}

/** The term of a slice as a whole, and its pieces in order where it has several. */
export function takeApart(slice: string): { readonly term: string; readonly pieces: readonly string[] } {
  if (plainWord.test(slice)) return { term: stem(slice.toLowerCase()), pieces: noPieces };
  for (const { mark, piece } of piecePatterns) {
    if (!mark.test(slice)) continue;
    const pieces = slice.match(piece) ?? noPieces;
    if (pieces[0] === undefined || pieces[0].length === slice.length) continue;
    // `__dirname` is `dirname`: what leads or follows a single piece says nothing.
    return pieces.length === 1 ? takeApart(pieces[0]) : { term: joinedTerm(slice), pieces };
  }
  return { term: stem(joinedTerm(slice)), pieces: noPieces };
}

/** The folded slice without what joins its pieces: `css-modules`, `cssModules` and `css_modules` are one term. */
export function joinedTerm(slice: string): string {
  return foldTerm(slice).replace(connectors, '');
}
