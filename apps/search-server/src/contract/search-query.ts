import { z } from 'zod';

/** Maximum number of hits of an index, and of UTF-16 units of a query that are read. */
const queryLimits = { hits: 20, keyword: 256 } as const;

/** Name of an index, in URLs and in the names of files and tables. */
export const indexName = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9_-]{0,49}$/,
    'The name of an index has 1 to 50 of a-z, 0-9, "-" and "_", the first a letter or a digit.',
  );

/** A language tag such as `en` or `zh-hans`. */
export const languageTag = z
  .string()
  .toLowerCase()
  .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/, 'The language is a tag such as "en" or "zh-hans".');

/** Neither PostgreSQL nor JSON in UTF-8 holds NUL and lone surrogates. */
export const cleanText = (text: string): string => text.replace(/\p{Surrogate}|\0/gu, '\uFFFD');

/** Never ends within a surrogate pair. */
const readPart = (text: string): string =>
  cleanText(text.slice(0, queryLimits.keyword).replace(/[\uD800-\uDBFF]$/, ''));

export interface SearchQuery {
  /** The typed text, at most `queryLimits.keyword` UTF-16 units. */
  readonly keyword: string;
  /** Maximum number of hits of each index. */
  readonly limit: number;
  /** Names of the indexes to search; empty for all of the language. */
  readonly indexes: readonly string[];
  readonly lang: string;
}

const limitMessage = `"limit" is a whole number from 1 to ${queryLimits.hits}.`;

/** The query string of a search request. Unknown parameters are ignored, because a site may add its own. */
export const searchQuery = z
  .object({
    keyword: z.string('Add "keyword", what the reader typed, once.').transform(readPart),
    limit: z
      .string(limitMessage)
      .regex(/^\d{1,9}$/, limitMessage)
      .transform(Number)
      .refine((limit) => limit >= 1 && limit <= queryLimits.hits, limitMessage)
      .default(7),
    searchIndexes: z
      .string()
      .default('')
      .transform((names) => [...new Set(names.split(',').filter((name) => name !== ''))])
      .pipe(z.array(indexName).max(20)),
    lang: languageTag.default('en'),
  })
  .transform(({ searchIndexes, ...rest }): SearchQuery => ({ ...rest, indexes: searchIndexes }));
