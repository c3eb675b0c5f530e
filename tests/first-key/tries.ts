import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';
import { describeFailure, runTry, type TryResult } from '../e2e/search/first-key/run-try.ts';
import { planOf } from '../e2e/search/first-key/try-plan.ts';
import { createVisitors } from '../e2e/search/first-key/visitors.ts';

export interface TryOptions {
  readonly seeds: readonly number[];
  /** Latest time of Ctrl+K after the load event, in ms. */
  readonly latestMs: number;
  readonly workers: number;
}

const progressEvery = 50;

/** Opens search at random times and types; prints each try that lost input. */
export async function measureTries(origin: string, { seeds, latestMs, workers }: TryOptions): Promise<void> {
  const left = [...seeds];
  const results: TryResult[] = [];
  const worker = async () => {
    // A browser per worker, because each has one clipboard.
    const browser = await chromium.launch(chromiumLaunch);
    const visitors = createVisitors(browser, origin);
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
      const result = await runTry(visitors, planOf(seed, latestMs));
      results.push(result);
      if (result.faults.length > 0) console.log(describeFailure(result));
      if (results.length % progressEvery === 0) console.log(`${results.length}/${seeds.length}`);
    }
    await browser.close();
  };
  await Promise.all(Array.from({ length: workers }, worker));
  const count = (of: (result: TryResult) => boolean) => results.filter(of).length;
  console.log(`${results.length} tries, seeds ${seeds[0]} to ${seeds.at(-1)}`);
  console.log(`  ${count(({ faults }) => faults.length > 0)} failed`);
  console.log(
    `  ${count(({ wasAtOnce }) => !wasAtOnce)} in which search did not open in the task of the key`,
  );
  console.log(`  ${count(({ wasRepeated }) => wasRepeated)} in which Ctrl+K came before the boot script`);
}
