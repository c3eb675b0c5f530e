/** Remembers which experiments passed, by their content and by what they depend on. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/build/package-root.ts';
import { packagesFolder } from '../packages-folder.ts';
import type { PageExperiment } from './experiment.ts';

const folder = join(packagesFolder, '.experiments');

/** Everything outside of an experiment that its result depends on. */
const runner = hashOf(
  [
    process.version,
    readFileSync(join(packagesFolder, 'package-lock.json'), 'utf8'),
    ...['cache.ts', 'expectation.ts', 'experiment.ts', 'run-experiments.ts', 'run.mjs'].map((name) =>
      readFileSync(join(packageRoot, 'truth/experiments', name), 'utf8'),
    ),
  ].join('\0'),
);

export function hasPassed(experiment: PageExperiment): boolean {
  return existsSync(join(folder, keyOf(experiment)));
}

export function rememberPassed(experiment: PageExperiment): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, keyOf(experiment)), `${experiment.page}: ${experiment.statement}\n`);
}

/** Removes what was remembered of experiments that were changed or deleted. */
export function forgetOthers(experiments: readonly PageExperiment[]): void {
  if (!existsSync(folder)) return;
  const kept = new Set(experiments.map(keyOf));
  for (const key of readdirSync(folder)) if (!kept.has(key)) rmSync(join(folder, key));
}

function keyOf(experiment: PageExperiment): string {
  const text = JSON.stringify(experiment, (_, value: unknown) =>
    value instanceof RegExp ? String(value) : value,
  );
  return hashOf(runner + text);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
