// The other side of `ask-packages.ts`: node SCRIPT.mjs JOBS.json ANSWER.json PROJECT, run in the folder of the packages.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [jobsFile = '', answerFile = '', folder = ''] = process.argv.slice(2);

/** @type {any} */
export const jobs = JSON.parse(readFileSync(jobsFile, 'utf8'));

/** Absolute; holds the smallest project that the tool accepts. */
export const project = folder;

/** @type {any} */
export const core = createRequire(join(process.cwd(), 'load.cjs'))('@rsbuild/core');

/** Ends the process, which the package would keep alive. @param {unknown} value plain data */
export function answer(value) {
  writeFileSync(answerFile, JSON.stringify(value));
  process.exit(0);
}
