/** Fields with their weights. */
const fields = ['title^3', 'names^3', 'headings^2', 'content'] as const;
const markedFields = fields.map((field) => field.replace(/\^.*/, ''));
const beginnings = fields.map((field) => field.replace(/\^|$/, '.beginnings$&'));

/** Constant scores for a line that begins with the whole text. */
const wholeLines = {
  text: { title: 25, names: 10, headings: 20 },
  /** A long identifier scores up to 50 by its parts in a page of hundreds of headings. */
  identifier: { title: 120, names: 80, headings: 100 },
} as const;

/** Boosts, relative to the words over all fields. */
const boosts = { bestField: 0.5, beginning: 0.3, phrase: 0.8 } as const;
/** `tie_breaker`: share of the scores of the other fields that is added to the best one. */
const otherFields = 0.4;

/** Similar words for a word that no page of a shard has: one of four letters may differ, two of seven. */
const mistyped = {
  field: 'words',
  suggest_mode: 'missing',
  size: 1,
  max_edits: 2,
  prefix_length: 0,
  min_word_length: 4,
  accuracy: 0.7,
} as const;

/** Private-use characters that enclose matches. */
export const marks = { start: '\uE000', end: '\uE001' } as const;

/** Number of fragments of a field, and length of one in units: enough to find out which words match. */
const [fragments, fragmentSize] = [6, 150];

/**
 * Maximum number of terms. Each becomes up to 12 clauses: 3 kinds of match in 4 fields. Lucene allows 1,024 clauses.
 */
const maxTerms = 64;

/**
 * Maximum number of words such as `serverPort` in a phrase. Each has up to 3 token paths, and Lucene creates a clause
 * for every combination.
 */
const maxPartedWords = 3;

/** Han characters, and words between them. */
const wordPattern = /\p{Script=Han}|[^\s\p{Script=Han}]+/gu;

const partCount = (word: string): number =>
  word.match(/\p{Lu}?\p{Ll}+|[\p{Lu}\p{Lo}]+|\p{N}+/gu)?.length ?? 1;

const partedWords = (text: string): number =>
  [...text.matchAll(wordPattern)].filter(([word]) => partCount(word) > 1).length;

/**
 * The beginning of a text with at most `maxTerms` terms. A word with parts is also searched as a whole, with and
 * without punctuation.
 */
export function boundedText(text: string): string {
  let terms = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const parts = partCount(word);
    terms += parts === 1 ? 1 : parts + 2;
    if (terms > maxTerms) return text.slice(0, index);
  }
  return text;
}

/** A request for the best matching pages. The text is not parsed as query syntax. */
export function pageQuery(query: string, limit: number) {
  const text = boundedText(query);
  const lastWord = text.trim().split(/\s+/).at(-1) ?? '';
  const kind = /\s/.test(text.trim()) || partCount(text) === 1 ? 'text' : 'identifier';
  const whole = { value: text.trim().toLowerCase() };
  const marked = { number_of_fragments: fragments, fragment_size: fragmentSize };
  return {
    size: limit,
    _source: ['document'],
    query: {
      bool: {
        minimum_should_match: 1,
        should: [
          // Term by term across all fields: a page with one word in its title and one in its text matches both.
          { multi_match: { query: text, type: 'cross_fields', tie_breaker: 1, fields } },
          // By the rarity of a word in each field: in titles, `guide` says little.
          {
            multi_match: {
              query: text,
              type: 'best_fields',
              tie_breaker: otherFields,
              fields,
              boost: boosts.bestField,
            },
          },
          {
            multi_match: {
              query: lastWord,
              type: 'best_fields',
              tie_breaker: otherFields,
              fields: beginnings,
              boost: boosts.beginning,
            },
          },
          ...(partedWords(text) <= maxPartedWords
            ? [{ multi_match: { query: text, type: 'phrase', slop: 2, fields, boost: boosts.phrase } }]
            : []),
          // Every line begins with an empty text.
          ...(whole.value === '' ? [] : Object.entries(wholeLines[kind])).map(([field, boost]) => ({
            constant_score: { filter: { prefix: { [`${field}.whole`]: whole } }, boost },
          })),
        ],
      },
    },
    suggest: { text, mistyped: { term: mistyped } },
    // Equal scores have a fixed order.
    sort: [{ _score: 'desc' }, { route_path: 'asc' }],
    highlight: {
      pre_tags: [marks.start],
      post_tags: [marks.end],
      // All fields of the query: a word that none of them highlights counts as mistyped.
      fields: Object.fromEntries(
        markedFields.flatMap((field) => [
          [field, marked],
          [`${field}.beginnings`, marked],
        ]),
      ),
    },
  };
}
