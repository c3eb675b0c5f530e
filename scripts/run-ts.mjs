// Runs a TypeScript file with Vite's module runner, because Node 20 cannot strip types.
//   node scripts/run-ts.mjs FILE.ts [ARG ...]
// FILE exports `main(args, importNative): Promise<number | void>`. `importNative` is Node's import(), for files
// that are created later: the runner closes when FILE and its imports are loaded.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

/** @typedef {(args: string[], importNative: (url: string) => Promise<unknown>) => Promise<number | void>} Main */

const [file, ...args] = process.argv.slice(2);
if (!file) throw new Error('usage: run-ts.mjs FILE.ts [ARG ...]');
try {
  /** @type {{ module: { main: Main } }} */
  const { module } = await runnerImport(resolve(file), { configFile: false, logLevel: 'error' });
  process.exitCode = (await module.main(args, (url) => import(url))) ?? 0;
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'SettingError') throw error;
  console.error(error.message);
  process.exitCode = 1;
}
