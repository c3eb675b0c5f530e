/**
 * Parses an SVG file into hast elements, or into issues with their positions. Prefixes class names with `diagram-` and
 * adds arrow heads.
 */
import type { Element, Nodes, Properties } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { SKIP, visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';
import type { Element as XmlElement, Nodes as XmlNode } from 'xast';
import { fromXml } from 'xast-util-from-xml';
import { diagramClasses, diagramSchema } from './diagram-schema.ts';

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

type Report = (at: Nodes | XmlNode, what: string, todo: string) => void;

/**
 * @param alt accessible name of the diagram
 * @param id prefix of ids in the diagram
 */
export function readDiagram(source: string, alt: string, id: string): ReadDiagram {
  const issues: DiagramIssue[] = [];
  const report: Report = ({ position }, what, todo) =>
    issues.push({ line: position?.start.line ?? 1, column: position?.start.column ?? 1, what, todo });
  const root = parseRoot(source, report);
  if (root === null) return { svg: null, issues };
  const svg = hastOf(root);
  if (svg.tagName === 'svg') {
    checkSafety(svg, report);
    checkStyles(svg, false, report);
  } else {
    report(root, `The root element is <${svg.tagName}>`, 'Use <svg> with a viewBox as the root element.');
  }
  const size = sizeOf(svg);
  if (size === null) report(root, 'The viewBox has no valid size', 'Add one, such as viewBox="0 0 720 240".');
  if (issues.length > 0) return { svg: null, issues };
  addClasses(svg, id);
  svg.properties = {
    className: ['diagram-picture'],
    viewBox: svg.properties['viewBox'],
    ...size,
    role: 'img',
    ariaLabel: alt,
  };
  return { svg, issues };
}

function parseRoot(source: string, report: Report): XmlElement | null {
  const todo = 'Correct it; a diagram is one well-formed <svg> without a declaration.';
  try {
    const tree = fromXml(source);
    const other = tree.children.find(({ type }) => type === 'instruction' || type === 'doctype');
    const root = tree.children.find((node) => node.type === 'element');
    if (other) report(other, 'The file has a declaration', todo);
    else if (root) return root;
    else report(tree, 'The file has no root element', todo);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    // Cut the position and the source excerpt that the parser appends.
    const [reason = ''] = String(error.cause)
      .replace(/^\w*Error: /, '')
      .split(/ \(line \d/);
    const start = { line: error.line ?? 1, column: error.column ?? 1 };
    const place = { type: 'text', value: '', position: { start, end: start } } as const;
    report(place, `The file is not XML: ${reason}`, todo);
  }
  return null;
}

const propertyOf = new Map([
  ['text-anchor', 'textAnchor'],
  ['dominant-baseline', 'dominantBaseline'],
]);

function hastOf({ name, attributes, children, position }: XmlElement): Element {
  const properties: Properties = {};
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === 'class') properties['className'] = (value ?? '').split(/\s+/).filter(Boolean);
    else properties[propertyOf.get(attribute) ?? attribute] = value;
  }
  const isText = name === 'text' || name === 'tspan';
  return {
    type: 'element',
    tagName: name,
    properties,
    children: children.flatMap((child): Element['children'] => {
      if (child.type === 'element') return [hastOf(child)];
      if (child.type === 'comment' || (!isText && child.value.trim() === '')) return [];
      const at = child.position === undefined ? {} : { position: child.position };
      return [{ type: 'text', value: child.value.replaceAll(/\s+/g, ' '), ...at }];
    }),
    ...(position === undefined ? {} : { position }),
  };
}

/** Reports what the sanitizer removes. */
function checkSafety(svg: Element, report: Report): void {
  const kept = new Map<number | undefined, Element>();
  visit(sanitize(svg, diagramSchema), 'element', (element) => {
    kept.set(element.position?.start.offset, element);
  });
  visit(svg, (node, _, parent) => {
    const inside = parent?.type === 'element' ? parent.tagName : 'svg';
    if (node.type === 'text' && inside !== 'text' && inside !== 'tspan') {
      report(node, `<${inside}> contains text`, 'Put it into a <text>.');
    }
    if (node.type !== 'element') return undefined;
    const safe = kept.get(node.position?.start.offset);
    if (safe === undefined) {
      const todo = `Remove it; allowed are ${diagramSchema.tagNames.join(', ')}, and <tspan> in <text> only.`;
      report(node, `<${inside}> must not contain <${node.tagName}>`, todo);
      return SKIP;
    }
    for (const [name, value] of Object.entries(node.properties)) {
      if (name === 'className' || safe.properties[name] === value) continue;
      const todo = 'Remove it, or use plain numbers or a keyword that SVG defines. Style with a class.';
      report(node, `<${node.tagName}> must not have ${name}="${String(value)}"`, todo);
    }
    for (const name of classesOf(node).filter((each) => !classesOf(safe).includes(each))) {
      report(node, `There is no class "${name}"`, `Classes are ${diagramClasses.join(', ')}.`);
    }
    return undefined;
  });
}

const classesOf = ({ properties }: Element): readonly string[] =>
  [properties['className'] ?? []].flat().map(String);

/** @param isStyled whether an ancestor has a class */
function checkStyles(parent: Element, isStyled: boolean, report: Report): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const isColored = isStyled || classesOf(child).length > 0;
    if (!isColored && ['rect', 'path', 'line', 'circle'].includes(child.tagName)) {
      const todo = `Give it, or a <g> around it, one of the classes ${diagramClasses.join(', ')}.`;
      report(child, `<${child.tagName}> has no class, and therefore no color`, todo);
    }
    checkStyles(child, isColored, report);
  }
}

function sizeOf({ properties }: Element): { readonly width: number; readonly height: number } | null {
  const [, , width = 0, height = 0] = (properties['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : null;
}

function addClasses(svg: Element, id: string): void {
  const markers = new Map<string, Element>();
  visit(svg, 'element', (element) => {
    const classes = classesOf(element);
    if (classes.includes('arrow')) {
      const marker = markerOf(classes.includes('line-brand'), id);
      markers.set(String(marker.properties['id']), marker);
      element.properties['markerEnd'] = `url(#${String(marker.properties['id'])})`;
    }
    if (classes.length > 0) element.properties['className'] = classes.map((name) => `diagram-${name}`);
  });
  svg.children.unshift(...markers.values());
}

/** A triangle whose tip is at the end of a line. */
function markerOf(isBrand: boolean, id: string): Element {
  const className = isBrand ? ['diagram-head', 'diagram-line-brand'] : ['diagram-head'];
  const path: Element = {
    type: 'element',
    tagName: 'path',
    properties: { className, d: 'M9 4.5 0 9V0Z' },
    children: [],
  };
  return {
    type: 'element',
    tagName: 'marker',
    properties: {
      id: `${id}-arrow${isBrand ? '-brand' : ''}`,
      refX: '9',
      refY: '4.5',
      markerWidth: '9',
      markerHeight: '9',
      markerUnits: 'userSpaceOnUse',
      orient: 'auto',
    },
    children: [path],
  };
}
