/**
 * Parses an SVG file into hast elements, or into issues with their positions. Prefixes class names with `diagram-` and
 * adds arrow heads.
 */
import type { Element, ElementContent, Properties } from 'hast';
import { VFileMessage } from 'vfile-message';
import type { Element as XmlElement, Nodes as XmlNode } from 'xast';
import { fromXml } from 'xast-util-from-xml';
import { arrowEnd, pathArrowEnd } from './arrow-head.ts';
import { attributesOf, childrenOf, diagramClasses, isDiagramElement } from './diagram-grammar.ts';
import type { DiagramElement } from './diagram-grammar.ts';
import { parsePathData } from './path-data.ts';

interface DiagramIssue {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly what: string;
  readonly todo: string;
}

export interface ReadDiagram {
  /** Null if there are issues. */
  readonly svg: Element | null;
  readonly issues: readonly DiagramIssue[];
}

const PROPERTY_OF: Readonly<Record<string, string>> = {
  'text-anchor': 'textAnchor',
  'dominant-baseline': 'dominantBaseline',
};

const ADD_CLASS = 'Give it, or a <g> around it, one of the classes';

/** @param alt accessible name of the diagram */
export function readDiagram(source: string, alt: string): ReadDiagram {
  const parsed = parseRoot(source);
  if (!('name' in parsed)) return { svg: null, issues: [parsed] };
  const issues: DiagramIssue[] = [];
  const svg = readRoot(parsed, alt, (at, what, todo) => issues.push({ ...placeOf(at), what, todo }));
  return { svg: issues.length === 0 ? svg : null, issues };
}

type Report = (at: XmlNode, what: string, todo: string) => void;

function parseRoot(source: string): XmlElement | DiagramIssue {
  const todo = 'Correct it; a diagram is one well-formed <svg> without a declaration.';
  try {
    const { children } = fromXml(source);
    const other = children.find(({ type }) => type === 'instruction' || type === 'doctype');
    if (other) return { ...placeOf(other), what: 'The file has a declaration', todo };
    const root = children.find((node) => node.type === 'element');
    return root ?? { line: 1, column: 1, what: 'The file has no root element', todo };
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    // Cut the position and the source excerpt that the parser appends.
    const [reason = ''] = String(error.cause)
      .replace(/^\w*Error: /, '')
      .split(/ \(line \d/);
    return { line: error.line ?? 1, column: error.column ?? 1, what: `The file is not XML: ${reason}`, todo };
  }
}

const placeOf = ({ position }: XmlNode): Pick<DiagramIssue, 'line' | 'column'> => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

const attributeOf = (node: XmlElement, name: string): string =>
  (Object.hasOwn(node.attributes, name) ? node.attributes[name] : null) ?? '';

function readRoot(root: XmlElement, alt: string, report: Report): Element | null {
  if (root.name !== 'svg') {
    report(root, `The root element is <${root.name}>`, 'Use <svg> with a viewBox as the root element.');
    return null;
  }
  checkAttributes(root, 'svg', report);
  const viewBox = attributeOf(root, 'viewBox');
  const [width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .slice(2)
    .map(Number);
  if (viewBox === '') report(root, '<svg> has no viewBox', 'Add one, such as viewBox="0 0 720 240".');
  else if (!(width > 0 && height > 0))
    report(root, 'The viewBox has no valid size', 'Write "0 0 width height".');
  return {
    type: 'element',
    tagName: 'svg',
    properties: { className: ['diagram-picture'], viewBox, width, height, role: 'img', ariaLabel: alt },
    children: readChildren(root, 'svg', false, report),
  };
}

/** @param styled whether an ancestor has a class */
function readChildren(
  parent: XmlElement,
  name: DiagramElement,
  styled: boolean,
  report: Report,
): ElementContent[] {
  return parent.children.flatMap((node): readonly ElementContent[] => {
    if (node.type === 'comment') return [];
    if (node.type !== 'element') {
      const isText = name === 'text' || name === 'tspan';
      if (node.type === 'text' && isText)
        return [{ type: 'text', value: node.value.replaceAll(/\s+/g, ' ') }];
      if (node.value.trim() !== '') report(node, `<${name}> contains text`, 'Put it into a <text>.');
      return [];
    }
    if (!isDiagramElement(node.name) || !childrenOf[name].includes(node.name)) {
      const allowed = childrenOf[name].map((child) => `<${child}>`).join(', ') || 'nothing';
      report(
        node,
        `<${name}> must not contain <${node.name}>`,
        `Remove it; <${name}> may contain ${allowed}.`,
      );
      return [];
    }
    return readShape(node, node.name, styled, report);
  });
}

function readShape(
  node: XmlElement,
  name: DiagramElement,
  styled: boolean,
  report: Report,
): readonly Element[] {
  checkAttributes(node, name, report);
  const classes = attributeOf(node, 'class').split(/\s+/).filter(Boolean);
  const unknown = classes.filter((word) => !diagramClasses.includes(word));
  for (const word of unknown) {
    report(node, `There is no class "${word}"`, `Classes are ${diagramClasses.join(', ')}.`);
  }
  const isStyled = styled || classes.length > 0;
  if (!isStyled && !['g', 'text', 'tspan'].includes(name)) {
    report(
      node,
      `<${name}> has no class, and therefore no color`,
      `${ADD_CLASS} ${diagramClasses.join(', ')}.`,
    );
  }
  const properties: Properties = {};
  for (const [attribute, value] of Object.entries(node.attributes)) {
    if (attribute !== 'class') properties[PROPERTY_OF[attribute] ?? attribute] = value;
  }
  if (classes.length > 0) properties['className'] = classes.map((word) => `diagram-${word}`);
  const children = readChildren(node, name, isStyled, report);
  const head = classes.includes('arrow') ? addArrowHead(node, name, properties, report) : null;
  if (name === 'path' && parsePathData(attributeOf(node, 'd')) === null) {
    report(node, 'The d of <path> is invalid', 'Write commands such as "M10 10 H80 L90 20".');
  }
  const shape: Element = { type: 'element', tagName: name, properties, children };
  if (head === null) return [shape];
  const { className, transform } = properties;
  const headProperties = { className: ['diagram-head', ...[className ?? []].flat().map(String)], d: head };
  return [
    shape,
    {
      type: 'element',
      tagName: 'path',
      properties: transform === undefined ? headProperties : { ...headProperties, transform },
      children: [],
    },
  ];
}

/** Shortens the shaft in `properties` and returns the path data of the head. */
function addArrowHead(
  node: XmlElement,
  name: DiagramElement,
  properties: Properties,
  report: Report,
): string | null {
  if (name === 'line') {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ['x1', 'y1', 'x2', 'y2'].map((key) =>
      Number(attributeOf(node, key)),
    );
    const end = arrowEnd([x1, y1], [x2, y2]);
    if (end) {
      [properties['x2'], properties['y2']] = end.shaftEnd.map(String);
      return end.head;
    }
  }
  if (name === 'path') {
    const end = pathArrowEnd(parsePathData(attributeOf(node, 'd')) ?? []);
    if (end) {
      properties['d'] = end.shaft;
      return end.head;
    }
  }
  const todo = 'Put the class on a <line>, or on a <path> that ends in a line or a curve (L, H, V, C, S, Q).';
  report(node, `<${name}> cannot have an arrow head`, todo);
  return null;
}

function checkAttributes(node: XmlElement, name: DiagramElement, report: Report): void {
  const grammar = attributesOf[name];
  for (const [attribute, value] of Object.entries(node.attributes)) {
    const pattern = Object.hasOwn(grammar, attribute) ? grammar[attribute] : undefined;
    if (!pattern) {
      const todo = `Remove it; <${name}> may have ${Object.keys(grammar).join(', ')}.`;
      report(node, `<${name}> must not have the attribute ${attribute}`, todo);
    } else if (!pattern.test(value ?? '')) {
      const todo = 'Use plain numbers, or a keyword that SVG defines.';
      report(node, `<${name}> has an invalid ${attribute}: "${value}"`, todo);
    }
  }
}
