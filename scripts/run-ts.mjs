// Runs a TypeScript file of the workspace on Node 20, which cannot strip types, through Vite's module runner.
//   node scripts/run-ts.mjs FILE.ts [ARG ...]      FILE exports `main(args: string[]): Promise<number | void>`
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const [file, ...args] = process.argv.slice(2);
if (!file) throw new Error('usage: run-ts.mjs FILE.ts [ARG ...]');
const { module } = await runnerImport(resolve(file), { configFile: false, logLevel: 'error' });
process.exitCode = (await module.main(args)) ?? 0;
