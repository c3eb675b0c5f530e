/**
 * engine/: composes the folders above into a SearchIndex, which is built from documents or opened from bytes. This file
 * has the limits of queries, pages, rows and excerpts.
 */
export const limits = {
  /** Pages in an answer, unless asked otherwise. */
  pages: 7,
  /** Rows of one page, unless asked for fewer. */
  rowsPerPage: 4,
  /** Cached answers: a query recurs while a reader deletes letters. */
  cachedQueries: 100,
  /** Width units of an excerpt, cut marks included. */
  excerptWidth: 100,
  /** Code units of a query that are read; the rest is ignored, so a pasted page costs no more than this. */
  queryLength: 256,
} as const;
