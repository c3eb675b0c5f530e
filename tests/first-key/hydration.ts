import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { seatReader, untilReady } from '../e2e/search/first-key/reader.ts';
import { ask } from '../e2e/search/first-key/watch-field.ts';
import { mainThreadWhile, taskCategories } from '../typing/main-thread.ts';
import { medianOf, shown } from './figures.ts';

const rounds = 3;
const slow = 4;
/** Time after which deferred work of the application is done; in ms. */
const idleMs = 3000;
/** Longer tasks block, by the definition of Total Blocking Time; in ms. */
const blockingMs = 50;

const paths = ['', '/zh'].flatMap((language) =>
  ['/', '/config/output/asset-prefix', '/guide/start/quick-start', '/config/'].map((path) => language + path),
);

const storedChoices = { 'docs-theme': 'dark', 'docs-tab:package.manager': 'pnpm', 'docs-visited': '1' };

type ShiftedWindow = typeof globalThis & { readonly layoutShift?: number };

/** Runs in the page. The sum of all shifts is an upper bound of Cumulative Layout Shift. */
function watchShifts(): void {
  let layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      layoutShift += (entry as unknown as { readonly value: number }).value;
    Object.assign(window, { layoutShift });
  }).observe({ type: 'layout-shift', buffered: true });
}

interface Visit {
  readonly path: string;
  readonly hasChoices: boolean;
  readonly hasScript: boolean;
}

async function loadPage(browser: Browser, origin: string, { path, hasChoices, hasScript }: Visit) {
  const localStorage = Object.entries(storedChoices).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    javaScriptEnabled: hasScript,
    locale: path.startsWith('/zh') ? 'zh-CN' : 'en-US',
    ...(hasChoices ? { storageState: { cookies: [], origins: [{ origin, localStorage }] } } : {}),
  });
  const reader = await seatReader(context, { slow, isSlowNetwork: false });
  await reader.page.addInitScript(watchShifts);
  const { tasks } = await mainThreadWhile(
    reader.session,
    async () => {
      await reader.page.goto(origin + path);
      if (hasScript) await untilReady(reader);
      await wait(idleMs);
    },
    taskCategories,
  );
  const shift = hasScript
    ? ((await ask(reader.session, () => (window as ShiftedWindow).layoutShift ?? 0)) ?? 0)
    : 0;
  await context.close();
  const painted = tasks.filter(({ isPainted }) => isPainted);
  const longest = (some: typeof tasks) => Math.max(0, ...some.map(({ cpuMs }) => cpuMs));
  return {
    longest: longest(tasks),
    longestPainted: longest(painted),
    blocked: painted.reduce((sum, { cpuMs }) => sum + Math.max(0, cpuMs - blockingMs), 0),
    shift,
  };
}

/** The main thread from navigation to idle, compared with the same document without scripts. */
export async function measureHydration(browser: Browser, origin: string): Promise<void> {
  console.log(`\nFrom navigation to idle, ${slow}x, processor time in ms, medians of ${rounds}`);
  console.log(`${''.padEnd(47)}  longest task, after    blocking    layout   longest task,`);
  console.log(`${''.padEnd(47)}  at all  first paint        time     shift  without script`);
  for (const hasChoices of [false, true]) {
    for (const path of paths) {
      const scripted = [];
      const plain = [];
      for (let round = 0; round < rounds; round += 1) {
        scripted.push(await loadPage(browser, origin, { path, hasChoices, hasScript: true }));
        plain.push(await loadPage(browser, origin, { path, hasChoices, hasScript: false }));
      }
      console.log(
        `${path}${hasChoices ? ', stored choices' : ''}`.padEnd(47),
        shown(medianOf(scripted.map(({ longest }) => longest))),
        shown(medianOf(scripted.map(({ longestPainted }) => longestPainted))).padStart(12),
        shown(medianOf(scripted.map(({ blocked }) => blocked))).padStart(11),
        Math.max(...scripted.map(({ shift }) => shift))
          .toFixed(4)
          .padStart(9),
        shown(medianOf(plain.map(({ longest }) => longest))).padStart(15),
      );
    }
  }
}
