import type { Analyzer } from '../analysis/analyzer.ts';
import { createTextReader } from '../analysis/text-reader.ts';
import { buildDictionary, sortedTerms } from '../dictionary/term-dictionary.ts';
import type { SearchDocument } from '../document/search-document.ts';
import { PostingsBuilder } from '../postings/postings-builder.ts';
import { entriesOf } from './document-store.ts';
import type { InvertedIndex, RankingIndex } from './inverted-index.ts';
import type { TextBuilder } from './text-builder.ts';

const maxHeadingLength = 255;

/** Receives the surfaces of the texts. */
type TextSink = Pick<TextBuilder, 'numberOf' | 'addTo' | 'endHeadLine' | 'endPage'>;

const noText: TextSink = { numberOf: () => 0, addTo() {}, endHeadLine() {}, endPage() {} };

/**
 * Without a text sink, the reader, which caches analyzed words, is replaced after this many pages: new distinct words
 * keep appearing, however many pages there are.
 */
const pagesPerReader = 500;

/** Adds documents one by one and keeps none; the number of a page is its position in that order. */
export class RankingIndexBuilder {
  readonly #postings = new PostingsBuilder();
  readonly #analyzer: Analyzer;
  readonly #text: TextSink;
  #read: ReturnType<typeof createTextReader>;
  readonly #routePaths = new Set<string>();
  readonly #sectionStarts: number[] = [0];
  readonly #headingLengths: number[] = [];
  readonly #fieldLengths: number[] = [];

  constructor(analyzer: Analyzer, text: TextSink = noText) {
    this.#analyzer = analyzer;
    this.#text = text;
    this.#read = this.#createReader();
  }

  #createReader() {
    return createTextReader(this.#analyzer, {
      term: (term) => this.#postings.numberOf(term),
      surface: (surface, kind, terms) => this.#text.numberOf(surface, kind, terms),
    });
  }

  /**
   * False for a second document of the same route path, which is skipped, so that no page is found twice.
   * @param document as `withSingleLines` returns it
   */
  add(document: SearchDocument): boolean {
    if (this.#routePaths.has(document.routePath)) return false;
    this.#routePaths.add(document.routePath);
    const title = this.#addHeading(document.title, 0);
    let headings = 0;
    for (const [entry, { text }] of entriesOf(document).entries())
      headings += this.#addHeading(text, entry + 1);
    const content = this.#read(document.content, {
      term: (term) => this.#postings.addText(term),
      surface: (surface) => this.#text.addTo('content', surface),
    });
    this.#postings.endPage();
    this.#text.endPage();
    this.#fieldLengths.push(title, headings, content);
    this.#sectionStarts.push(this.#headingLengths.length);
    const pages = this.#sectionStarts.length - 1;
    if (this.#text === noText && pages % pagesPerReader === 0) this.#read = this.#createReader();
    return true;
  }

  /**
   * `ordinals` maps the numbers of terms that the text sink knows to ordinals; -1 for terms that are not in the
   * dictionary.
   */
  build(): {
    readonly index: RankingIndex & Pick<InvertedIndex, 'postingCount'>;
    readonly ordinals: Int32Array;
  } {
    const terms = sortedTerms(this.#postings.terms);
    const { postings, lengths } = this.#postings.build(terms);
    const index = {
      dictionary: buildDictionary(terms, lengths),
      postings,
      postingCount: this.#postings.postingCount,
      sectionStarts: Uint32Array.from(this.#sectionStarts),
      headingLengths: Uint8Array.from(this.#headingLengths),
      fieldLengths: Uint32Array.from(this.#fieldLengths),
    };
    return { index, ordinals: this.#postings.ordinalsOf(terms) };
  }

  /** Returns the length in tokens. Only outermost tokens count: an identifier is one word, whatever its parts. */
  #addHeading(text: string, head: number): number {
    let distinct = 0;
    const length = this.#read(text, {
      term: (term) => {
        if (this.#postings.addHeading(term, head)) distinct += 1;
      },
      surface: (surface) => this.#text.addTo('head', surface),
    });
    this.#text.endHeadLine();
    this.#headingLengths.push(Math.min(maxHeadingLength, distinct));
    return length;
  }
}
