import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import {
  openIndex,
  parseDocuments,
  type HighlightRange,
  type PageResults,
  type SearchDocument,
  type SearchIndex,
} from '@docs/search-core';
import { hitOf } from '../../answers/hit-of.ts';
import type { Hit } from '../../contract/answer.ts';
import type { FoundPage } from '../../answers/found-page.ts';
import type { IndexKey } from '../store.ts';
import { currentFiles, readPages, type IndexFiles, type StoredPage } from './index-folder.ts';

/** The active version is found on disk, where another thread exchanges it. */
interface SearchTask {
  readonly folder: string;
  readonly key: IndexKey;
  readonly text: string;
  readonly limit: number;
}

interface OpenedIndex {
  readonly files: IndexFiles;
  readonly index: SearchIndex;
  /** Descriptor of the file of documents. */
  readonly documents: number;
  readonly places: ReadonlyMap<string, StoredPage>;
}

/** By slot: a thread keeps one open version of each index. */
const opened = new Map<string, OpenedIndex>();

function openFiles(files: IndexFiles): OpenedIndex {
  const index = openIndex(readFileSync(files.index));
  if (!index.ok)
    throw new Error(`${files.index} is no index (${index.error.kind}). Index its documents again.`);
  const places = new Map(readPages(files).map((page) => [page.path, page]));
  return { files, index: index.value, places, documents: openSync(files.documents, 'r') };
}

/** The active version; null if there is none. Reopens it if it was exchanged while it was opened. */
function currentIndex(folder: string, key: SearchTask['key']): OpenedIndex | null {
  const slot = `${key.index}/${key.lang}`;
  const known = opened.get(slot);
  for (let files = currentFiles(folder, key); files !== null; files = currentFiles(folder, key)) {
    const { version } = files;
    if (known?.files.version === version) return known;
    try {
      const next = openFiles(files);
      opened.set(slot, next);
      if (known) closeSync(known.documents);
      return next;
    } catch (error) {
      if (currentFiles(folder, key)?.version === version) throw error;
    }
  }
  return null;
}

function readDocument({ documents, files, places }: OpenedIndex, path: string): SearchDocument {
  const { start, length } = places.get(path) ?? { start: 0, length: 0 };
  const bytes = Buffer.alloc(length);
  readSync(documents, bytes, 0, length, start);
  const parsed = parseDocuments([JSON.parse(bytes.toString())]);
  if (!parsed.ok || parsed.value[0] === undefined)
    throw new Error(`${files.documents} is damaged. Index its documents again.`);
  return parsed.value[0];
}

const marked = (text: string, ranges: readonly HighlightRange[]): readonly string[] =>
  ranges.map(({ start, end }) => text.slice(start, end));

function foundPage({ routePath, rows }: PageResults, index: OpenedIndex): FoundPage {
  const words = rows.flatMap((row) => [
    ...marked(row.statement, row.statementRanges),
    ...(row.type === 'title' ? marked(row.title, row.ranges) : []),
    ...(row.type === 'title' && row.alsoCalled ? marked(row.alsoCalled.text, row.alsoCalled.ranges) : []),
    ...(row.type === 'header' ? marked(row.heading, row.ranges) : []),
  ]);
  const corrections = new Map(
    rows.flatMap((row) => row.corrections).map((each) => [JSON.stringify(each), each]),
  );
  const document = readDocument(index, routePath);
  return { document, words: [...new Set(words)], corrections: [...corrections.values()] };
}

/** The hits of an index, null if there is none. */
export function search({ folder, key, text, limit }: SearchTask): readonly Hit[] | null {
  const index = currentIndex(folder, key);
  return index === null
    ? null
    : index.index.search(text, { limit }).pages.map((page) => hitOf(foundPage(page, index)));
}
