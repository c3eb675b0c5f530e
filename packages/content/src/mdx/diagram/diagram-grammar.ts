/** What a diagram may hold: a closed list, so that every picture follows the themes and none carries a script. */

export type DiagramElement = 'svg' | 'g' | 'rect' | 'path' | 'line' | 'circle' | 'text' | 'tspan';

/** Its looks are in the stylesheet of the components, under the same names with `diagram-` in front. */
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
/** Moves of letters may be in letters' heights. */
const shift = new RegExp(`^${NUMBER}(?:em)?$`);
const transform = new RegExp(`^(?:\\s*(?:translate|rotate|scale)${ARGUMENTS}\\s*,?)+$`);

/** Attribute → the values it may have; `class` and `d` are read by their own grammars. */
export type AttributeGrammar = Readonly<Record<string, RegExp>>;

const anywhere: AttributeGrammar = { class: /./s, transform };
const letters: AttributeGrammar = {
  ...anywhere,
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
  g: anywhere,
  rect: { ...anywhere, x: number, y: number, width: number, height: number, rx: number, ry: number },
  path: { ...anywhere, d: /./s },
  line: { ...anywhere, x1: number, y1: number, x2: number, y2: number },
  circle: { ...anywhere, cx: number, cy: number, r: number },
  text: letters,
  tspan: letters,
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
