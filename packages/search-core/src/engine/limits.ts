/**
 * engine/: the door of the engine. Composes all folders above into a SearchIndex: built from documents or
 * opened from bytes, then asked. All numbers that bound an answer are in this file.
 */
export const limits = {
  /** Pages in an answer, unless asked otherwise. */
  pages: 7,
  /** Rows of one page, unless asked for fewer. */
  rowsPerPage: 4,
  /** Answers kept for a query that comes again, as it does while a reader deletes letters. */
  cachedQueries: 100,
  /** Width units of an excerpt, cut marks included. */
  excerptWidth: 100,
  /** Code units of a query that are read; what follows is ignored, so a pasted page costs no more than this. */
  queryLength: 256,
} as const;
