import { beforeAll, describe, expect, test } from 'vitest';
import { formatProblems } from '../../src/problems/problem.ts';
import { experiments } from './all.ts';
import { forgetOthers } from './cache.ts';
import { checkNames, problemsOf } from './check-experiments.ts';
import { runExperiments } from './run-experiments.ts';
import type { Result } from './run-experiments.ts';

describe('statements of pages', () => {
  let results: readonly Result[] = [];
  beforeAll(async () => {
    forgetOthers(experiments);
    results = await runExperiments(experiments);
    // Takes 8 minutes on two cores, several times as long on a busy machine.
  }, 3_600_000);

  test('names an existing page and a statement of its own in each experiment', () => {
    expect(formatProblems(checkNames(experiments))).toBe('');
  });

  test.each(experiments.map((experiment) => [experiment.page, experiment.statement, experiment] as const))(
    '%s: %s',
    (_page, _statement, experiment) => {
      const own = results.filter((result) => result.experiment === experiment);
      expect(formatProblems(own.flatMap(problemsOf))).toBe('');
    },
  );
});
