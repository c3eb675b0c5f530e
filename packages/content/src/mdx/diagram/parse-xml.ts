/** From 1. */
export interface XmlPlace {
  readonly line: number;
  readonly column: number;
}

interface XmlText {
  readonly kind: 'text';
  /** With entities resolved. */
  readonly text: string;
  readonly place: XmlPlace;
}

export interface XmlElement {
  readonly kind: 'element';
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlNode[];
  readonly place: XmlPlace;
}

type XmlNode = XmlElement | XmlText;

export type ParsedXml =
  | { readonly ok: true; readonly root: XmlElement }
  | { readonly ok: false; readonly place: XmlPlace; readonly what: string };

type OpenElement = XmlElement & { readonly children: XmlNode[] };

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const TOKEN = /<!--(?:(?!--).)*-->|<\/?[A-Za-z](?:"[^"]*"|'[^']*'|[^'"<>])*>|[^<]+|</gsu;
const TAG = /^<(\/?)([A-Za-z][\w:.-]*)(.*?)(\/?)>$/su;
const ATTRIBUTE = /\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/gu;

/** Elements, attributes, text and comments; what is not well-formed, or another part of XML, is told. */
export function parseXml(source: string): ParsedXml {
  const open: OpenElement[] = [];
  let root: OpenElement | null = null;
  for (const { 0: token, index } of source.matchAll(TOKEN)) {
    const blanks = token.length - token.trimStart().length;
    const place = placeAt(source, index + blanks);
    const wrong = (what: string): ParsedXml => ({ ok: false, place, what });
    const parent = open.at(-1);
    if (token.startsWith('<!--')) continue;
    if (!token.startsWith('<')) {
      const text = resolveEntities(token);
      if (text === null) return wrong('The text has an entity that XML does not know');
      if (parent) parent.children.push({ kind: 'text', text, place });
      else if (text.trim() !== '') return wrong('There is text outside of the element');
      continue;
    }
    const [, closing, name = '', rest = '', selfClosing] = TAG.exec(token) ?? [];
    if (name === '') return wrong('"<" opens no tag');
    if (closing === '/') {
      if (parent?.name !== name) return wrong(`</${name}> closes nothing`);
      if (rest.trim() !== '' || selfClosing === '/') return wrong(`</${name}> holds more than its name`);
      open.pop();
      continue;
    }
    const attributes = attributesOf(rest);
    if (attributes === null) return wrong(`<${name}> has an attribute that cannot be read`);
    if (root && !parent) return wrong(`<${name}> stands beside the first element`);
    const element: OpenElement = { kind: 'element', name, attributes, children: [], place };
    parent?.children.push(element);
    root ??= element;
    if (selfClosing !== '/') open.push(element);
  }
  const unclosed = open.at(-1);
  if (unclosed) return { ok: false, place: unclosed.place, what: `<${unclosed.name}> is not closed` };
  if (!root) return { ok: false, place: { line: 1, column: 1 }, what: 'The file has no element' };
  return { ok: true, root };
}

function attributesOf(text: string): ReadonlyMap<string, string> | null {
  const attributes = new Map<string, string>();
  let isWhole = true;
  const rest = text.replaceAll(ATTRIBUTE, (_, name: string, double?: string, single?: string) => {
    const value = resolveEntities(double ?? single ?? '');
    if (value === null || attributes.has(name)) isWhole = false;
    attributes.set(name, value ?? '');
    return '';
  });
  return isWhole && rest.trim() === '' ? attributes : null;
}

function resolveEntities(text: string): string | null {
  let isWhole = true;
  const resolved = text.replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,6})|(\w+));|&/gi, (_, ...found: string[]) => {
    const [decimal, hexadecimal, name] = found as (string | undefined)[];
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    const value = name === undefined ? characterOf(code) : ENTITIES.get(name);
    if (value === undefined) isWhole = false;
    return value ?? '';
  });
  return isWhole ? resolved : null;
}

const characterOf = (code: number): string | undefined =>
  code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;

function placeAt(source: string, offset: number): XmlPlace {
  const lines = source.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
