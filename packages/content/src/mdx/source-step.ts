/**
 * First step of a page compile: source → `rewriteSource` → mdast (remark plugins) → hast (rehype plugins) → module.
 *
 * Rewrites syntax that MDX cannot parse, line by line, so that line numbers do not change:
 *   `## Title {#id}` → `## Title \{#id}`         a brace would start an expression
 *   `:::tip Title`   → `:::tip{title="Title"}`   remark-directive does not support titles after a space
 * `:::tip[Title]` becomes `:::tip{title="Title"}` too. Fenced code and frontmatter are not changed.
 */
export function rewriteSource(source: string): string {
  const lines = source.split('\n');
  const start = endOfFrontmatter(lines);
  let fence: string | null = null;
  return lines
    .map((line, index) => {
      if (index < start) return line;
      if (fence !== null) {
        if (closesFence(line, fence)) fence = null;
        return line;
      }
      fence = openedFence(line);
      return fence === null ? rewriteLine(line) : line;
    })
    .join('\n');
}

/** Number of lines of the frontmatter: 0 without one, or if it is not closed. */
function endOfFrontmatter(lines: readonly string[]): number {
  if (!isDelimiter(lines[0])) return 0;
  return lines.findIndex((line, index) => index > 0 && isDelimiter(line)) + 1;
}

const isDelimiter = (line: string | undefined): boolean => line?.trimEnd() === '---';

export function hasOpenFrontmatter(source: string): boolean {
  const lines = source.split('\n');
  return isDelimiter(lines[0]) && endOfFrontmatter(lines) === 0;
}

/** Block quote and list markers before a block. */
const BLOCK_PREFIX = String.raw`(?:[\s>]|(?:[-*+]|\d{1,9}[.)])\s)*`;

const FENCE = new RegExp(`^${BLOCK_PREFIX}(?:(\`{3,})[^\`]*|(~{3,}).*)$`);

function openedFence(line: string): string | null {
  const match = FENCE.exec(line);
  return match?.[1] ?? match?.[2] ?? null;
}

function closesFence(line: string, fence: string): boolean {
  const text = line.replace(/^[\s>]*/, '').trimEnd();
  return text.length >= fence.length && text === (fence[0] ?? '').repeat(text.length);
}

const HEADING_ID = new RegExp(
  `^(${BLOCK_PREFIX}#{1,6}\\s.*[^\\\\\\s]\\s*|${BLOCK_PREFIX}#{1,6}\\s+)(\\{#[^\\s{}]+\\}\\s*)$`,
);

const CONTAINER = new RegExp(`^(${BLOCK_PREFIX}:{3,})[ \\t]*([A-Za-z][\\w-]*)(?:(?=[\\s[{])\\s*(.*?))?\\s*$`);

function rewriteLine(line: string): string {
  const container = CONTAINER.exec(line);
  if (container) {
    const [, fence = '', kind = '', rest = ''] = container;
    const title = titleOf(rest);
    return `${fence}${kind}${title === '' ? '' : `{title="${escapeAttribute(title)}"}`}`;
  }
  return line.replace(HEADING_ID, String.raw`$1\$2`);
}

function titleOf(rest: string): string {
  const label = /^\[(.*)\]$/.exec(rest)?.[1];
  if (label !== undefined) return label.trim();
  const attribute = /^\{\s*title\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'}]+))\s*\}$/.exec(rest);
  if (attribute) return (attribute[1] ?? attribute[2] ?? attribute[3] ?? '').trim();
  return rest.trim();
}

/** `remark-directive` decodes character references in attribute values. */
function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
