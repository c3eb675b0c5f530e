/**
 * A search that is easy to verify and shares no code with the engine: texts are split at spaces, words are compared
 * letter by letter. It supports two kinds of words only: lower-case ASCII words, and single ideographs or pairs of
 * them.
 */

/** All texts of one document, words separated by single spaces. */
export interface OracleDocument {
  readonly routePath: string;
  readonly texts: readonly string[];
}

/** Route paths of the documents that have the word, or a continuation of it if it is still typed. */
function documentsWith(
  documents: readonly OracleDocument[],
  word: string,
  isStillTyped: boolean,
): ReadonlySet<string> {
  const found = documents.filter(({ texts }) =>
    texts.some((text) => text.split(' ').some((present) => isMeant(present, word, isStillTyped))),
  );
  return new Set(found.map(({ routePath }) => routePath));
}

function isMeant(present: string, word: string, isStillTyped: boolean): boolean {
  // Ideographs match anywhere in a run of them.
  if (word > '\u4e00') return present.includes(word);
  return isStillTyped ? present.startsWith(word) : present === word;
}

export interface OracleAnswer {
  /** Documents with all words of the query. */
  readonly complete: readonly string[];
  /** Documents with at least one word of the query. */
  readonly any: readonly string[];
}

export function oracleSearch(documents: readonly OracleDocument[], words: readonly string[]): OracleAnswer {
  const perWord = words.map((word, at) => documentsWith(documents, word, at === words.length - 1));
  const routePaths = documents.map(({ routePath }) => routePath);
  return {
    complete:
      words.length === 0 ? [] : routePaths.filter((path) => perWord.every((found) => found.has(path))),
    any: routePaths.filter((path) => perWord.some((found) => found.has(path))),
  };
}
