import { expect, test } from '../site.ts';
import { describeFailure, runTry } from './first-key/run-try.ts';
import { planOf } from './first-key/try-plan.ts';
import { createVisitors } from './first-key/visitors.ts';

const groups = 6;
const triesOfGroup = 10;
/** In ms after the load event: by then most pages are loading the application, and some have loaded it. */
const latestMs = 1500;

test.describe('search keeps every character from the first key', () => {
  for (let group = 0; group < groups; group += 1) {
    const firstSeed = group * triesOfGroup + 1;
    const lastSeed = firstSeed + triesOfGroup - 1;

    const tag = group === 0 ? [] : ['@slow'];
    test(`in tries ${firstSeed} to ${lastSeed}`, { tag }, async ({ browser, baseURL }) => {
      test.setTimeout(triesOfGroup * 30_000);
      const visitors = createVisitors(browser, baseURL ?? '');
      const failures: string[] = [];
      for (let seed = firstSeed; seed <= lastSeed; seed += 1) {
        const result = await runTry(visitors, planOf(seed, latestMs));
        if (result.faults.length > 0) failures.push(describeFailure(result));
      }
      await visitors.leave();
      expect(failures).toEqual([]);
    });
  }
});
