import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import type { Keyboard } from './keyboard.ts';
import { ask, openedBinding, tookSearchKey } from './watch-field.ts';

const repeatMs = 50;
const patienceMs = 30_000;

export interface Opening {
  /** Ctrl+K came before the boot script, so nobody took it and it was pressed again. */
  readonly wasRepeated: boolean;
  /** The field had the focus when the page had handled the key that it took. */
  readonly wasAtOnce: boolean;
}

/**
 * Presses Ctrl+K until the page takes it, and waits no longer: a page that takes it has opened search in the same
 * task. One that has not is told the keys all the same, as it would be by a reader.
 */
export async function openSearch(session: CDPSession, keyboard: Keyboard): Promise<Opening> {
  let isOpen = false;
  let tellOpen = () => {};
  const opened = new Promise<void>((resolve) => (tellOpen = resolve));
  session.on('Runtime.bindingCalled', ({ name }) => {
    if (name !== openedBinding) return;
    isOpen = true;
    tellOpen();
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: openedBinding });
  const giveUpAt = Date.now() + patienceMs;
  for (let presses = 1; Date.now() < giveUpAt; presses += 1) {
    const handled = keyboard.controlAnd('k').then(() => ask(session, tookSearchKey));
    // The word of the focus comes from the task that opens search, ahead of the answer of a busy page.
    const isTaken = await Promise.race([opened.then(() => true), handled]);
    if (isTaken === true) return { wasRepeated: presses > 1, wasAtOnce: isOpen };
    await wait(repeatMs);
  }
  throw new Error('No Ctrl+K was taken.');
}
