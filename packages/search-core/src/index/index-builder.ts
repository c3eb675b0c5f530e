import type { Analyzer } from '../analysis/analyzer.ts';
import { createTermReader } from '../analysis/term-reader.ts';
import type { TermReader } from '../analysis/term-reader.ts';
import { writeDictionary } from '../dictionary/dictionary-writer.ts';
import type { SearchDocument } from '../document/search-document.ts';
import { PostingsBuilder } from '../postings/postings-builder.ts';
import { buildDocumentStore } from './document-store.ts';
import type { InvertedIndex } from './inverted-index.ts';

const maxHeadLength = 255;

/** Takes documents one by one; a page's number is its position in the order of adding. */
export class IndexBuilder {
  readonly #analyzer: Analyzer;
  readonly #readTerms: TermReader;
  readonly #documents: SearchDocument[] = [];
  readonly #routePaths = new Set<string>();
  readonly #postings = new PostingsBuilder();
  readonly #pageStarts: number[] = [0];
  readonly #headLengths: number[] = [];
  readonly #fieldLengths: number[] = [];

  constructor(analyzer: Analyzer) {
    this.#analyzer = analyzer;
    this.#readTerms = createTermReader(analyzer);
  }

  /** A second document of the same route path is left out: a page must not be found twice. */
  add(document: SearchDocument): void {
    if (this.#routePaths.has(document.routePath)) return;
    this.#routePaths.add(document.routePath);
    this.#documents.push(document);
    const page = this.#documents.length - 1;
    const heads = [document.title, ...document.toc.map(({ text }) => text)];
    const [title = 0, ...headings] = heads.map((text, head) => this.#addHead(text, page, head));
    this.#pageStarts.push(this.#headLengths.length);
    this.#fieldLengths.push(
      title,
      headings.reduce((sum, length) => sum + length, 0),
      this.#addText(document.content, page),
    );
  }

  build(): InvertedIndex {
    const { dictionary, postings } = writeDictionary(this.#postings.terms, (term) =>
      this.#postings.listOf(term),
    );
    return {
      analyzerId: this.#analyzer.id,
      dictionary,
      postings,
      postingCount: this.#postings.postingCount,
      pageStarts: Uint32Array.from(this.#pageStarts),
      headLengths: Uint8Array.from(this.#headLengths),
      fieldLengths: Uint32Array.from(this.#fieldLengths),
      store: buildDocumentStore(this.#documents),
    };
  }

  /** Returns the length in tokens. */
  #addHead(text: string, page: number, head: number): number {
    const terms = new Set<string>();
    const length = this.#readTerms(text, (term) => {
      terms.add(term);
      this.#postings.addHead(term, page, head);
    });
    this.#headLengths.push(Math.min(maxHeadLength, terms.size));
    return length;
  }

  /** Only outermost tokens count for the length: an identifier is one word, however many parts it has. */
  #addText(text: string, page: number): number {
    return this.#readTerms(text, (term) => this.#postings.addText(term, page));
  }
}
