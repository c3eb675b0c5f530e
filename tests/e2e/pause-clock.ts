import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** Reloads the page with a stopped clock: timers fire only in `page.clock.runFor`. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  await hydrated(page);
  // `pauseAt` fires every pending `AbortSignal.timeout`, which would abort requests in flight.
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
}
