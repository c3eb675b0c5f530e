import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Request } from '@playwright/test';
import type { Operation } from '../e2e/search/first-key/operations.ts';
import { openSearch } from '../e2e/search/first-key/open-search.ts';
import { seatReader } from '../e2e/search/first-key/reader.ts';
import { ask, fieldState } from '../e2e/search/first-key/watch-field.ts';
import { medianOf, shown } from './figures.ts';
import { waitForMark, marksOf } from './marks.ts';

const rounds = 5;
const question = 'port';
const paceMs = 80;
const afterLoadMs = 3000;
const timeoutMs = 15_000;
const conditions = { slow: 4, isSlowNetwork: true };
const typed = question.split('').map((text): Operation => ({ kind: 'type', text }));

interface Event {
  readonly name: string;
  /** In ms since the first key. */
  readonly from: number;
  readonly to: number;
}

interface FirstAnswer {
  readonly ms: number;
  readonly events: readonly Event[];
  readonly value: string | null;
}

/** Runs in the page. Marks the first key and the first painted row. */
function watchRows(): void {
  const row = 'dialog [role=listbox]:not([aria-hidden=true]) [role=option]';
  const onKey = ({ key, timeStamp }: KeyboardEvent) => {
    if (key !== 'p') return;
    removeEventListener('keydown', onKey, true);
    performance.mark('first-key', { startTime: timeStamp });
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector(row)) return;
      observer.disconnect();
      performance.mark('first-row');
      requestAnimationFrame(() => setTimeout(() => performance.mark('row-painted')));
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-hidden', 'role'] });
  };
  addEventListener('keydown', onKey, true);
}

const isOfSearch = (request: Request) => /search|\.bin$/.test(new URL(request.url()).pathname);

async function answerOnce(context: BrowserContext, url: string): Promise<FirstAnswer> {
  const { page, session, keyboard } = await seatReader(context, conditions);
  await page.addInitScript(watchRows);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => isOfSearch(request) && requests.push(request));
  await page.goto(url);
  await wait(afterLoadMs);
  await openSearch(session, keyboard);
  // The tries measure lost keys; here the field must hold the whole query.
  await waitForMark(session, 'search-focus', timeoutMs);
  await keyboard.carryOut(typed, paceMs);
  await waitForMark(session, 'row-painted', timeoutMs);
  const marks = await marksOf(session);
  const value = (await ask(session, fieldState))?.value ?? null;
  const origin = (await ask(session, () => performance.timeOrigin)) ?? 0;
  await page.close();
  const first = marks.get('first-key') ?? Number.NaN;
  const events = [
    ...[...marks].map(([name, at]) => ({ name, from: at - first, to: at - first })),
    ...requests.map((request) => {
      const { startTime, responseEnd } = request.timing();
      const from = startTime - origin - first;
      return { name: new URL(request.url()).pathname, from, to: from + responseEnd };
    }),
  ];
  const ms = (marks.get('row-painted') ?? Number.NaN) - first;
  return { ms, events: events.toSorted((a, b) => a.from - b.from), value };
}

function report(title: string, answers: readonly FirstAnswer[]): void {
  const answered = answers.filter(({ ms }) => Number.isFinite(ms));
  const median = medianOf(answered.map(({ ms }) => ms));
  console.log(`${title.padEnd(8)}${shown(median)}  ${answered.length} of ${rounds} answered`);
  for (const { value } of answers.filter((answer) => answer.value !== question))
    console.log(`  a field holds ${value === null ? 'nothing, for search is closed' : `“${value}”`}`);
  for (const { name, from, to } of answered.find(({ ms }) => ms === median)?.events ?? [])
    console.log(`  ${shown(from)} ${to === from ? ''.padStart(9) : shown(to)}  ${name}`);
}

/** From the first key to the first painted row on a slow machine and network. */
export async function measureFirstAnswer(browser: Browser, origin: string): Promise<void> {
  console.log(
    `\nFrom the first key of “${question}” to the first painted row, slow 4G, 4x, ${paceMs} ms a key;`,
  );
  console.log(`in ms, median of ${rounds}, and what happened in that round, counted from the key`);
  for (const [language, path] of [
    ['en', '/'],
    ['zh', '/zh/'],
  ] as const) {
    const answers: Record<'cold' | 'warm', FirstAnswer[]> = { cold: [], warm: [] };
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ locale: language });
      answers.cold.push(await answerOnce(context, `${origin}${path}`));
      answers.warm.push(await answerOnce(context, `${origin}${path}`));
      await context.close();
    }
    report(`${language} cold`, answers.cold);
    report(`${language} warm`, answers.warm);
  }
}
