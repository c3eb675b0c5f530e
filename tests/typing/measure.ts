/**
 * Types into the search dialog of the built site and prints the length of main-thread tasks and the time until rows
 * are painted: `npm run typing -w @docs/tests`. Figures over the goal are marked; nothing is asserted, because times
 * depend on the machine. See decisions/0007.
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { createSiteHandler, listen, readRoutePaths, siteFolder } from '@docs/app/server';
import { chromiumLaunch } from '../chromium.ts';
import { mainThreadWhile, type MainThread, type Task } from './main-thread.ts';

const options = {
  /** CPU slowdown factor. */
  slow: { type: 'string', default: '4' },
  /** Milliseconds between keys. */
  pace: { type: 'string', default: '30' },
  rounds: { type: 'string', default: '5' },
} as const;

const questions = [
  ['/', 'asset prefix'],
  ['/', 'server.prot'],
  ['/', 'how to use css modules'],
  ['/zh/', '端口被占用'],
  ['/zh/', 'React 插件'],
] as const;

/** The debounce of the search field, in ms. */
const debounceMs = 150;

/** Goal from the end of the debounce to painted rows, on a CPU that is not throttled; in ms. */
const rowsGoalMs = 30;
/** Goal for the longest task, on a CPU that is throttled four times; in ms. */
const taskGoalMs = 50;

/** Marks each key, and the time at which the results of the last one are in the DOM. */
function markRows(keys: number): void {
  let keysLeft = keys;
  addEventListener('input', () => {
    keysLeft -= 1;
    performance.mark('key');
  });
  const drawn = new Promise<void>((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (keysLeft > 0 || !document.querySelector('.search-results[aria-busy=false]')) return;
      observer.disconnect();
      performance.mark('rows');
      requestAnimationFrame(() => setTimeout(resolve));
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  });
  Object.assign(window, { drawn });
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const shown = (ms: number) => ms.toFixed(1).padStart(7);

interface Conditions {
  readonly slow: number;
  readonly pace: number;
}

async function measureOnce(page: Page, url: string, question: string, { slow, pace }: Conditions) {
  const session = await page.context().newCDPSession(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(markRows, question.length);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  // Wait for the index: otherwise it is built while keys are typed, on the same CPU.
  await page.waitForTimeout(200);
  await page.locator('.search-spinner').waitFor({ state: 'hidden' });
  // Playwright injects its script at the first evaluation: do it before the measurement.
  await page.waitForFunction(() => true);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
  return mainThreadWhile(session, async () => {
    await page.keyboard.type(question, { delay: pace });
    // One evaluation: polling would add work to each frame.
    await page.evaluate(() => (window as unknown as { readonly drawn: Promise<void> }).drawn);
  });
}

export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options });
  const rounds = Number(values.rounds);
  const conditions = { slow: Number(values.slow), pace: Number(values.pace) };
  const { server, port } = await listen(createSiteHandler(siteFolder, readRoutePaths()), 0);
  const browser = await chromium.launch(chromiumLaunch);
  console.log(`${values.pace} ms a key, processor slowed ${values.slow} times; in ms, medians of ${rounds}`);
  console.log('                         longest task   tasks over     key to rows,');
  console.log('question                    cpu    wall  50 cpu  16 cpu  less the debounce');
  for (const [path, question] of questions) {
    const measured: MainThread[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ locale: path === '/' ? 'en-US' : 'zh-CN' });
      const url = `http://localhost:${port}${path}`;
      measured.push(await measureOnce(await context.newPage(), url, question, conditions));
      await context.close();
    }
    const median = (of: (one: MainThread) => number) => medianOf(measured.map(of));
    const longest = (of: (task: Task) => number) => shown(median(({ tasks }) => Math.max(...tasks.map(of))));
    const over = (limit: number) =>
      String(median(({ tasks }) => tasks.filter(({ cpuMs }) => cpuMs > limit).length)).padStart(7);
    const rowsMs = median(({ msToFrame }) => msToFrame('key', 'rows') - debounceMs);
    console.log(
      question.padEnd(23),
      longest(({ cpuMs }) => cpuMs),
      longest(({ wallMs }) => wallMs),
      over(taskGoalMs),
      over(16),
      shown(rowsMs),
      conditions.slow === 1 && rowsMs > rowsGoalMs ? `over ${rowsGoalMs} ms` : '',
    );
  }
  await browser.close();
  server.close();
}
