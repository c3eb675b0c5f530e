import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** Reloads the page with a stopped clock: timers fire only in `page.clock.runFor`. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  await hydrated(page);
  // `pauseAt` jumps ahead, which fires each `AbortSignal.timeout`: a pending request would fail.
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
}
