import { contentHash } from '../index-report.ts';

export interface Copies {
  readonly shards: number;
  readonly replicas: number;
}

/** Options, paths and names: as a whole, and in parts at changes of case and punctuation. */
const identifiers = {
  type: 'word_delimiter_graph',
  preserve_original: true,
  catenate_all: true,
  stem_english_possessive: true,
} as const;

/**
 * The analysis of search-core as OpenSearch settings: Han text as pairs, identifiers as a whole and in parts, folded
 * letters, light stems. `page_beginnings` adds the prefixes of each word.
 */
const analysis = {
  char_filter: {
    // `output.assetPrefix` is two names; a full stop between digits stays.
    dots: { type: 'pattern_replace', pattern: String.raw`(?<=\p{L})\.(?=\p{L})`, replacement: ' ' },
  },
  filter: {
    identifiers,
    // A single character is found only if it is in the index; a query searches for pairs.
    pairs_and_characters: { type: 'cjk_bigram', output_unigrams: true },
    pairs: { type: 'cjk_bigram' },
    stems: { type: 'stemmer', language: 'minimal_english' },
    beginnings: { type: 'edge_ngram', min_gram: 2, max_gram: 40 },
  },
  normalizer: { whole: { type: 'custom', filter: ['lowercase', 'asciifolding'] } },
  analyzer: {
    page: {
      tokenizer: 'standard',
      char_filter: ['dots'],
      filter: [
        'cjk_width',
        'pairs_and_characters',
        'identifiers',
        'flatten_graph',
        'lowercase',
        'asciifolding',
        'stems',
        'unique',
      ],
    },
    page_query: {
      tokenizer: 'standard',
      char_filter: ['dots'],
      filter: ['cjk_width', 'pairs', 'identifiers', 'lowercase', 'asciifolding', 'stems'],
    },
    page_beginnings: {
      tokenizer: 'standard',
      char_filter: ['dots'],
      filter: [
        'cjk_width',
        'pairs',
        'identifiers',
        'flatten_graph',
        'lowercase',
        'asciifolding',
        'beginnings',
      ],
    },
    page_words: {
      tokenizer: 'standard',
      char_filter: ['dots'],
      filter: ['cjk_width', 'pairs', 'identifiers', 'flatten_graph', 'lowercase', 'asciifolding'],
    },
    page_typed: {
      tokenizer: 'standard',
      char_filter: ['dots'],
      filter: ['cjk_width', 'pairs', 'lowercase', 'asciifolding'],
    },
  },
} as const;

const text = {
  type: 'text',
  analyzer: 'page',
  search_analyzer: 'page_query',
  // Without offsets, the highlighter would analyze each page again.
  index_options: 'offsets',
  copy_to: 'words',
  fields: {
    beginnings: {
      type: 'text',
      analyzer: 'page_beginnings',
      search_analyzer: 'page_typed',
      index_options: 'offsets',
    },
  },
} as const;

/** A title, a name or a heading, which its prefixes find. */
const line = {
  ...text,
  fields: { ...text.fields, whole: { type: 'keyword', normalizer: 'whole', ignore_above: 300 } },
} as const;

const properties = {
  route_path: { type: 'keyword' },
  hash: { type: 'keyword', index: false },
  title: line,
  names: line,
  headings: line,
  content: text,
  // Without stems, as the source of corrections.
  words: {
    type: 'text',
    analyzer: 'page_words',
    search_analyzer: 'page_typed',
    index_options: 'docs',
    norms: false,
  },
  document: { type: 'object', enabled: false },
} as const;

/** Changes with the analysis and the fields: an index of another version is rebuilt next to the old one. */
export const templateVersion = contentHash(JSON.stringify({ analysis, properties }));

/** Increase it with each change of `templateVersion`: a server does not touch the indexes of a newer one. */
export const templateNumber = 1;

/** Prefix of aliases, indexes and templates; long, because `search-*` may belong to another application. */
export const namePrefix = 'docs-search-server-';

/** Contains the version, so that servers of two versions do not overwrite the template of each other. */
export const templateName = `${namePrefix}${templateVersion}`;

/** The index template of all pages. */
export const pageTemplate = ({ shards, replicas }: Copies) => ({
  index_patterns: [`${templateName}-*`],
  // Above the priority of a template for all indexes, because two of the same priority conflict, and above 1000, that
  // of the template `docs-search-server-pages` of older servers, which matches all names.
  priority: 1001,
  template: {
    settings: {
      number_of_shards: shards,
      number_of_replicas: replicas,
      // `search_after` and hits of a limit of 20 need no more.
      max_result_window: 1000,
      // `catenate_all` next to parts nests positions; `unique` drops repetitions of one position only.
      analysis: {
        ...analysis,
        filter: { ...analysis.filter, unique: { type: 'unique', only_on_same_position: true } },
      },
    },
    mappings: { dynamic: false, _meta: { version: templateVersion, number: templateNumber }, properties },
  },
});
