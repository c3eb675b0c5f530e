import { appendFileSync, closeSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchDocument } from '@docs/search-core';

/** Documents in a temporary file: the pages of a large site take more memory than its index. */
export class DocumentSpool implements Iterable<SearchDocument> {
  readonly #folder = mkdtempSync(join(tmpdir(), 'search-core-'));
  readonly #file = openSync(join(this.#folder, 'documents'), 'a+');
  /** Of each document, in bytes of JSON. */
  readonly #lengths: number[] = [];
  #characters = 0;

  get count(): number {
    return this.#lengths.length;
  }

  /** Of all contents, in UTF-16 code units. */
  get characters(): number {
    return this.#characters;
  }

  add(document: SearchDocument): void {
    const bytes = Buffer.from(JSON.stringify(document));
    appendFileSync(this.#file, bytes);
    this.#lengths.push(bytes.length);
    this.#characters += document.content.length;
  }

  *[Symbol.iterator](): Generator<SearchDocument> {
    let position = 0;
    for (const length of this.#lengths) {
      const bytes = Buffer.alloc(length);
      readSync(this.#file, bytes, 0, length, position);
      position += length;
      yield JSON.parse(bytes.toString()) as SearchDocument;
    }
  }

  /** Deletes the file. */
  close(): void {
    closeSync(this.#file);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
