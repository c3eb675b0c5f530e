import type { SearchDocument } from '../document/search-document.ts';
import { LruCache } from '../engine/lru-cache.ts';
import { placeOf, rangeOf } from './block-table.ts';
import type { PageBlocks, ShardManifest } from './shard-manifest.ts';
import type { ShardFiles } from './term-loader.ts';

/** Blocks of heads that the first answer waits for, and blocks of texts for a phrase: as many as HTTP/1.1 loads at once. */
const maxBlocks = 6;

/** Blocks that are kept, some 50 kB each: more than a few answers need. */
const keptBlocks = 100;

/** Loads blocks of pages, and keeps them. */
export function createPageLoader({ heads, texts }: ShardManifest, files: ShardFiles) {
  const blocks = new LruCache<string, readonly SearchDocument[]>(keptBlocks);
  const keyOf = (all: PageBlocks, block: number): string => `${all === texts ? 'text' : 'head'} ${block}`;
  const load = async (all: PageBlocks, block: number, signal: AbortSignal): Promise<boolean> => {
    const key = keyOf(all, block);
    const pages = blocks.get(key) ?? (await files.pages(placeOf(all, block), signal));
    if (pages !== undefined) blocks.set(key, pages);
    return pages !== undefined;
  };
  /** Whether all are there. */
  const loadAll = async (all: PageBlocks, numbers: readonly number[], signal: AbortSignal) => {
    const found = await Promise.all(numbers.map((block) => load(all, block, signal)));
    return found.every(Boolean);
  };
  const loaded = (all: PageBlocks, page: number): SearchDocument | undefined => {
    const block = rangeOf(all.firstPages, page);
    return blocks.get(keyOf(all, block))?.[page - (all.firstPages[block] ?? 0)];
  };

  return {
    headOf: (page: number) => loaded(heads, page),
    textOf: (page: number) => loaded(texts, page),
    headBlockOf: (page: number) => rangeOf(heads.firstPages, page),
    /** The heads of the first of `pages`, as many as the first answer waits for. */
    async loadHeads(pages: readonly number[], signal: AbortSignal) {
      const asked = blocksOf(heads, pages).slice(0, maxBlocks);
      return { asked: new Set(asked), isWhole: await loadAll(heads, asked, signal) };
    },
    loadTexts: (pages: readonly number[], signal: AbortSignal) =>
      loadAll(texts, blocksOf(texts, pages), signal),
    /** Of the first of `pages`. */
    loadPhraseTexts: (pages: readonly number[], signal: AbortSignal) =>
      loadAll(texts, blocksOf(texts, pages).slice(0, maxBlocks), signal),
  };
}

/** The numbers of the pages' blocks, each once, in the order of the pages. */
function blocksOf({ firstPages }: PageBlocks, pages: readonly number[]): readonly number[] {
  return [...new Set(pages.map((page) => rangeOf(firstPages, page)))];
}
