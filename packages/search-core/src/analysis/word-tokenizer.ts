import { foldTerm } from './filters.ts';
import { stem } from './stem.ts';
import type { Token } from './token.ts';

/**
 * How an identifier is split. `separator` is a cheap test that most words fail; `piece` matches the pieces. A rule that
 * yields the whole slice as one piece falls through to the next.
 */
interface SplittingRule {
  readonly separator: RegExp;
  readonly piece: RegExp;
}

/** The rules, outermost separator first. The parameters are the character classes of the last one, camelCase. */
function splittingRules(upper: string, lower: string, mark: string, digit: string): readonly SplittingRule[] {
  // A plural acronym (`APIs`), an acronym up to the capital of the next word, a word with its capital.
  const camelCase = [
    `[${upper}]{2,}s(?![${lower}${mark}${digit}])`,
    `(?:[${upper}][${mark}]*)+(?![${lower}${mark}])`,
    `[${upper}]?[^${upper}]+`,
  ].join('|');
  return [
    { separator: /@/, piece: /[^@]+/g }, // the scope of a package
    { separator: /\//, piece: /[^/]+/g },
    { separator: /:/, piece: /[^:]+/g },
    { separator: /\./, piece: /[^.]+/g },
    { separator: /[-_$]/, piece: /[^-_$]+/g },
    { separator: new RegExp(`[${upper}]`, 'u'), piece: new RegExp(camelCase, 'gu') },
  ];
}

const unicodeRules = splittingRules('\\p{Lu}', '\\p{Ll}', '\\p{M}', '\\p{N}');
/** The same for ASCII: compiling the Unicode classes takes a tenth of the time of a first answer. */
const asciiRules = splittingRules('A-Z', 'a-z', '', '0-9');
const asciiWord = /^[\0-\x7f]*$/;

/** Most words of a text: they have no pieces, and lower-casing is enough to fold them. */
const plainWord = /^(?:[A-Z]?[a-z0-9]+|[A-Z]+)$/;
const pluralAcronym = /^\p{Lu}{2,}s$/u;
const invisible = /\p{DI}/u;

const noPieces: readonly string[] = [];

/** Separators, which a compound term omits, except between digits: the group keeps `1.` of `1.2` and `1/` of `1/2`. */
const connectors = /(\d[-./:])(?=\d)|[-_$@./:]+/g;

/**
 * The token of `text.slice(start, end)`, which must be one word or words joined by connectors, with its parts.
 * `@rsbuild/plugin-react` has the parts `rsbuild` and `plugin-react`; the latter has `plugin` and `react`.
 */
export function tokenizeWord(text: string, start: number, end: number): Token {
  const slice = text.slice(start, end);
  if (!invisible.test(slice)) return tokenOf(slice, start);
  // Split the visible characters, then map the offsets back.
  const offsets: number[] = [];
  for (let offset = start; offset < end;) {
    const char = String.fromCodePoint(text.codePointAt(offset) ?? 0);
    for (let unit = 0; unit < char.length; unit += 1) {
      if (!invisible.test(char)) offsets.push(offset + unit);
    }
    offset += char.length;
  }
  return mapOffsets(tokenOf(stripInvisible(slice), 0), [...offsets, end]);
}

function tokenOf(slice: string, start: number): Token {
  const { term, pieces } = splitIdentifier(slice);
  let at = 0;
  const parts = pieces.map((piece) => {
    const from = slice.indexOf(piece, at);
    at = from + piece.length;
    return tokenOf(piece, start + from);
  });
  return { term, start, end: start + slice.length, parts: parts.filter((part) => part.term !== '') };
}

function mapOffsets({ term, start, end, parts }: Token, offsets: readonly number[]): Token {
  return {
    term,
    start: offsets[start] ?? 0,
    end: offsets[end] ?? 0,
    parts: parts.map((part) => mapOffsets(part, offsets)),
  };
}

/**
 * The term of a whole word or identifier, and its pieces in order if it has several. A single word is stemmed, a
 * compound is not.
 */
export function splitIdentifier(slice: string): {
  readonly term: string;
  readonly pieces: readonly string[];
} {
  if (plainWord.test(slice)) return { term: stem(slice.toLowerCase()), pieces: noPieces };
  const visible = stripInvisible(slice);
  if (visible !== slice) return splitIdentifier(visible);
  for (const { separator, piece } of asciiWord.test(slice) ? asciiRules : unicodeRules) {
    if (!separator.test(slice)) continue;
    const pieces = slice.match(piece) ?? noPieces;
    if (pieces[0] === undefined || pieces[0].length === slice.length) continue;
    // `__dirname` is `dirname`: separators around a single piece carry no meaning.
    return pieces.length === 1 ? splitIdentifier(pieces[0]) : { term: normalizeCompound(slice), pieces };
  }
  const singular = pluralAcronym.test(slice) ? slice.slice(0, -1) : slice;
  return { term: stem(normalizeCompound(singular)), pieces: noPieces };
}

/**
 * The folded slice without separators: `css-modules`, `cssModules` and `css_modules` are one term. Separators between
 * digits stay: 0.6.15 and 0.61.5 are two versions, 2024-1-12 and 2024-11-2 two dates.
 */
export function normalizeCompound(slice: string): string {
  return foldTerm(slice).replace(connectors, '$1');
}

function stripInvisible(slice: string): string {
  return slice.replace(/\p{DI}/gu, '');
}
