import type { Operation } from './operations.ts';

/** The text of a field, and the number of characters before its caret. */
export interface Field {
  readonly text: string;
  readonly caret: number;
}

const emptyField: Field = { text: '', caret: 0 };

const insert = ({ text, caret }: Field, added: string): Field => ({
  text: text.slice(0, caret) + added + text.slice(caret),
  caret: caret + added.length,
});

function press({ text, caret }: Field, key: string, movedRow: boolean): Field {
  switch (key) {
    case 'Backspace':
      return caret === 0
        ? { text, caret }
        : { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 };
    case 'ArrowLeft':
      return { text, caret: Math.max(0, caret - 1) };
    case 'ArrowRight':
      return { text, caret: Math.min(text.length, caret + 1) };
    case 'Home':
      return { text, caret: movedRow ? caret : 0 };
    default:
      throw new Error(`The model does not know the key ${key}.`);
  }
}

/**
 * The text of a field that loses no input.
 * @param homeMovedRow for each Home, whether it moved the active option instead of the caret. That depends on when
 * results render, so the page reports it.
 */
export function fieldAfter(operations: readonly Operation[], homeMovedRow: readonly boolean[]): Field {
  let homes = 0;
  return operations.reduce<Field>((field, operation) => {
    switch (operation.kind) {
      case 'type':
      case 'compose':
      case 'paste':
        return insert(field, operation.text);
      case 'press': {
        const movedRow = operation.key === 'Home' && (homeMovedRow[homes++] ?? false);
        return press(field, operation.key, movedRow);
      }
      case 'reopen':
        return emptyField;
    }
  }, emptyField);
}
