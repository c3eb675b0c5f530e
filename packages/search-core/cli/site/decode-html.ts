import { TextDecoder } from 'node:util';

/**
 * `<meta charset=gb2312>`, `<meta content="text/html; charset=gb2312">` or `<?xml encoding="gb2312"?>`. `charset=` in
 * another attribute, such as a description, is ignored.
 */
const declaration =
  /<(?:meta(?:"[^"]*"|'[^']*'|[^>"'])*?\s(?:content\s*=\s*["']?[\w/+-]+;\s*)?charset|\?xml\s[^>]*?encoding)\s*=\s*["']?\s*([^\s"'/>;?]+)/i;

const byteOrderMarks = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/** The text of an HTML file, whose encoding is found as browsers do; undefined if it is unknown. */
export function decodeHtml(bytes: Uint8Array): string | undefined {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encodingOf(bytes));
  } catch {
    return undefined;
  }
  // Decoded in one call, Node 20 treats windows-1252 as ISO 8859-1: https://github.com/nodejs/node/issues/56542
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

/**
 * A self-closed element such as `<div/>`, except void elements of HTML such as `<br/>`. `(?![\w-])` ends the name: a
 * shorter one would be tried for each of its letters, which takes quadratic time.
 */
const closedElement =
  /<((?!(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b)[a-z][\w-]*(?![\w-]))((?:"[^"]*"|'[^']*'|[^<>"'])*)\/>/gi;

/** Adds end tags to XHTML: an HTML parser treats `<script src="a.js"/>` as a script without an end. */
export const withEndTags = (xhtml: string): string => xhtml.replace(closedElement, '<$1$2></$1>');

function encodingOf(bytes: Uint8Array): string {
  const marked = byteOrderMarks.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte));
  if (marked !== undefined) return marked[0];
  // https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  const label = declaration.exec(start.replace(/<!--.*?-->/gs, ''))?.[1] ?? 'utf-8';
  // In UTF-16, the declaration itself would be unreadable.
  return /^utf-16/i.test(label) ? 'utf-8' : label;
}
