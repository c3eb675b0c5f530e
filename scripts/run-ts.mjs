// Runs a TypeScript file with Vite's module runner, because Node 20 cannot strip types.
//   node scripts/run-ts.mjs FILE.ts [ARG ...]
// FILE exports `main(args, importNative): Promise<number | void>`. `importNative` is Node's import(), for files
// that are not to be transformed, such as bundles.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRunnableDevEnvironment, createServerModuleRunnerTransport, resolveConfig } from 'vite';
import { createDefaultImportMeta, ModuleRunner } from 'vite/module-runner';

/** @typedef {(args: string[], importNative: (url: string) => Promise<unknown>) => Promise<number | void>} Main */

const [file, ...args] = process.argv.slice(2);
if (!file) throw new Error('usage: run-ts.mjs FILE.ts [ARG ...]');

// Like `runnerImport` of Vite, which closes the runner before `main` runs: `main` could not import files on demand.
const config = await resolveConfig(
  {
    configFile: false,
    logLevel: 'error',
    envDir: false,
    cacheDir: process.cwd(),
    environments: {
      inline: {
        consumer: 'server',
        dev: { moduleRunnerTransform: true },
        resolve: { external: true, mainFields: [], conditions: ['node'] },
      },
    },
  },
  'serve',
);
/** @type {import('vite/module-runner').ModuleRunnerOptions['createImportMeta']} */
const createImportMeta = (path) => ({
  ...createDefaultImportMeta(path),
  resolve: (id) => pathToFileURL(createRequire(path).resolve(id)).href,
});
const environment = createRunnableDevEnvironment('inline', config, {
  // Vite's own replaces `createImportMeta` by one that starts a thread with module hooks: 0.4 s of processor time.
  runner: ({ hot }) =>
    new ModuleRunner({
      transport: createServerModuleRunnerTransport({ channel: hot }),
      hmr: false,
      createImportMeta,
      sourcemapInterceptor: 'node',
    }),
});
await environment.init();
try {
  /** @type {{ main: Main }} */
  const { main } = await environment.runner.import(resolve(file));
  process.exitCode = (await main(args, (url) => import(url))) ?? 0;
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'SettingError') throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await environment.close();
}
