#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { documentFiles, readDocumentsFile } from './documents.ts';
import { indexAtStart } from './index-at-start.ts';
import { openIndexer } from './indexing/indexer.ts';
import { createServer } from './server/create-server.ts';
import { createLogger } from './server/logger.ts';
import { readSettings, SettingError, usage } from './settings/settings.ts';
import { listenFailure, storeFailure } from './settings/start-failure.ts';
import type { Store } from './store/store.ts';
import { openStore } from './store/open-store.ts';

/** Timeout of the first searches, in milliseconds. */
const startMs = 10_000;

const builtFile = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Starts search threads, which open indexes at their first search; otherwise readers would wait for both. */
async function startThreads(store: Store, threads: number): Promise<void> {
  const searches = ['en', 'zh'].flatMap((lang) =>
    Array.from({ length: threads }, () =>
      store.search({ keyword: 'a', limit: 1, indexes: [], lang }, AbortSignal.timeout(startMs)),
    ),
  );
  await Promise.allSettled(searches);
}

async function start(args: readonly string[]): Promise<void> {
  const settings = readSettings(args, process.env);
  if (settings.help) {
    console.log(usage);
    return;
  }
  const files = await Promise.all(
    documentFiles(settings).map(async (each) => ({ ...each, json: await readDocumentsFile(each.file) })),
  );
  const log = createLogger(settings['log-level']);
  const closing: (() => Promise<unknown>)[] = [];
  let hasStopped = false;
  // Registered before the store opens: process 1 of a container ignores signals without a handler. A second signal
  // exits immediately.
  closeWithGrace({ delay: settings['stop-timeout'], logger: log }, async ({ err, signal }) => {
    if (err) log.error(err, 'stopping after an error');
    else log.info({ signal }, 'stopping');
    hasStopped = true;
    for (const close of closing.toReversed()) await close();
  });
  const isStopping = () => hasStopped;
  const searchWorker = builtFile('search-worker.js');
  const store = await openStore(settings, {
    workerFile: searchWorker,
    warn: (error) => log.warn(error, 'a part of the store failed'),
  }).catch((error: unknown) => {
    throw storeFailure(settings, error);
  });
  closing.push(store.close);
  const indexer = openIndexer(settings, { indexWorker: builtFile('index-worker.js'), searchWorker });
  closing.push(indexer.close);
  const { token, 'body-limit': megabytes } = settings;
  let isStarted = false;
  // Rejects lists during the start, because `--documents` would overwrite them.
  const push: typeof indexer.index = async (key, json) => {
    if (!isStarted) throw new Error('The server is still starting. Try again.');
    return indexer.index(key, json);
  };
  const writing = token === null ? null : { token, bodyLimit: megabytes * 1_000_000, index: push };
  const { server, setState } = await createServer({ store, log, writing }, settings);
  closing.push(async () => {
    setState('stopping');
    await server.close();
  });
  // Listens before the store is prepared, which may take long: otherwise a liveness probe would kill the server.
  await server.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
    throw listenFailure(settings, error);
  });
  const prepared = await indexer.prepare().catch((error: unknown) => {
    if (isStopping()) return null;
    throw error;
  });
  if (isStopping() || prepared === null) return;
  if (prepared.kind === 'failed') throw new SettingError(prepared.message);
  for (const { problem, ...key } of prepared.adopted) {
    if (problem === null) log.info(key, 'the index was built again');
    else log.warn(key, `the index cannot be built again: ${problem}`);
  }
  setState('indexing');
  await indexAtStart(files, { store, index: indexer.index, log, isStopping });
  if (store.name === 'embedded') await startThreads(store, settings.threads);
  if (isStopping()) return;
  isStarted = true;
  setState('ready');
}

start(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof SettingError ? error.message : error);
  process.exit(1);
});
