import type { SearchDocument } from '../document/search-document.ts';
import { LruCache } from '../engine/lru-cache.ts';
import type { AbortSignalLike } from './abort-signal.ts';
import { placeOf, rangeOf } from './block-table.ts';
import type { BlockPlace } from './block-table.ts';
import type { PageHead } from './page-block.ts';
import { maxPages } from './shard-manifest.ts';
import type { ShardManifest } from './shard-manifest.ts';
import type { ShardFiles } from './term-loader.ts';

/**
 * Maximum number of blocks of heads that the first answer waits for, and of texts read for a phrase: as many as
 * HTTP/1.1 loads at once.
 */
export const maxRequests = 6;

/**
 * Number of cached blocks of heads, about 50 kB each, and of texts: enough for one query, because a page of a reference
 * may have 400 kB. An answer has at most 20 pages, each in a different block, and phrases read six.
 */
const kept = maxPages + maxRequests;

/** Loads heads and texts of pages, and caches them. */
export function createPageLoader({ heads, texts }: ShardManifest, files: ShardFiles) {
  const loadedHeads = new LruCache<number, readonly PageHead[]>(kept);
  const loadedTexts = new LruCache<number, SearchDocument>(kept);
  const blockOf = (docId: number): number => rangeOf(heads.firstPages, docId);
  const headAt = (docId: number): PageHead | undefined => {
    const block = blockOf(docId);
    return loadedHeads.get(block)?.[docId - (heads.firstPages[block] ?? 0)];
  };
  /** The distinct blocks with the heads of `pages`, in page order. */
  const blocksOf = (pages: readonly number[]) => [...new Set(pages.map(blockOf))];
  /** Loads blocks; false if one could not be loaded. */
  const loadBlocks = async (blocks: readonly number[], signal: AbortSignalLike): Promise<boolean> => {
    const found = await Promise.all(
      blocks.map(async (block) => {
        const pages = loadedHeads.get(block) ?? (await files.heads(placeOf(heads, block), signal));
        if (pages !== undefined) loadedHeads.set(block, pages);
        return pages !== undefined;
      }),
    );
    return found.every(Boolean);
  };
  const placeOfText = (docId: number, { text: { from, length } }: PageHead): BlockPlace => ({
    file: texts.files[rangeOf(texts.firstPages, docId)] ?? '',
    ...(length > 0 && { range: { from, to: from + length } }),
  });
  const loadText = async (docId: number, signal: AbortSignalLike): Promise<boolean> => {
    if (loadedTexts.get(docId) !== undefined) return true;
    if (headAt(docId) === undefined) await loadBlocks([blockOf(docId)], signal);
    const head = headAt(docId);
    if (head === undefined) return false;
    const text = await files.page(placeOfText(docId, head), signal);
    if (text !== undefined) loadedTexts.set(docId, text);
    return text !== undefined;
  };
  const loadTexts = async (pages: readonly number[], signal: AbortSignalLike): Promise<boolean> => {
    const found = await Promise.all(pages.map((docId) => loadText(docId, signal)));
    return found.every(Boolean);
  };

  return {
    headOf: (docId: number) => headAt(docId)?.document,
    textOf: (docId: number) => loadedTexts.get(docId),
    headBlockOf: blockOf,
    /** Loads the heads of the first of `pages`, as many as the first answer waits for. */
    async loadHeads(pages: readonly number[], signal: AbortSignalLike) {
      const asked = blocksOf(pages).slice(0, maxRequests);
      return { asked: new Set(asked), isWhole: await loadBlocks(asked, signal) };
    },
    loadTexts,
  };
}
