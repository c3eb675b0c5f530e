/** Path command with absolute coordinates. The last two numbers are its end point, except for `Z`. */
export interface PathSegment {
  readonly command: 'M' | 'L' | 'C' | 'S' | 'Q' | 'T' | 'A' | 'Z';
  readonly numbers: readonly number[];
}

const COUNT: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** Parses path data; null if it is invalid. `H` and `V` become `L`. */
export function parsePathData(text: string): readonly PathSegment[] | null {
  const segments: PathSegment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  if (/[^\s,\d.MLHVCSQTAZmlhvcsqtaz-]/.test(text) || !/^\s*[Mm]/.test(text)) return null;
  for (const [, letter = '', rest = ''] of text.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const name = letter.toUpperCase();
    const count = COUNT[name] ?? 0;
    const numbers = [...rest.matchAll(NUMBER)].map(([written]) => Number(written));
    if (rest.replaceAll(NUMBER, ' ').replaceAll(/[\s,]/g, '') !== '') return null;
    if (count === 0) {
      if (numbers.length > 0) return null;
      segments.push({ command: 'Z', numbers: [] });
      [x, y] = [startX, startY];
      continue;
    }
    if (numbers.length === 0 || numbers.length % count !== 0) return null;
    for (let at = 0; at < numbers.length; at += count) {
      const absolute = absoluteOf(letter, numbers.slice(at, at + count), x, y);
      // Pairs after the first of an `M` are implicit `L` commands.
      const command = name === 'M' && at > 0 ? 'L' : absolute.command;
      segments.push({ command, numbers: absolute.numbers });
      [x, y] = endOf(absolute);
      if (command === 'M') [startX, startY] = [x, y];
    }
  }
  return segments;
}

export const endOf = ({ numbers }: PathSegment): readonly [number, number] => [
  numbers.at(-2) ?? 0,
  numbers.at(-1) ?? 0,
];

export const printPathData = (segments: readonly PathSegment[]): string =>
  segments.map(({ command, numbers }) => command + numbers.map(rounded).join(' ')).join('');

export const rounded = (value: number): number => Math.round(value * 100) / 100;

function absoluteOf(letter: string, numbers: readonly number[], x: number, y: number): PathSegment {
  const isRelative = letter === letter.toLowerCase();
  const [first = 0] = numbers;
  switch (letter.toUpperCase()) {
    case 'H':
      return { command: 'L', numbers: [isRelative ? x + first : first, y] };
    case 'V':
      return { command: 'L', numbers: [x, isRelative ? y + first : first] };
    case 'A': {
      const [endX = 0, endY = 0] = numbers.slice(5);
      const end = isRelative ? [x + endX, y + endY] : [endX, endY];
      return { command: 'A', numbers: [...numbers.slice(0, 5), ...end] };
    }
    default: {
      const command = letter.toUpperCase() as 'M' | 'L' | 'C' | 'S' | 'Q' | 'T';
      if (!isRelative) return { command, numbers };
      return { command, numbers: numbers.map((value, index) => value + (index % 2 === 0 ? x : y)) };
    }
  }
}
