import type { TocEntry } from '@docs/search-core';

/** A match, in UTF-8 bytes. */
export interface BytePlace {
  readonly start: number;
  readonly length: number;
}

/** A mistyped word and the word that was found instead. */
export interface Correction {
  readonly typed: string;
  readonly found: string;
}

/** A found page. `content` has only the lines to show, and `charIndex` of `toc` refers to it. */
export interface Hit {
  readonly routePath: string;
  readonly title: string;
  readonly content: string;
  readonly toc: readonly TocEntry[];
  /** Keywords and synonyms of the page that match, at most 5. */
  readonly keywords: readonly string[];
  readonly domain: string;
  readonly group: string;
  /** Sorted and disjoint. */
  readonly _matchesPosition: { readonly content: readonly BytePlace[] };
  /** Usually empty, at most 20. */
  readonly corrections: readonly Correction[];
}

/** The hits of one index, best first. */
export interface Group {
  readonly index: string;
  readonly hits: readonly Hit[];
}
