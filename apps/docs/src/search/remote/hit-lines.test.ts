import { expect, it } from 'vitest';
import { linesOf } from './hit-lines.ts';

it('reads each match a few times, however many lines a hit has', () => {
  const [lines, matches] = [10_000, 500];
  let reads = 0;
  const ranges = Array.from({ length: matches }, (_, at) => ({
    get start() {
      reads += 1;
      return at * 50;
    },
    end: at * 50 + 4,
  }));
  const marked = linesOf({ content: 'port\n'.repeat(lines), toc: [] }, ranges).filter(
    (line) => line.ranges.length > 0,
  );
  expect(marked).toHaveLength(matches);
  // Once for each line, and for each match when it is found and when it is passed.
  expect(reads).toBeLessThan(lines + 4 * matches);
});

it('cuts a match that spans lines at the end of each', () => {
  const lines = linesOf({ content: 'the port\n\tof 3000', toc: [] }, [{ start: 4, end: 12 }]);
  expect(lines.map(({ text, ranges }) => ranges.map(({ start, end }) => text.slice(start, end)))).toEqual([
    ['port'],
    ['of'],
  ]);
});
