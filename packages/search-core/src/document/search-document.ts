/**
 * document/: the input of the engine. One SearchDocument per page, its searchable fields, and the parser that turns
 * JSON of unknown shape into documents. All offsets in this package are UTF-16 code units.
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

/** One page. `routePath` is unique in a list of documents; of two with the same one, the first is indexed. */
export interface SearchDocument {
  readonly routePath: string;
  readonly title: string;
  /** Plain text, one block per line, lines separated by `\n`; a line of a code block begins with a tab. */
  readonly content: string;
  readonly toc: readonly TocEntry[];
  /** Empty for the site's own pages. */
  readonly domain?: string;
  /** Words that find the page, whether its text has them or not; weighted like headings. */
  readonly keywords?: readonly string[];
  /** Like keywords, but from a table of the whole site. If both match, a row shows the keyword. */
  readonly synonyms?: readonly string[];
  /** Label under which results are grouped; the engine only passes it on. */
  readonly group?: string;
}

/** Without the content, and therefore without the places of headings in it. */
export const withoutContent = (document: SearchDocument): SearchDocument => ({
  ...document,
  content: '',
  toc: document.toc.map((entry) => ({ ...entry, charIndex: -1 })),
});
