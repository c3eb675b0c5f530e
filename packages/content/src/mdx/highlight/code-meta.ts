/** Parsed info string of a code fence, after the language. */
export interface CodeMeta {
  readonly title: string | null;
  readonly lineNumbers: boolean;
  readonly wrap: boolean;
  /** Inclusive ranges of line numbers from 1; they may exceed the block. */
  readonly marked: readonly { readonly first: number; readonly last: number }[];
}

const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|`([^`]*)`|(\S+))/;

/** Attributes for other tools, such as `unchecked="…"`; their values must not be read as flags. */
const ATTRIBUTE = /(?:^|\s)[\w-]+=(?:"[^"]*"|'[^']*'|`[^`]*`|\S+)/g;

/** Reads `title="a b"`, `title=x`, `{1,3-5}`, `lineNumbers` and `wrap` in any order; ignores other words. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = TITLE.exec(meta);
  const rest = meta.replace(TITLE, ' ').replace(ATTRIBUTE, ' ');
  const group = /\{([^}]*)\}/.exec(rest)?.[1] ?? '';
  const words = rest.replace(/\{[^}]*\}/g, ' ').split(/\s+/);
  return {
    title: (title?.[1] ?? title?.[2] ?? title?.[3] ?? title?.[4] ?? '').trim() || null,
    lineNumbers: words.includes('lineNumbers'),
    wrap: words.includes('wrap'),
    marked: group.split(',').flatMap(parseRange),
  };
}

export function isMarked(meta: CodeMeta, line: number): boolean {
  return meta.marked.some(({ first, last }) => line >= first && line <= last);
}

/** Invalid parts and reversed ranges mark nothing. */
function parseRange(part: string): readonly { readonly first: number; readonly last: number }[] {
  const match = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part);
  if (!match) return [];
  const first = Number(match[1]);
  const last = match[2] === undefined ? first : Number(match[2]);
  return first >= 1 && first <= last ? [{ first, last }] : [];
}
