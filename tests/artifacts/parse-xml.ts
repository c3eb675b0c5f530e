/** An element of an XML document; text is that of the element itself, with entities resolved. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function resolve(text: string): string {
  return text.replaceAll(/&([^;]*);?/g, (whole, name: string) => {
    const value = entities[name];
    if (value === undefined || !whole.endsWith(';')) throw new Error(`"${whole}" is no entity of XML`);
    return value;
  });
}

function attributesOf(text: string): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {};
  const rest = text.replaceAll(/\s+([\w:.-]+)="([^"<]*)"/g, (_whole, name: string, value: string) => {
    if (name in attributes) throw new Error(`the attribute ${name} stands twice`);
    attributes[name] = resolve(value);
    return '';
  });
  if (rest.trim() !== '') throw new Error(`"${rest}" is no attribute`);
  return attributes;
}

/** Strict: what is not well-formed throws. Of XML it knows elements, attributes, text and the declaration. */
export function parseXml(document: string): XmlElement {
  const body = document.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\s*/i, '');
  if (body === document) throw new Error('the document has no XML declaration');
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, markup, text] of body.matchAll(/<([^>]*)>|([^<]+)/g)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.text += resolve(text);
    else if (markup?.startsWith('/')) {
      if (open.length === 1 || parent.name !== markup.slice(1)) throw new Error(`<${markup}> closes nothing`);
      open.pop();
    } else {
      const [, name, attributes = '', slash] = /^([A-Za-z][\w:.-]*)(.*?)(\/?)$/s.exec(markup ?? '') ?? [];
      if (name === undefined) throw new Error(`<${markup}> is no tag`);
      const element: OpenElement = { name, attributes: attributesOf(attributes), children: [], text: '' };
      parent.children.push(element);
      if (slash === '') open.push(element);
    }
  }
  const [only, ...more] = root.children;
  if (open.length > 1 || !only || more.length > 0) throw new Error('the document is not one whole element');
  return only;
}

export const childrenOf = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child) => child.name === name);

/** The text of the one child of that name; throws where it is missing, empty or there are several. */
export function textOf(element: XmlElement, name: string): string {
  const [child, ...more] = childrenOf(element, name);
  if (!child || more.length > 0) throw new Error(`<${element.name}> needs exactly one <${name}>`);
  if (child.text.trim() === '') throw new Error(`<${name}> in <${element.name}> is empty`);
  return child.text;
}
