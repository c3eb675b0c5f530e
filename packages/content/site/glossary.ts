import type { PageKey } from './sidebars/sidebar-source.ts';

/** Terms that show their definition where a page first uses them. */
export interface Glossary {
  /** The page that defines them: each `h2` is a term, the first sentence below is its definition. */
  readonly page: PageKey;
  /** Ids of entries that other pages do not mark. */
  readonly unmarked: readonly string[];
  /** Phrases in which a term has another meaning. */
  readonly otherMeanings: readonly string[];
}

export const glossary: Glossary = {
  page: 'guide/start/glossary',
  // Known to every developer, or words with other meanings: the target of a proxy, an entry of a list.
  unmarked: ['entry', 'environment-variable', 'hash', 'manifest', 'plugin', 'target'],
  otherMeanings: ['AMD loader', 'first chunk'],
};
