import Prism from 'prismjs';
import type { Token } from 'prismjs';
import { grammarOf } from './languages.ts';
import { classOfToken } from './token-class.ts';
import type { TokenClass } from './token-class.ts';

/** Text of one class, without newlines. */
interface CodeToken {
  readonly text: string;
  readonly class: TokenClass | null;
}

export type CodeLine = readonly CodeToken[];

/** Tokenizes code by line. The texts of the lines, joined by newlines, equal `code`. */
export function tokenizeCode(code: string, language: string): readonly CodeLine[] {
  const grammar = grammarOf(language);
  const flat: CodeToken[] = [];
  flatten(grammar ? Prism.tokenize(code, grammar) : [code], null, flat);
  const lines: CodeToken[][] = [[]];
  for (const token of flat) {
    token.text.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      if (text !== '') append(lines.at(-1) ?? [], { text, class: token.class });
    });
  }
  return lines;
}

/** The innermost token with a class wins. */
function flatten(stream: Prism.TokenStream, inherited: TokenClass | null, into: CodeToken[]): void {
  if (typeof stream === 'string') into.push({ text: stream, class: inherited });
  else if (Array.isArray(stream)) for (const part of stream) flatten(part, inherited, into);
  else flatten(stream.content, ownClass(stream, inherited), into);
}

function ownClass(token: Token, inherited: TokenClass | null): TokenClass | null {
  const found = classOfToken([token.type, ...[token.alias].flat()]);
  return found === undefined ? inherited : found;
}

function append(line: CodeToken[], token: CodeToken): void {
  const last = line.at(-1);
  if (last && last.class === token.class) line[line.length - 1] = { ...last, text: last.text + token.text };
  else line.push(token);
}
