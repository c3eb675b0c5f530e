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
  /** Time of a search. */
  readonly timeoutMs: number;
  readonly isStopping: () => boolean;
}

/** An index that is there has a group in each answer. */
const isAnswered = ({ store, timeoutMs }: StartPorts, { index, lang }: IndexKey): Promise<boolean> =>
  store.search({ keyword: 'a', limit: 1, indexes: [index], lang }, AbortSignal.timeout(timeoutMs)).then(
    (groups) => groups.length > 0,
    () => false,
  );

/**
 * Indexes the documents of the start, until the server stops. If the store refuses a list, as on a full disk, the index as it
 * was answers. Rejects if there is none, and if documents are wrong.
 */
export async function indexAtStart(documents: readonly StartDocuments[], ports: StartPorts): Promise<void> {
  const { index, log, isStopping } = ports;
  for (const { file, json, ...key } of documents) {
    if (isStopping()) return;
    const outcome = await index(key, json).catch(async (error: unknown) => {
      if (isStopping()) return null;
      const failure = indexFailure(file, error);
      if (!(await isAnswered(ports, key))) throw failure;
      log.error(failure.message);
      return null;
    });
    if (outcome?.kind === 'refused') throw indexFailure(file, outcome.reason);
    if (outcome !== null) log.info({ ...key, ...outcome.report }, 'indexed');
  }
}
