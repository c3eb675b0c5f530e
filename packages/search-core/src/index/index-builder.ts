import { visitTokens } from '../analysis/token.ts';
import type { Analyzer } from '../analysis/analyzer.ts';
import { buildTermDictionary } from '../dictionary/term-dictionary.ts';
import { contentFieldId, fieldCount, headerFieldId, titleFieldId } from '../document/fields.ts';
import type { FieldId } from '../document/fields.ts';
import type { SearchDocument } from '../document/search-document.ts';
import { PostingsBuilder } from '../postings/postings-builder.ts';
import { buildDocumentStore } from './document-store.ts';
import type { InvertedIndex } from './inverted-index.ts';

/** Takes documents one by one; a docId is the position in the order of adding. */
export class IndexBuilder {
  readonly #analyzer: Analyzer;
  readonly #documents: SearchDocument[] = [];
  readonly #routePaths = new Set<string>();
  readonly #postings = new PostingsBuilder();
  readonly #fieldLengths: number[] = [];

  constructor(analyzer: Analyzer) {
    this.#analyzer = analyzer;
  }

  /** A second document of the same route path is left out: a page must not be found twice. */
  add(document: SearchDocument): void {
    if (this.#routePaths.has(document.routePath)) return;
    this.#routePaths.add(document.routePath);
    const docId = this.#documents.length;
    this.#documents.push(document);
    for (let field = 0; field < fieldCount; field += 1) this.#fieldLengths.push(0);
    this.#addText(document.title, docId, titleFieldId);
    for (const { text } of document.toc) this.#addText(text, docId, headerFieldId);
    this.#addText(document.content, docId, contentFieldId);
  }

  build(): InvertedIndex {
    const { dictionary, sortedTerms } = buildTermDictionary(this.#postings.terms);
    return {
      analyzerId: this.#analyzer.id,
      dictionary,
      postings: this.#postings.build(sortedTerms),
      postingCount: this.#postings.postingCount,
      fieldLengths: Uint32Array.from(this.#fieldLengths),
      store: buildDocumentStore(this.#documents),
    };
  }

  /** Only outermost tokens count for the length: an identifier is one word, however many parts it has. */
  #addText(text: string, docId: number, fieldId: FieldId): void {
    const tokens = this.#analyzer.tokenize(text, 'index');
    const slot = docId * fieldCount + fieldId;
    this.#fieldLengths[slot] = (this.#fieldLengths[slot] ?? 0) + tokens.length;
    visitTokens(tokens, (token) => this.#postings.add(token.term, docId, fieldId));
  }
}
