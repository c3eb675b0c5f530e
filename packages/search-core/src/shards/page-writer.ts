import type { SearchDocument } from '../document/search-document.ts';
import type { OrdinalRange } from '../dictionary/term-dictionary.ts';
import { BlockFiles } from './block-table.ts';
import type { FileOutput } from './block-table.ts';
import { encodeHeads, encodePage } from './page-block.ts';
import type { PageHead } from './page-block.ts';
import type { HeadBlocks, TextFiles } from './shard-manifest.ts';
import { hashCost, stableRanges } from './stable-ranges.ts';

/** Sizes of all pages, computed before they are written. */
export interface PageSizes {
  readonly routePaths: readonly string[];
  /** Bytes of JSON. */
  readonly heads: readonly number[];
  readonly texts: readonly number[];
}

interface PageFileOptions {
  /** Size of a block of heads before compression, in bytes. */
  readonly headBytes: number;
  readonly maxFiles: { readonly heads: number; readonly texts: number };
}

/** Limits the manifest, which has three bytes per block. */
const maxHeadBlocks = 4096;

const sumOf = (lengths: readonly number[], { from, to }: OrdinalRange): number =>
  lengths.slice(from, to).reduce((sum, length) => sum + length, 0);

/** Adds pages one by one; writes the text of each, and its head together with those of adjacent pages. */
export class PageWriter {
  readonly #ranges: readonly OrdinalRange[];
  readonly #heads: BlockFiles;
  readonly #texts: BlockFiles;
  #open: PageHead[] = [];
  #written = 0;

  constructor(
    { routePaths, heads, texts }: PageSizes,
    { headBytes, maxFiles }: PageFileOptions,
    output: FileOutput,
  ) {
    const keyOf = (docId: number) => routePaths[docId] ?? '';
    const items = {
      count: heads.length,
      sizeOf: (docId: number) => heads[docId] ?? 0,
      costOf: (docId: number) => hashCost(keyOf(docId)),
    };
    this.#ranges = stableRanges(items, { size: headBytes, maxRanges: maxHeadBlocks });
    const headBlocks = { ranges: this.#ranges, sizeOf: (range: OrdinalRange) => sumOf(heads, range), keyOf };
    this.#heads = new BlockFiles(headBlocks, maxFiles.heads, output);
    const pages = {
      ranges: routePaths.map((_, docId) => ({ from: docId, to: docId + 1 })),
      sizeOf: ({ from }: OrdinalRange) => texts[from] ?? 0,
      keyOf,
    };
    this.#texts = new BlockFiles(pages, maxFiles.texts, output);
  }

  /** @param head the same page without its content */
  add(page: SearchDocument, head: SearchDocument): void {
    this.#open.push({ document: head, text: this.#texts.add(encodePage(page)) });
    const range = this.#ranges[this.#written];
    if (range === undefined || range.from + this.#open.length < range.to) return;
    this.#heads.add(encodeHeads(this.#open));
    this.#open = [];
    this.#written += 1;
  }

  heads(): HeadBlocks {
    const firstPages = Uint32Array.from([0, ...this.#ranges.map(({ to }) => to)]);
    return { ...this.#heads.table(), firstPages };
  }

  texts(): TextFiles {
    const { files, firstBlocks } = this.#texts.table();
    return { files, firstPages: firstBlocks };
  }
}
