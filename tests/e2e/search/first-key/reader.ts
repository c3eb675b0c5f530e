import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { setConditions, type Conditions } from './conditions.ts';
import { createKeyboard, type Keyboard } from './keyboard.ts';
import { ask, fieldState, watchField } from './watch-field.ts';

/** A user with an empty page. */
export interface Reader {
  readonly page: Page;
  readonly session: CDPSession;
  readonly keyboard: Keyboard;
}

export async function seatReader(context: BrowserContext, conditions: Conditions): Promise<Reader> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(watchField);
  await setConditions(session, conditions);
  return { page, session, keyboard: createKeyboard(session) };
}

const pollMs = 100;
const applicationMs = 30_000;

/** Resolves when the application is hydrated. */
export async function untilReady({ session }: Reader): Promise<void> {
  const deadline = Date.now() + applicationMs;
  while (Date.now() < deadline) {
    if ((await ask(session, fieldState))?.isReady) return;
    await wait(pollMs);
  }
  throw new Error('The application did not hydrate.');
}
