// Runs a TypeScript file of the workspace on Node 20, which cannot strip types, through Vite's module runner.
//   node scripts/run-ts.mjs FILE.ts [ARG ...]
// FILE exports `main(args, importNative): Promise<number | void>`. `importNative` is Node's own import(), for files
// that are made while it runs: the runner is closed once FILE and what it imports are there.
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

/** @typedef {(args: string[], importNative: (url: string) => Promise<unknown>) => Promise<number | void>} Main */

const [file, ...args] = process.argv.slice(2);
if (!file) throw new Error('usage: run-ts.mjs FILE.ts [ARG ...]');
/** @type {{ module: { main: Main } }} */
const { module } = await runnerImport(resolve(file), { configFile: false, logLevel: 'error' });
process.exitCode = (await module.main(args, (url) => import(url))) ?? 0;
