import { between, pick, type Random } from './random.ts';

/** One user action on the search field. */
export type Operation =
  | { readonly kind: 'type'; readonly text: string }
  /** An input method shows each step in place of the previous one, then commits the text. */
  | { readonly kind: 'compose'; readonly steps: readonly string[]; readonly text: string }
  | { readonly kind: 'paste'; readonly text: string }
  | { readonly kind: 'press'; readonly key: EditingKey }
  /** Escape, then Ctrl+K. */
  | { readonly kind: 'reopen' };

type EditingKey = 'Backspace' | 'ArrowLeft' | 'ArrowRight' | 'Home';

const characters = 'abcdefghijklmnopqrstuvwxyz0123456789.';
interface Composition {
  readonly steps: readonly string[];
  readonly text: string;
}

const compositions: readonly [Composition, ...Composition[]] = [
  { steps: ['d', 'du'], text: 'du' },
  { steps: ['d', 'duan', 'duan kou'], text: '端口' },
  { steps: ['dai', 'dai ma', 'dai ma fen ge'], text: '代码分割' },
  { steps: ['g', 'gou jian'], text: '构建' },
];
const clipboards = ['asset', 'server.port', '热更新', 'a b'] as const;

type Choice = Exclude<Operation['kind'], 'press'> | EditingKey;

/** Operations per hundred; the rest are characters. */
const shares: readonly (readonly [number, Choice])[] = [
  [12, 'compose'],
  [7, 'paste'],
  [8, 'Backspace'],
  [7, 'ArrowLeft'],
  [4, 'ArrowRight'],
  [3, 'Home'],
  [4, 'reopen'],
];

function choose(random: Random): Choice {
  let left = between(random, 1, 100);
  for (const [share, choice] of shares) {
    left -= share;
    if (left <= 0) return choice;
  }
  return 'type';
}

/** 4 to 14 operations. All pastes have the same text, because the clipboard is filled before the page loads. */
export function randomOperations(random: Random): readonly Operation[] {
  const clipboard = pick(random, clipboards);
  return Array.from({ length: between(random, 4, 14) }, (): Operation => {
    const kind = choose(random);
    switch (kind) {
      case 'type':
        return { kind, text: characters[between(random, 0, characters.length - 1)] ?? 'a' };
      case 'compose':
        return { kind, ...pick(random, compositions) };
      case 'paste':
        return { kind, text: clipboard };
      case 'reopen':
        return { kind };
      case 'Backspace':
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
        return { kind: 'press', key: kind };
    }
  });
}

export function describeOperation(operation: Operation): string {
  switch (operation.kind) {
    case 'type':
      return operation.text;
    case 'compose':
      return `compose(${operation.text})`;
    case 'paste':
      return `paste(${operation.text})`;
    case 'press':
      return operation.key;
    case 'reopen':
      return 'Escape Ctrl+K';
  }
}
