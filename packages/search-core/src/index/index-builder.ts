import type { Analyzer } from '../analysis/analyzer.ts';
import { createTextReader } from '../analysis/text-reader.ts';
import { buildDictionary, sortedTerms } from '../dictionary/term-dictionary.ts';
import type { SearchDocument } from '../document/search-document.ts';
import { PostingsBuilder } from '../postings/postings-builder.ts';
import { buildDocumentStore, entriesOf } from './document-store.ts';
import { pageStartsOf } from './inverted-index.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { TextBuilder } from './text-builder.ts';

const maxHeadingLength = 255;

export function invertedIndexOf(documents: readonly SearchDocument[], analyzer: Analyzer): InvertedIndex {
  const builder = new IndexBuilder(analyzer);
  for (const document of documents) builder.add(document);
  return builder.build();
}

/** Takes documents one by one; a page's number is its position in the order of adding. */
class IndexBuilder {
  readonly #analyzer: Analyzer;
  readonly #postings = new PostingsBuilder();
  readonly #text = new TextBuilder();
  readonly #read: ReturnType<typeof createTextReader>;
  readonly #documents: SearchDocument[] = [];
  readonly #routePaths = new Set<string>();
  readonly #headingLengths: number[] = [];
  readonly #fieldLengths: number[] = [];

  constructor(analyzer: Analyzer) {
    this.#analyzer = analyzer;
    this.#read = createTextReader(analyzer, {
      term: (term) => this.#postings.numberOf(term),
      surface: (surface, kind, terms) => this.#text.numberOf(surface, kind, terms),
    });
  }

  /** A second document of the same route path is left out: a page must not be found twice. */
  add(document: SearchDocument): void {
    if (this.#routePaths.has(document.routePath)) return;
    this.#routePaths.add(document.routePath);
    this.#documents.push(document);
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
  }

  build(): InvertedIndex {
    const terms = sortedTerms(this.#postings.terms);
    const { postings, lengths } = this.#postings.build(terms);
    const store = buildDocumentStore(this.#documents);
    return {
      analyzerId: this.#analyzer.id,
      dictionary: buildDictionary(terms, lengths),
      postings,
      postingCount: this.#postings.postingCount,
      pageStarts: pageStartsOf(store),
      headingLengths: Uint8Array.from(this.#headingLengths),
      fieldLengths: Uint32Array.from(this.#fieldLengths),
      store,
      text: this.#text.build(this.#postings.ordinalsOf(terms)),
    };
  }

  /** Returns the length in tokens. Only outermost tokens count: an identifier is one word, whatever its parts. */
  #addHeading(text: string, head: number): number {
    let distinct = 0;
    const length = this.#read(text.replaceAll('\n', ' '), {
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
