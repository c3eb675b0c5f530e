/**
 * document/: what the engine is fed. One SearchDocument per page, its searchable fields, and the parser
 * that turns JSON of unknown shape into documents. All offsets in this package are UTF-16 code units.
 */

/** One heading of a page, in page order. */
export interface TocEntry {
  readonly text: string;
  /** The anchor, without `#`. */
  readonly id: string;
  /** 2 for `<h2>`, and so on. */
  readonly depth: number;
  /** Where the heading's section starts in `SearchDocument.content`; -1 when unknown. */
  readonly charIndex: number;
}

/** One page. `routePath` is unique in a list of documents; of two with the same one the first counts. */
export interface SearchDocument {
  readonly routePath: string;
  readonly title: string;
  /** Plain text, one block per line, lines separated by `\n`; a line of a code block begins with a tab. */
  readonly content: string;
  readonly toc: readonly TocEntry[];
  /** Empty for the site's own pages. */
  readonly domain?: string;
  /** Words for the page that its text need not have; they count as headings do. */
  readonly keywords?: readonly string[];
  /** Likewise, from a table of the whole site. A row names a keyword rather than a synonym that matches as well. */
  readonly synonyms?: readonly string[];
  /** Label under which results are shown together; the engine only hands it on. */
  readonly group?: string;
}

/** Without the content, and so without the places of headings in it. */
export const withoutContent = (document: SearchDocument): SearchDocument => ({
  ...document,
  content: '',
  toc: document.toc.map((entry) => ({ ...entry, charIndex: -1 })),
});
