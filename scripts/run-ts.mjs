// Runs a TypeScript file as a bundle, because Node 20 cannot strip types.
//   node scripts/run-ts.mjs FILE.ts [ARG ...]
// FILE exports `main(args, importNative): Promise<number | void>`. `importNative` is Node's import(), for files
// that are not to be bundled, such as bundles.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { scriptBundle } from './script-bundle.mjs';

/** @typedef {(args: string[], importNative: (url: string) => Promise<unknown>) => Promise<number | void>} Main */

const [file, ...args] = process.argv.slice(2);
if (!file) throw new Error('usage: run-ts.mjs FILE.ts [ARG ...]');

process.env['NODE_ENV'] ??= 'development';
process.setSourceMapsEnabled(true);
const bundle = await scriptBundle(resolve(file));
try {
  const { main } = /** @type {{ main: Main }} */ (await import(pathToFileURL(bundle).href));
  process.exitCode = (await main(args, (url) => import(url))) ?? 0;
} catch (error) {
  if (!(error instanceof Error)) throw error;
  const isOption = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!isOption && error.name !== 'SettingError') throw error;
  console.error(error.message);
  process.exitCode = 1;
}
