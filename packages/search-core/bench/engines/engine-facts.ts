/** Facts about an engine that do not require loading it. */
interface EngineFacts {
  /** The npm package, for its version; null for search-core itself. */
  readonly packageName: string | null;
  readonly settings: string;
  /** The only language it is measured in; absent if it is measured in all. */
  readonly locale?: string;
}

/** In table order, search-core first. */
const engineFacts = {
  'search-core': {
    packageName: null,
    settings: 'as the site uses it; `rank`, which keeps no answers',
  },
  minisearch: {
    packageName: 'minisearch',
    settings:
      'pages; boost 4, 2, 1; fuzzy 0.2 from four letters; prefix of the last word; OR; no stored fields',
  },
  'minisearch-bigrams': {
    packageName: 'minisearch',
    settings: 'the same, with a tokenizer that cuts Han characters into pairs',
    locale: 'zh',
  },
  'minisearch-vitepress': {
    packageName: 'minisearch',
    settings: 'sections; boost title 4, text 2, titles 1; fuzzy 0.2; prefix; no stored fields',
  },
  flexsearch: {
    packageName: 'flexsearch',
    settings: 'pages; forward; suggest; ranks of fields joined with 4, 2, 1 (zh: pairs of Han characters)',
  },
  lunr: {
    packageName: 'lunr',
    settings:
      'pages; boost 4, 2, 1; exact, prefix and one edit with boosts 100, 10, 1 (zh: words of Intl.Segmenter)',
  },
  orama: {
    packageName: '@orama/orama',
    settings:
      'pages; boost 4, 2, 1; tolerance 1; documents kept as ids (zh: pairs of Han characters, tolerance 0)',
  },
  fuse: {
    packageName: 'fuse.js',
    settings:
      'pages; weights 4, 2, 1; token search; threshold 0.3; pairs of Han characters; its index is the text',
  },
} as const satisfies Readonly<Record<string, EngineFacts>>;

export type EngineName = keyof typeof engineFacts;

export const engineNames = Object.keys(engineFacts) as EngineName[];

export const isEngineName = (name: string): name is EngineName => name in engineFacts;

export const factsOf = (name: EngineName): EngineFacts => engineFacts[name];

/** The reference engine: the best MiniSearch configuration for the language. */
export const referenceFor = (locale: string): EngineName =>
  locale === 'zh' ? 'minisearch-bigrams' : 'minisearch';

/** The engines of the ratios that are targets of search-core. */
export const isCompared = (name: EngineName, locale: string): boolean =>
  name === 'search-core' || name === 'flexsearch' || name === referenceFor(locale);
