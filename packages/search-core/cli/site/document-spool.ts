import { appendFileSync, closeSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchDocument } from '@docs/search-core';
import { SiteName } from './site-name.ts';

/** Stores documents in a temporary file, because the pages of a large site take more memory than its index. */
export class DocumentSpool implements Iterable<SearchDocument> {
  readonly #folder = mkdtempSync(join(tmpdir(), 'search-core-'));
  readonly #file = openSync(join(this.#folder, 'documents'), 'a+');
  /** Length of each document, in bytes of JSON. */
  readonly #lengths: number[] = [];
  readonly #siteName = new SiteName();
  #characters = 0;

  get count(): number {
    return this.#lengths.length;
  }

  /** Length of all contents, in UTF-16 code units. */
  get characters(): number {
    return this.#characters;
  }

  /** `pageTitle` is the `title` element of the page. */
  add(document: SearchDocument, pageTitle: string): void {
    this.#siteName.add(pageTitle);
    const bytes = Buffer.from(JSON.stringify(document));
    appendFileSync(this.#file, bytes);
    this.#lengths.push(bytes.length);
    this.#characters += document.content.length;
  }

  /** The documents, with titles without the name of the site. */
  *[Symbol.iterator](): Generator<SearchDocument> {
    const { ending } = this.#siteName;
    let position = 0;
    for (const length of this.#lengths) {
      const bytes = Buffer.alloc(length);
      readSync(this.#file, bytes, 0, length, position);
      position += length;
      const document = JSON.parse(bytes.toString()) as SearchDocument;
      const hasEnding = ending !== '' && document.title.endsWith(ending);
      yield hasEnding ? { ...document, title: document.title.slice(0, -ending.length) } : document;
    }
  }

  /** Deletes the file. */
  close(): void {
    closeSync(this.#file);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
