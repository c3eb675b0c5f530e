/**
 * Constants of the ranking, fitted to the judged queries of this site and of other documentation sites unless a comment
 * names a source. The README has an ablation of five of them.
 */

/** Terms of the index that stand for a word of the query. */
export const expansion = {
  /** Terms that begin with it, those that most pages hold. */
  maxLonger: 30,
  /** Terms that are similar to it. */
  maxSimilar: 40,
  /** How much a term counts that is much longer, and how much more the nearer it is in length. */
  longer: { least: 0.1, more: 0.8 },
  /** How much two neighbouring words count that are one term, as in the embedded store. */
  joined: 0.5,
  /** How much a similar term counts, by its number of edits. */
  similar: [1, 0.9, 0.3],
  /** From so many letters on two edits are allowed: one in four, as in the embedded store. */
  lettersForTwoEdits: 8,
  /** Alternatives of a word are grouped by likeness into so many `tsquery`s: each is a scan. */
  steps: 4,
} as const;

/** Which pages are ranked. */
export const candidates = {
  /** Pages that a query visits for each `tsquery` and field. */
  maxVisited: 2000,
  /** Pages that are ranked, because reading a long vector takes most of the time of a query. */
  maxRanked: 50,
  /** How much more a page counts that has the word in a heading, and how much more if that is the title. */
  heading: 4,
  title: 1,
} as const;

/** How much a match counts in the title, in headings and in the content, as the weights of fields in BM25F. */
export const fields = { title: 5, headings: 2, content: 1 } as const;

/** How much more a page counts whose heading is the query; how much less if that is not the title. */
export const heading = { bonus: 4, belowTitle: 0.7 } as const;

/**
 * Power of the share of the words that a page has: at 1 half of the words halve the score. In a text with so many known
 * words, pairs of Han characters and parts of identifiers, most say little: each counts by its rarity, and the share counts
 * more.
 */
export const coverage = { power: 0.3, longText: { words: 12, power: 0.6 } } as const;

/** A phrase that one page contains doubles its score; the bonus decays with the match of the best heading. */
export const phraseDecay = 3;

/**
 * `ts_rank` of n occurrences in one field is 6/π² · Σ 1/i², i from 1 to n, and the mean over the terms of a query. To the
 * power of 1.5 it saturates like BM25.
 */
export const frequencyPower = 1.5;

/** Binary logarithm of a thousand terms: `ts_rank` divides by that of the length of the content. */
export const usualLength = 10;

/** Upper bound of a match in the content, before the power. Without it, a page of ten words ranks above any heading. */
export const mostOfContent = 2.5;
