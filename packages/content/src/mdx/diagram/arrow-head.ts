import { endOf, printPathData, rounded } from './path-data.ts';
import type { PathSegment } from './path-data.ts';

type Point = readonly [x: number, y: number];

/** Size of the triangle in SVG user units. */
const HEAD_LENGTH = 9;
const HEAD_HALF_WIDTH = 4.5;
/** Overlap of shaft and head in user units, which prevents a gap. */
const OVERLAP = 2;

export interface ArrowEnd {
  /** New end of the shaft, so that it does not show at the tip. */
  readonly shaftEnd: Point;
  /** Path data of the triangle. */
  readonly head: string;
}

/** Arrow head at `tip` of a line from `from`; null if the points are equal. */
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

/** Arrow head at the end of a path; null if the last two segments do not give a direction. */
export function pathArrowEnd(segments: readonly PathSegment[]): { shaft: string; head: string } | null {
  const last = segments.at(-1);
  const before = segments.at(-2);
  if (!last || !before || before.command === 'Z' || !['L', 'C', 'S', 'Q'].includes(last.command)) return null;
  // The direction of a curve at its end is given by its last control point.
  const { numbers } = last;
  const from: Point =
    last.command === 'L' ? endOf(before) : [numbers.at(-4) ?? Number.NaN, numbers.at(-3) ?? Number.NaN];
  const end = arrowEnd(from, endOf(last));
  if (!end) return null;
  const shortened: PathSegment = { ...last, numbers: [...numbers.slice(0, -2), ...end.shaftEnd] };
  return { shaft: printPathData([...segments.slice(0, -1), shortened]), head: end.head };
}
