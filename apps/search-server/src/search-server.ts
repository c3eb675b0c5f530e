#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { documentFiles, readDocuments } from './documents.ts';
import { createServer } from './server/create-server.ts';
import { readSettings, SettingError, usage } from './settings/settings.ts';
import { openStore } from './store/open-store.ts';

/** Time of a graceful stop, in milliseconds. */
const stopMs = 10_000;

async function start(args: readonly string[]): Promise<void> {
  const settings = readSettings(args, process.env);
  if (settings.help) {
    console.log(usage);
    return;
  }
  const files = await Promise.all(
    documentFiles(settings).map(async (each) => ({ ...each, documents: await readDocuments(each.file) })),
  );
  const store = await openStore(settings, {
    workerFile: fileURLToPath(new URL('search-worker.js', import.meta.url)),
    warn: ({ message }) => console.warn(message),
  });
  const { server, setReady } = await createServer(store, settings);
  closeWithGrace({ delay: stopMs, logger: server.log }, async ({ err, signal }) => {
    setReady(false);
    if (err) server.log.error(err, 'stopping after an error');
    else server.log.info({ signal }, 'stopping');
    await server.close();
    await store.close();
  });
  await server.listen({ host: settings.host, port: settings.port });
  for (const { index, lang, documents } of files) {
    const report = await store.index({ index, lang }, documents);
    server.log.info({ index, lang, ...report }, 'indexed');
  }
  setReady(true);
}

start(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof SettingError ? error.message : error);
  process.exit(1);
});
