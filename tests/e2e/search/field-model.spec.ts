// Playwright's `test`: that of ../site.ts would open a page.
import { expect, test } from '@playwright/test';
import { emptyField, fieldAfter } from './first-key/field-model.ts';
import type { Operation } from './first-key/operations.ts';

test.describe('the field model', () => {
  const type = (text: string): Operation => ({ kind: 'type', text });
  const press = (key: 'Backspace' | 'ArrowLeft' | 'ArrowRight' | 'Home'): Operation => ({
    kind: 'press',
    key,
  });
  const examples = [
    ['writes at the caret', [type('a'), type('c'), press('ArrowLeft'), type('b')], [], 'abc'],
    ['deletes before the caret', [type('a'), type('b'), press('ArrowLeft'), press('Backspace')], [], 'b'],
    [
      'stays within the text',
      [press('Backspace'), press('ArrowLeft'), press('ArrowRight'), type('a')],
      [],
      'a',
    ],
    ['goes to the beginning', [type('b'), press('Home'), type('a')], [false], 'ab'],
    ['leaves the caret where rows were moved in', [type('a'), press('Home'), type('b')], [true], 'ab'],
    ['keeps what is composed', [{ kind: 'compose', steps: ['d', 'du'], text: '端' }, type('1')], [], '端1'],
    ['is empty when it opens again', [type('a'), { kind: 'reopen' }, type('b')], [], 'b'],
  ] as const satisfies readonly (readonly [string, readonly Operation[], readonly boolean[], string])[];

  for (const [title, operations, homeMovedRow, text] of examples) {
    test(title, () => expect(fieldAfter(operations, homeMovedRow).text).toBe(text));
  }

  test('starts empty', () => expect(fieldAfter([], [])).toEqual(emptyField));
});
