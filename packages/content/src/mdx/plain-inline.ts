/** Stands for a piece that is already plain while the marks around it are removed; a private-use character. */
const HELD = '\uE000';

/** Inline markdown (bold, emphasis, code, links) without its marks: `` `dev.port` `` → `dev.port`. */
export function plainInline(markdown: string): string {
  const held: string[] = [];
  const hold = (text: string): string => `${HELD}${held.push(text) - 1}${HELD}`;
  return markdown
    .replace(
      /\\([\\`*_{}[\]<>#])|(`+)(.+?)\2(?!`)/gs,
      (_, escaped?: string, _ticks?: string, code?: string) => hold(escaped ?? code?.trim() ?? ''),
    )
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?!\w)/g, '$1')
    .replace(/(?<!\w)_(?=\S)([^_]+?)(?<=\S)_(?!\w)/g, '$1')
    .replace(new RegExp(`${HELD}(\\d+)${HELD}`, 'g'), (_, index: string) => held[Number(index)] ?? '');
}
