import type { IndexFormatError } from '../codec/header.ts';
import type { OrdinalRange } from '../dictionary/term-dictionary.ts';
import { parseDocuments } from '../document/parse-documents.ts';
import type { SearchDocument } from '../document/search-document.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { decodeUtf8, encodeUtf8 } from '../text/string-table.ts';
import { decodeSections, encodeSections } from './section-file.ts';
import type { PageBlock } from './shard-manifest.ts';

/**
 * Neighbouring pages as JSON: compressed it has half the bytes of an index of the same pages, and only the pages that are
 * shown are indexed.
 */
function encodePageBlock(pages: readonly SearchDocument[]): Uint8Array<ArrayBuffer> {
  return encodeSections('pages', [encodeUtf8(JSON.stringify(pages))]);
}

/** Collects pages one by one and writes a block at the end of each range. */
export class BlockWriter {
  readonly blocks: PageBlock[] = [];
  readonly #ranges: readonly OrdinalRange[];
  readonly #write: (bytes: Uint8Array<ArrayBuffer>) => string;
  #pages: SearchDocument[] = [];

  constructor(ranges: readonly OrdinalRange[], write: (bytes: Uint8Array<ArrayBuffer>) => string) {
    this.#ranges = ranges;
    this.#write = write;
  }

  add(page: SearchDocument): void {
    this.#pages.push(page);
    const range = this.#ranges[this.blocks.length];
    if (range === undefined || range.from + this.#pages.length < range.to) return;
    this.blocks.push({ file: this.#write(encodePageBlock(this.#pages)), firstPage: range.from });
    this.#pages = [];
  }
}

export function decodePageBlock(bytes: Uint8Array): Outcome<readonly SearchDocument[], IndexFormatError> {
  const decoded = decodeSections('pages', bytes, 1);
  if (!decoded.ok) return decoded;
  try {
    const documents = parseDocuments(JSON.parse(decodeUtf8(decoded.value[0] ?? new Uint8Array())));
    return documents.ok ? success(documents.value) : failure({ kind: 'not-an-index' });
  } catch {
    return failure({ kind: 'not-an-index' });
  }
}
