// Child process of `ask-packages.ts`: node SCRIPT.mjs JOBS.json ANSWER.json PROJECT, in the folder of the real packages.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [jobsFile = '', answerFile = '', folder = ''] = process.argv.slice(2);

/** @type {any} */
export const jobs = JSON.parse(readFileSync(jobsFile, 'utf8'));

/** Absolute path of a minimal project. */
export const project = folder;

/** @type {any} */
export const core = createRequire(join(process.cwd(), 'load.cjs'))('@rsbuild/core');

/** Exits, because the package may keep the process alive. @param {unknown} value serializable as JSON */
export function answer(value) {
  writeFileSync(answerFile, JSON.stringify(value));
  process.exit(0);
}
