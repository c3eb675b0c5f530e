import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { IndexOutcome } from './indexing/index-worker.ts';
import { indexFailure } from './settings/start-failure.ts';
import type { IndexKey, Store } from './store/store.ts';

interface StartDocuments extends IndexKey {
  readonly file: string;
  readonly json: Uint8Array;
}

interface StartPorts {
  readonly store: Pick<Store, 'search'>;
  readonly index: (key: IndexKey, json: Uint8Array) => Promise<IndexOutcome>;
  readonly log: FastifyBaseLogger;
  /** Pauses before a rejected list is indexed again, in milliseconds. */
  readonly pausesMs?: readonly number[];
  /** Time for the store to recover before the server exits, in milliseconds. */
  readonly patienceMs?: number;
  readonly isStopping: () => boolean;
}

/** Long enough for a lost connection to be restored. */
const usualPausesMs = [1000, 4000];

/** Timeout of the searches, in milliseconds: a store that has just started reads its index from the disk. */
const usualPatienceMs = 30_000;
/** Pause between these searches, in milliseconds. */
const askEveryMs = 500;

/** Whether the index exists: each answer then has its group. False if the store does not answer in time. */
async function isAnswered(
  { store, isStopping, patienceMs = usualPatienceMs }: StartPorts,
  { index, lang }: IndexKey,
): Promise<boolean> {
  const timeout = AbortSignal.timeout(patienceMs);
  for (;;) {
    try {
      const groups = await store.search({ keyword: index, limit: 1, indexes: [index], lang }, timeout);
      return groups.length > 0;
    } catch {
      if (timeout.aborted || isStopping()) return false;
      await setTimeout(askEveryMs, undefined, { ref: false });
    }
  }
}

/** Rejects with the error of the last attempt. */
async function indexWithPauses(
  { index, pausesMs = usualPausesMs, isStopping }: StartPorts,
  key: IndexKey,
  json: Uint8Array,
): Promise<IndexOutcome> {
  for (const pauseMs of pausesMs) {
    try {
      return await index(key, json);
    } catch (error) {
      if (isStopping()) throw error;
      // `ref: false`, so that a stop does not wait for it.
      await setTimeout(pauseMs, undefined, { ref: false });
    }
  }
  return index(key, json);
}

/**
 * Indexes the documents of the start, until the server stops. If the store rejects a list repeatedly, as on a full
 * disk, the previous index keeps answering. Rejects if there is none, and if documents are invalid.
 */
export async function indexAtStart(documents: readonly StartDocuments[], ports: StartPorts): Promise<void> {
  const { log, isStopping } = ports;
  for (const { file, json, ...key } of documents) {
    if (isStopping()) return;
    const outcome = await indexWithPauses(ports, key, json).catch(async (error: unknown) => {
      if (isStopping()) return null;
      const failure = indexFailure(file, error);
      const hasIndex = await isAnswered(ports, key);
      if (isStopping()) return null;
      if (!hasIndex) throw failure;
      log.error(failure.message);
      return null;
    });
    if (outcome?.kind === 'refused') throw indexFailure(file, outcome.reason);
    if (outcome !== null) log.info({ ...key, ...outcome.report }, 'indexed');
  }
}
