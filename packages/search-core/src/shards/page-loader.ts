import { LruCache } from '../engine/lru-cache.ts';
import type { AbortSignalLike } from './abort-signal.ts';
import { placeOf, rangeOf } from './block-table.ts';
import type { BlockPage } from './page-block.ts';
import type { PageBlocks, ShardManifest } from './shard-manifest.ts';
import type { ShardFiles } from './term-loader.ts';

/** Blocks of heads that the first answer waits for, and blocks of texts for a phrase: as many as HTTP/1.1 loads at once. */
const maxBlocks = 6;

/** Blocks that are kept, some 50 and 150 kB each. An answer has 20 pages at most, each in another block, and phrases have six. */
const keptHeads = 30;
const keptTexts = 27;

/** Loads blocks of pages, and keeps them. */
export function createPageLoader({ heads, texts }: ShardManifest, files: ShardFiles) {
  const loadedHeads = new LruCache<number, readonly BlockPage[]>(keptHeads);
  const loadedTexts = new LruCache<number, readonly BlockPage[]>(keptTexts);
  const blocksIn = (all: PageBlocks) => (all === texts ? loadedTexts : loadedHeads);
  const load = async (all: PageBlocks, block: number, signal: AbortSignalLike): Promise<boolean> => {
    const pages = blocksIn(all).get(block) ?? (await files.pages(placeOf(all, block), signal));
    if (pages !== undefined) blocksIn(all).set(block, pages);
    return pages !== undefined;
  };
  /** Whether all are there. */
  const loadAll = async (all: PageBlocks, numbers: readonly number[], signal: AbortSignalLike) => {
    const found = await Promise.all(numbers.map((block) => load(all, block, signal)));
    return found.every(Boolean);
  };
  const loaded = (all: PageBlocks, page: number): BlockPage | undefined => {
    const block = rangeOf(all.firstPages, page);
    return blocksIn(all).get(block)?.[page - (all.firstPages[block] ?? 0)];
  };

  return {
    headOf: (page: number) => loaded(heads, page)?.document,
    textOf: (page: number) => loaded(texts, page)?.document,
    headBlockOf: (page: number) => rangeOf(heads.firstPages, page),
    /** Tokens of the contents of the pages in these blocks of heads. */
    contentLengthsIn: (numbers: Iterable<number>): ReadonlyMap<number, number> =>
      new Map(
        Array.from(numbers).flatMap((block) =>
          (loadedHeads.get(block) ?? []).map(
            ({ contentLength }, at) => [(heads.firstPages[block] ?? 0) + at, contentLength] as const,
          ),
        ),
      ),
    /** The heads of the first of `pages`, as many as the first answer waits for. */
    async loadHeads(pages: readonly number[], signal: AbortSignalLike) {
      const asked = blocksOf(heads, pages).slice(0, maxBlocks);
      return { asked: new Set(asked), isWhole: await loadAll(heads, asked, signal) };
    },
    loadTexts: (pages: readonly number[], signal: AbortSignalLike) =>
      loadAll(texts, blocksOf(texts, pages), signal),
    /** Of the first of `pages`. */
    loadPhraseTexts: (pages: readonly number[], signal: AbortSignalLike) =>
      loadAll(texts, blocksOf(texts, pages).slice(0, maxBlocks), signal),
  };
}

/** The numbers of the pages' blocks, each once, in the order of the pages. */
function blocksOf({ firstPages }: PageBlocks, pages: readonly number[]): readonly number[] {
  return [...new Set(pages.map((page) => rangeOf(firstPages, page)))];
}
