import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/build/package-root.ts';
import type { Problem } from '../../src/problems/problem.ts';
import { experiments } from './all.ts';
import type { PageExperiment } from './experiment.ts';
import { runExperiments } from './run-experiments.ts';
import type { Result } from './run-experiments.ts';

/** Runs the experiments of the pages whose key starts with `prefix`. */
export async function checkExperiments(
  prefix = '',
): Promise<{ readonly count: number; readonly problems: readonly Problem[] }> {
  const selected = experiments.filter(({ page }) => page.startsWith(prefix));
  const results = await runExperiments(selected);
  return { count: selected.length, problems: [...checkNames(selected), ...results.flatMap(problemsOf)] };
}

/** The page of an experiment exists, and its statement is the only one with these words. */
export function checkNames(experiments: readonly PageExperiment[]): readonly Problem[] {
  const seen = new Set<string>();
  return experiments.flatMap((experiment) => {
    const { page, statement } = experiment;
    const name = `${page}: ${statement}`;
    const isRepeated = seen.has(name);
    seen.add(name);
    if (isRepeated) return [problemOf(experiment, 'It is the second of this name', 'Rename one of them.')];
    if (existsSync(join(packageRoot, 'pages/en', `${page}.mdx`))) return [];
    return [problemOf(experiment, 'There is no such page', 'Name the page that states it.')];
  });
}

export function problemsOf({ experiment, failures }: Result): readonly Problem[] {
  return failures.map((failure) =>
    problemOf(experiment, failure, 'Correct the page in both languages, or the experiment.'),
  );
}

function problemOf({ page, statement }: PageExperiment, what: string, todo: string): Problem {
  return {
    file: `pages/en/${page}.mdx`,
    line: 1,
    column: 1,
    what: `Experiment "${statement}": ${what}`,
    todo,
  };
}
