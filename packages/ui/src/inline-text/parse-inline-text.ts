// Titles and one-line texts may carry three marks of Markdown: `code`, **strong** and *emphasis*. Anything else,
// and every mark without its partner, is plain text.

export type InlinePart =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly InlinePart[] };

// Stars only count where they cannot be part of a path pattern or a product, such as `src/**` or `a * b`.
const mark =
  /`([^`]+)`|(?<!\/)\*\*(?=[^\s/])(.+?)(?<=[^\s/])\*\*(?!\*)|(?<![*\w/])\*(?=[^\s*])([^*]+)(?<=\S)\*(?![*\w/])/g;

export function parseInlineText(text: string): readonly InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(mark)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    const [whole, code, strong, emphasis] = match;
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (strong !== undefined) parts.push({ kind: 'strong', parts: parseInlineText(strong) });
    else if (emphasis !== undefined) parts.push({ kind: 'emphasis', parts: parseInlineText(emphasis) });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}
