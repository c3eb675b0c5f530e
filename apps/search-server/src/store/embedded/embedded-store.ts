import { existsSync } from 'node:fs';
import { Piscina } from 'piscina';
import type { SearchDocument } from '@docs/search-core';
import type { SearchQuery } from '../../contract/search-query.ts';
import { hashesOf, reportOf } from '../index-report.ts';
import type { FoundGroup, IndexKey, IndexReport, Store } from '../store.ts';
import { readIndexes, setCurrent, writeDocuments, type IndexFiles } from './index-folder.ts';
import type { BuildTask, RankedPage, SearchTask } from './search-task.ts';

/** Documents of an index, whose files every thread opens whole. */
const maxDocuments = 10_000;

interface EmbeddedIndex {
  readonly key: IndexKey;
  readonly files: IndexFiles;
  readonly byPath: ReadonlyMap<string, SearchDocument>;
  readonly hashes: ReadonlyMap<string, string>;
}

interface EmbeddedOptions {
  /** Of the index files. */
  readonly folder: string;
  readonly threads: number;
  /** Searches that wait for a thread; further ones are refused. */
  readonly maxQueue: number;
  /** The built `search-worker.js`. */
  readonly workerFile: string;
}

const slotOf = ({ index, lang }: IndexKey): string => `${index}/${lang}`;

function embeddedIndex(
  key: IndexKey,
  files: IndexFiles,
  documents: readonly SearchDocument[],
): EmbeddedIndex {
  // `toReversed`, so that the first of two documents with the same path wins.
  const byPath = new Map(documents.toReversed().map((document) => [document.routePath, document]));
  return { key, files, byPath, hashes: hashesOf(documents) };
}

/** Aborts only for a timeout: ending a thread because a reader typed the next letter would cost more than its answer. */
function timeoutOf(signal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  signal.addEventListener('abort', () => {
    const reason: unknown = signal.reason;
    if (reason instanceof Error && reason.name === 'TimeoutError') controller.abort(reason);
  });
  return controller.signal;
}

/** Searches with `@docs/search-core` in worker threads. A new version of an index replaces the old one in one step. */
export async function openEmbeddedStore(options: EmbeddedOptions): Promise<Store> {
  const { folder, threads, maxQueue, workerFile } = options;
  if (!existsSync(workerFile)) throw new Error(`${workerFile} is missing. Run "npm run build" first.`);
  const pool = new Piscina({ filename: workerFile, minThreads: threads, maxThreads: threads, maxQueue });
  const builder = new Piscina({ filename: workerFile, minThreads: 0, maxThreads: 1, idleTimeout: 1000 });
  const indexes = new Map<string, EmbeddedIndex>();
  for (const { key, files, documents } of await readIndexes(folder)) {
    indexes.set(slotOf(key), embeddedIndex(key, files, documents));
  }

  /** By slot, when the last writing ends: the files of a version are deleted by the next but one. */
  const written = new Map<string, Promise<unknown>>();

  async function exchange(key: IndexKey, documents: readonly SearchDocument[]): Promise<IndexReport> {
    if (documents.length > maxDocuments)
      throw new Error(
        `${slotOf(key)} has ${documents.length} documents; the embedded store takes ${maxDocuments}. Use --store with PostgreSQL or OpenSearch.`,
      );
    const before = indexes.get(slotOf(key));
    const files = await writeDocuments(folder, key, documents);
    if (!existsSync(files.indexFile)) {
      const task: BuildTask = { ...files, locale: key.lang };
      await builder.run(task, { name: 'build' });
    }
    await setCurrent(folder, key, files, before?.files.version);
    const after = embeddedIndex(key, files, documents);
    indexes.set(slotOf(key), after);
    return reportOf(before?.hashes ?? new Map<string, string>(), after.hashes);
  }

  function index(key: IndexKey, documents: readonly SearchDocument[]): Promise<IndexReport> {
    const before = written.get(slotOf(key)) ?? Promise.resolve();
    const report = before.then(() => exchange(key, documents));
    written.set(
      slotOf(key),
      report.catch(() => {}),
    );
    return report;
  }

  async function searchOne(
    searched: EmbeddedIndex,
    query: SearchQuery,
    signal: AbortSignal,
  ): Promise<FoundGroup> {
    const { key, files, byPath } = searched;
    const { keyword, limit } = query;
    const ended = new Int32Array(new SharedArrayBuffer(4));
    const end = () => Atomics.store(ended, 0, 1);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    const task: SearchTask = { slot: slotOf(key), file: files.indexFile, text: keyword, limit, ended };
    const running = pool.run(task, { name: 'search', signal: timeoutOf(signal) });
    let ranked: readonly RankedPage[];
    try {
      ranked = (await running) as readonly RankedPage[];
    } catch (error) {
      // The index was exchanged twice while the search was queued, and its file is gone.
      const current = indexes.get(slotOf(key));
      if (current === undefined || current.files.version === files.version || signal.aborted) throw error;
      return searchOne(current, query, signal);
    }
    const pages = ranked.flatMap(({ routePath, words, corrections }) => {
      const document = byPath.get(routePath);
      return document === undefined ? [] : [{ document, words, corrections }];
    });
    return { index: key.index, pages };
  }

  return {
    name: 'embedded',
    index,
    search: (query, signal) => {
      const names =
        query.indexes.length > 0 ? query.indexes : [...indexes.values()].map(({ key }) => key.index);
      const searched = [...new Set(names)].flatMap(
        (name) => indexes.get(slotOf({ index: name, lang: query.lang })) ?? [],
      );
      return Promise.all(searched.map((each) => searchOne(each, query, signal)));
    },
    health: () => Promise.resolve(),
    close: async () => {
      await Promise.all([pool.close(), builder.close()]);
    },
  };
}
