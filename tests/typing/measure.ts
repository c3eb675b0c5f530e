/**
 * Types into the search dialog of the built site with a slowed processor and prints how long the main thread was
 * kept busy and how soon rows were painted: `npm run typing -w @docs/tests`. It asserts nothing, since times
 * belong to a machine.
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { createSiteHandler, listen, readRoutePaths, siteFolder } from '@docs/app/server';
import { chromiumLaunch } from '../chromium.ts';
import { tasksWhile, type Task } from './main-thread-tasks.ts';

const options = {
  /** How many times slower the page's processor is made. */
  slow: { type: 'string', default: '4' },
  /** Milliseconds from key to key. */
  pace: { type: 'string', default: '30' },
} as const;

const questions = [
  ['/', 'asset prefix'],
  ['/', 'server.prot'],
  ['/', 'how to use css modules'],
  ['/zh/', '端口被占用'],
  ['/zh/', 'React 插件'],
] as const;

/** From a key to the question, by the specification. */
const debounceMs = 150;

/** Watches the page for the first frame that was painted after an answer, and for the last key before it. */
function watchPaint(): void {
  const seen = { lastKey: 0, painted: 0 };
  Object.assign(window, { seen });
  addEventListener('input', (event) => Object.assign(seen, { lastKey: event.timeStamp, painted: 0 }), true);
  const afterPaint = new MessageChannel();
  afterPaint.port1.addEventListener('message', () => (seen.painted ||= performance.now()));
  afterPaint.port1.start();
  new MutationObserver(() => {
    const list = document.querySelector('.search-results');
    if (list?.ariaBusy !== 'false' || seen.painted > 0) return;
    requestAnimationFrame(() => afterPaint.port2.postMessage(null));
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
}

const seenBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { lastKey: number; painted: number } }).seen);

const shown = (ms: number) => ms.toFixed(1).padStart(7);

export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options });
  const { server, port } = await listen(createSiteHandler(siteFolder, readRoutePaths()), 0);
  const browser = await chromium.launch(chromiumLaunch);
  console.log(`${values.pace} ms a key, processor slowed ${values.slow} times; all in ms`);
  console.log('                         longest task   tasks over     key to rows,');
  console.log('question                    cpu    wall  50 cpu  16 cpu  less the debounce');
  for (const [path, question] of questions) {
    const context = await browser.newContext({ locale: path === '/' ? 'en-US' : 'zh-CN' });
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
    await page.evaluate(watchPaint);
    // What the test tool puts into a page with its first wait is read now, not among the tasks that are measured.
    await page.waitForFunction(() => true);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    // The indicator of the first load must be gone: it is a second long by the specification.
    await page.locator('.search-spinner').waitFor({ state: 'detached' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
    const tasks = await tasksWhile(session, async () => {
      await page.keyboard.type(question, { delay: Number(values.pace) });
      await page.waitForFunction(() => (window as unknown as { seen: { painted: number } }).seen.painted > 0);
    });
    const { lastKey, painted } = await seenBy(page);
    const over = (limit: number) => String(tasks.filter(({ cpuMs }) => cpuMs > limit).length).padStart(7);
    const longest = (of: (task: Task) => number) => shown(Math.max(...tasks.map(of)));
    console.log(
      question.padEnd(23),
      longest(({ cpuMs }) => cpuMs),
      longest(({ wallMs }) => wallMs),
      over(50),
      over(16),
      shown(painted - lastKey - debounceMs),
    );
    await context.close();
  }
  await browser.close();
  server.close();
}
