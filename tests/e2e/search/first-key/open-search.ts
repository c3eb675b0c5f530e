import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import type { Keyboard } from './keyboard.ts';
import { ask, openedBinding, tookSearchKey } from './watch-field.ts';

const repeatMs = 50;
const maxMs = 30_000;

export interface Opening {
  /** Ctrl+K was pressed before the boot script ran, so it was pressed again. */
  readonly wasRepeated: boolean;
  /** The field had focus when the page had handled Ctrl+K. */
  readonly wasAtOnce: boolean;
}

/**
 * Presses Ctrl+K until the page handles it, which opens search in the same task. It does not wait for the dialog: users
 * start to type at once.
 */
export async function openSearch(session: CDPSession, keyboard: Keyboard): Promise<Opening> {
  let isOpen = false;
  let resolveOpened = () => {};
  const opened = new Promise<void>((resolve) => (resolveOpened = resolve));
  session.on('Runtime.bindingCalled', ({ name }) => {
    if (name !== openedBinding) return;
    isOpen = true;
    resolveOpened();
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: openedBinding });
  const deadline = Date.now() + maxMs;
  for (let presses = 1; Date.now() < deadline; presses += 1) {
    const handled = keyboard.controlAnd('k').then(() => ask(session, tookSearchKey));
    // The binding is called in the task that opens search; a busy page answers `ask` later.
    const isTaken = await Promise.race([opened.then(() => true), handled]);
    if (isTaken === true) return { wasRepeated: presses > 1, wasAtOnce: isOpen };
    await wait(repeatMs);
  }
  throw new Error('The page handled no Ctrl+K.');
}
