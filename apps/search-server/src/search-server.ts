#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { documentFiles, readDocuments } from './documents.ts';
import { createServer } from './server/create-server.ts';
import { createLogger } from './server/logger.ts';
import { readSettings, SettingError, usage } from './settings/settings.ts';
import { indexFailure, listenFailure, storeFailure } from './start-failure.ts';
import { openStore } from './store/open-store.ts';

async function start(args: readonly string[]): Promise<void> {
  const settings = readSettings(args, process.env);
  if (settings.help) {
    console.log(usage);
    return;
  }
  const files = await Promise.all(
    documentFiles(settings).map(async (each) => ({ ...each, documents: await readDocuments(each.file) })),
  );
  const log = createLogger(settings['log-level']);
  const store = await openStore(settings, {
    workerFile: fileURLToPath(new URL('search-worker.js', import.meta.url)),
    warn: (error) => log.warn(error, 'a connection to the store broke'),
  }).catch((error: unknown) => {
    throw storeFailure(settings, error);
  });
  const { server, setReady } = await createServer(store, settings, log);
  // Without a limit, for a list of documents may take minutes. A second signal ends the process at once.
  closeWithGrace({ delay: false, logger: log }, async ({ err, signal }) => {
    setReady(false);
    if (err) log.error(err, 'stopping after an error');
    else log.info({ signal }, 'stopping');
    await server.close();
    await store.close();
  });
  await server.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
    throw listenFailure(settings, error);
  });
  for (const { index, lang, file, documents } of files) {
    const report = await store.index({ index, lang }, documents).catch((error: unknown) => {
      throw indexFailure(file, error);
    });
    log.info({ index, lang, ...report }, 'indexed');
  }
  setReady(true);
}

start(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof SettingError ? error.message : error);
  process.exit(1);
});
