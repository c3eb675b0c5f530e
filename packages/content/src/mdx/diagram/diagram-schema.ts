import type { Schema } from 'hast-util-sanitize';

/** The UI package styles them with the prefix `diagram-`. */
export const diagramClasses: readonly string[] = [
  'box',
  'box-brand',
  'box-dashed',
  'line',
  'line-brand',
  'arrow',
  'label',
  'label-strong',
  'label-muted',
  'label-code',
];

const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const ARGUMENTS = String.raw`\(\s*${NUMBER}(?:[\s,]+${NUMBER}){0,2}\s*\)`;

const numbers = (names: string) =>
  names.split(' ').map((name): [string, RegExp] => [name, new RegExp(`^${NUMBER}$`)]);

/** Attributes of all elements but `svg`. */
const common: [string, ...(string | RegExp)[]][] = [
  ['className', ...diagramClasses],
  ['transform', new RegExp(`^(?:\\s*(?:translate|rotate|scale)${ARGUMENTS}\\s*,?)+$`)],
];
const textual: typeof common = [
  ...common,
  ...numbers('x y'),
  // May be in `em`.
  ['dx', new RegExp(`^${NUMBER}(?:em)?$`)],
  ['dy', new RegExp(`^${NUMBER}(?:em)?$`)],
  ['textAnchor', /^(?:start|middle|end)$/],
  ['dominantBaseline', /^(?:auto|alphabetic|middle|central|hanging)$/],
];

/** Allowlist for diagrams: guarantees that they follow the theme and contain no scripts. */
export const diagramSchema = {
  tagNames: ['svg', 'g', 'rect', 'path', 'line', 'circle', 'text', 'tspan'],
  ancestors: { tspan: ['text'] },
  attributes: {
    svg: [
      ['xmlns', 'http://www.w3.org/2000/svg'],
      ['viewBox', new RegExp(`^\\s*${NUMBER}(?:[\\s,]+${NUMBER}){3}\\s*$`)],
    ],
    g: common,
    rect: [...common, ...numbers('x y width height rx ry')],
    path: [...common, ['d', /^\s*M[\s\d.,MLHVCSQTAZ-]+$/i]],
    line: [...common, ...numbers('x1 y1 x2 y2')],
    circle: [...common, ...numbers('cx cy r')],
    text: textual,
    tspan: textual,
  },
} satisfies Schema;
