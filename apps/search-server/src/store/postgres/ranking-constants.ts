/**
 * Constants of the ranking, fitted to the judged queries of this site and of other documentation sites unless a comment
 * names a source. The README has an ablation of five of them.
 */

/** Terms of the index that match a word of the query. */
export const expansion = {
  /** Maximum number of longer terms, the most frequent first. */
  maxLonger: 30,
  /** Maximum number of similar terms. */
  maxSimilar: 40,
  /** Weight of a much longer term, and the additional weight the closer its length is. */
  longer: { least: 0.1, more: 0.8 },
  /** Weight of a term that joins two adjacent words, as in the embedded store. */
  joined: 0.5,
  /** Weight of a similar term, by its number of edits. */
  similar: [1, 0.9, 0.3],
  /** Length from which two edits are allowed: one in four letters, as in the embedded store. */
  lettersForTwoEdits: 8,
  /** Number of `tsquery`s into which the alternatives of a word are grouped by likeness: each is a scan. */
  steps: 4,
} as const;

/** Selection of the pages to rank. */
export const candidates = {
  /** Maximum number of pages that a query visits per `tsquery` and field. */
  maxVisited: 2000,
  /** Maximum number of ranked pages, because reading long vectors takes most of the time of a query. */
  maxRanked: 50,
  /**
   * `heading` is the additional weight of a page with the word in a heading; `title` is added to it if that is the
   * title.
   */
  heading: 4,
  title: 1,
} as const;

/** Weights of a match in the title, in headings and in the content, like the field weights of BM25F. */
export const fields = { title: 5, headings: 2, content: 1 } as const;

/**
 * `bonus` is the additional weight of a page if a heading equals the query. It is multiplied by `belowTitle` unless
 * that heading is the title.
 */
export const heading = { bonus: 4, belowTitle: 0.7 } as const;

/**
 * Power of the share of the query words that a page has: at 1, half of the words halve the score. In a text with many
 * known words, pairs of Han characters and parts of identifiers, most say little: each counts by its rarity, and the
 * share counts more.
 */
export const coverage = { power: 0.3, longText: { words: 12, power: 0.6 } } as const;

/** A phrase that only one page has doubles its score; the bonus decays with the match of the best heading. */
export const phraseDecay = 3;

/**
 * `ts_rank` of n occurrences in one field is 6/π² · Σ 1/i², i from 1 to n, and the mean over the terms of a query.
 * Raised to the power of 1.5, it saturates like BM25.
 */
export const frequencyPower = 1.5;

/** Binary logarithm of a thousand terms: `ts_rank` divides by that of the length of the content. */
export const usualLength = 10;

/** Upper bound of a match in the content, before the power. Without it, a page of ten words ranks above any heading. */
export const mostOfContent = 2.5;
