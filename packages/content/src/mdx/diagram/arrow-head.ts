import { endOf, printPathData, rounded } from './path-data.ts';
import type { PathSegment } from './path-data.ts';

type Point = readonly [x: number, y: number];

/** From tip to back, and from the middle of the back to its corners; in units of the picture. */
const HEAD_LENGTH = 9;
const HEAD_HALF_WIDTH = 4.5;
/** How far the shaft reaches into the head, so that no gap opens between them. */
const OVERLAP = 2;

export interface ArrowEnd {
  /** Where the shaft has to stop, so that it does not show at the tip. */
  readonly shaftEnd: Point;
  /** `d` of the head: a triangle. */
  readonly head: string;
}

/** A head whose tip is at `tip`, on a shaft that comes from `from`; null where the two are one point. */
export function arrowEnd(from: Point, tip: Point): ArrowEnd | null {
  const [dx, dy] = [tip[0] - from[0], tip[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return null;
  const [ux, uy] = [dx / length, dy / length];
  const back = (distance: number): Point => [tip[0] - ux * distance, tip[1] - uy * distance];
  const [bx, by] = back(HEAD_LENGTH);
  const corner = (side: 1 | -1): readonly number[] => [
    bx - uy * HEAD_HALF_WIDTH * side,
    by + ux * HEAD_HALF_WIDTH * side,
  ];
  const [shaftX, shaftY] = back(Math.min(HEAD_LENGTH - OVERLAP, length));
  return {
    shaftEnd: [rounded(shaftX), rounded(shaftY)],
    head: printPathData([
      { command: 'M', numbers: tip },
      { command: 'L', numbers: corner(1) },
      { command: 'L', numbers: corner(-1) },
      { command: 'Z', numbers: [] },
    ]),
  };
}

/** The same for a path; null where the two pieces at its end do not say the direction. */
export function pathArrowEnd(segments: readonly PathSegment[]): { shaft: string; head: string } | null {
  const last = segments.at(-1);
  const before = segments.at(-2);
  if (!last || !before || before.command === 'Z' || !['L', 'C', 'S', 'Q'].includes(last.command)) return null;
  // A curve arrives from its last handle, a line from where it starts.
  const { numbers } = last;
  const from: Point =
    last.command === 'L' ? endOf(before) : [numbers.at(-4) ?? Number.NaN, numbers.at(-3) ?? Number.NaN];
  const end = arrowEnd(from, endOf(last));
  if (!end) return null;
  const shortened: PathSegment = { ...last, numbers: [...numbers.slice(0, -2), ...end.shaftEnd] };
  return { shaft: printPathData([...segments.slice(0, -1), shortened]), head: end.head };
}
