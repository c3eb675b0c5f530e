import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import type { Operation } from './operations.ts';

/** Windows virtual key codes, which the DevTools protocol requires. */
const keyCodes = {
  Backspace: 8,
  Control: 17,
  Escape: 27,
  Home: 36,
  ArrowLeft: 37,
  ArrowRight: 39,
} as const;
const controlModifier = 2;

/** The code of a letter or digit is that of its capital; the character code of the dot is the key code of Delete. */
const keyCodeOf = (character: string): number =>
  character === '.' ? 190 : character.toUpperCase().charCodeAt(0);

/** Simulates a keyboard, an input method and a clipboard. */
export interface Keyboard {
  readonly controlAnd: (letter: string) => Promise<unknown>;
  readonly carryOut: (operations: readonly Operation[], pace: number) => Promise<void>;
}

/**
 * Sends each key at its time without waiting for the page to handle the previous one, as a real keyboard does. The
 * browser keeps their order.
 */
export function createKeyboard(session: CDPSession): Keyboard {
  const press = (key: string, code: number, text = '', modifiers = 0): Promise<unknown> => {
    const event = { key, windowsVirtualKeyCode: code, modifiers } as const;
    return Promise.all([
      session.send('Input.dispatchKeyEvent', { ...event, type: text ? 'keyDown' : 'rawKeyDown', text }),
      session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' }),
    ]);
  };

  const controlAnd = (letter: string): Promise<unknown> =>
    Promise.all([
      session.send('Input.dispatchKeyEvent', {
        type: 'rawKeyDown',
        key: 'Control',
        windowsVirtualKeyCode: keyCodes.Control,
        modifiers: controlModifier,
      }),
      press(letter, keyCodeOf(letter), '', controlModifier),
      session.send('Input.dispatchKeyEvent', {
        type: 'keyUp',
        key: 'Control',
        windowsVirtualKeyCode: keyCodes.Control,
      }),
    ]);

  const compose = (text: string) =>
    session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });

  /** Each step takes as long as a key. */
  function stepsOf(operation: Operation): readonly (() => Promise<unknown>)[] {
    switch (operation.kind) {
      case 'type':
        return [() => press(operation.text, keyCodeOf(operation.text), operation.text)];
      case 'compose':
        return [
          ...operation.steps.map((step) => () => compose(step)),
          () => session.send('Input.insertText', { text: operation.text }),
        ];
      case 'paste':
        return [() => controlAnd('v')];
      case 'press':
        return [() => press(operation.key, keyCodes[operation.key])];
      case 'reopen':
        return [() => press('Escape', keyCodes.Escape), () => controlAnd('k')];
    }
  }

  async function carryOut(operations: readonly Operation[], pace: number): Promise<void> {
    const sent: Promise<unknown>[] = [];
    for (const step of operations.flatMap(stepsOf)) {
      sent.push(step());
      await wait(pace);
    }
    await Promise.all(sent);
  }

  return { controlAnd, carryOut };
}

/** Fills the clipboard with a copy command, which needs no permission of the page. */
export async function fillClipboard(session: CDPSession, text: string): Promise<void> {
  await session.send('Runtime.evaluate', {
    expression: `{
      const area = document.body.appendChild(document.createElement('textarea'));
      area.value = ${JSON.stringify(text)};
      area.select();
      document.execCommand('copy');
    }`,
    userGesture: true,
  });
}
