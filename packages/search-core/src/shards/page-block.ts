import type { IndexFormatError } from '../codec/header.ts';
import { parseDocuments } from '../document/parse-documents.ts';
import type { SearchDocument } from '../document/search-document.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { decodeUtf8, encodeUtf8 } from '../text/string-table.ts';
import { varintsColumn, varintsOf } from '../text/varint.ts';
import { BlockFiles } from './block-table.ts';
import type { CutBlocks, FileOutput } from './block-table.ts';
import { decodeSections, encodeSections } from './section-file.ts';
import type { PageBlocks } from './shard-manifest.ts';

/** A page, whole or without its content. */
export interface BlockPage {
  readonly document: SearchDocument;
  /** In tokens, exactly. */
  readonly contentLength: number;
}

/**
 * Neighbouring pages as JSON: compressed it has half the bytes of an index of the same pages, and only the pages that are
 * shown are indexed.
 */
function encodePageBlock(pages: readonly BlockPage[]): Uint8Array<ArrayBuffer> {
  return encodeSections('pages', [
    encodeUtf8(JSON.stringify(pages.map(({ document }) => document))),
    varintsColumn(Uint32Array.from(pages, ({ contentLength }) => contentLength)),
  ]);
}

/** Collects pages one by one and writes a block at the end of each range. */
export class PageWriter {
  readonly #blocks: CutBlocks;
  readonly #files: BlockFiles;
  #pages: BlockPage[] = [];
  #written = 0;

  constructor(blocks: CutBlocks, maxFiles: number, output: FileOutput) {
    this.#blocks = blocks;
    this.#files = new BlockFiles(blocks, maxFiles, output);
  }

  add(page: BlockPage): void {
    this.#pages.push(page);
    const range = this.#blocks.ranges[this.#written];
    if (range === undefined || range.from + this.#pages.length < range.to) return;
    this.#files.add(encodePageBlock(this.#pages));
    this.#pages = [];
    this.#written += 1;
  }

  blocks(): PageBlocks {
    return {
      ...this.#files.table(),
      firstPages: Uint32Array.from([0, ...this.#blocks.ranges.map(({ to }) => to)]),
    };
  }
}

export function decodePageBlock(bytes: Uint8Array): Outcome<readonly BlockPage[], IndexFormatError> {
  const decoded = decodeSections('pages', bytes, 2);
  if (!decoded.ok) return decoded;
  const [json, lengths] = decoded.value as readonly [Uint8Array, Uint8Array];
  const documents = documentsIn(json);
  const contentLengths = documents && varintsOf(lengths, documents.length);
  if (documents === undefined || contentLengths === undefined) return failure({ kind: 'not-an-index' });
  return success(documents.map((document, at) => ({ document, contentLength: contentLengths[at] ?? 0 })));
}

function documentsIn(json: Uint8Array): readonly SearchDocument[] | undefined {
  try {
    const documents = parseDocuments(JSON.parse(decodeUtf8(json)));
    return documents.ok ? documents.value : undefined;
  } catch {
    return undefined;
  }
}
