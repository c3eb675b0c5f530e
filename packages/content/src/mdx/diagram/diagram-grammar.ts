/** Allowlist for diagrams: guarantees that they follow the theme and contain no scripts. */

export type DiagramElement = 'svg' | 'g' | 'rect' | 'path' | 'line' | 'circle' | 'text' | 'tspan';

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

const number = new RegExp(`^${NUMBER}$`);
/** `dx` and `dy` of text may be in `em`. */
const shift = new RegExp(`^${NUMBER}(?:em)?$`);
const transform = new RegExp(`^(?:\\s*(?:translate|rotate|scale)${ARGUMENTS}\\s*,?)+$`);

/** Attribute → allowed values; `class` and `d` are checked in `read-diagram.ts`. */
export type AttributeGrammar = Readonly<Record<string, RegExp>>;

const common: AttributeGrammar = { class: /./s, transform };
const textual: AttributeGrammar = {
  ...common,
  x: number,
  y: number,
  dx: shift,
  dy: shift,
  'text-anchor': /^(?:start|middle|end)$/,
  'dominant-baseline': /^(?:auto|alphabetic|middle|central|hanging)$/,
};

export const attributesOf: Readonly<Record<DiagramElement, AttributeGrammar>> = {
  svg: {
    xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
    viewBox: new RegExp(`^\\s*${NUMBER}(?:[\\s,]+${NUMBER}){3}\\s*$`),
  },
  g: common,
  rect: { ...common, x: number, y: number, width: number, height: number, rx: number, ry: number },
  path: { ...common, d: /./s },
  line: { ...common, x1: number, y1: number, x2: number, y2: number },
  circle: { ...common, cx: number, cy: number, r: number },
  text: textual,
  tspan: textual,
};

const shapes: readonly DiagramElement[] = ['g', 'rect', 'path', 'line', 'circle', 'text'];

export const childrenOf: Readonly<Record<DiagramElement, readonly DiagramElement[]>> = {
  svg: shapes,
  g: shapes,
  rect: [],
  path: [],
  line: [],
  circle: [],
  text: ['tspan'],
  tspan: ['tspan'],
};

export const isDiagramElement = (name: string): name is DiagramElement => Object.hasOwn(attributesOf, name);
