import Prism from 'prismjs';
import type { Token } from 'prismjs';
import { grammarOf } from './languages.ts';
import { classOfToken } from './token-class.ts';
import type { TokenClass } from './token-class.ts';

/** A run of text of one colour; it holds no newline. */
interface CodeToken {
  readonly text: string;
  readonly class: TokenClass | null;
}

export type CodeLine = readonly CodeToken[];

/** Cuts code into lines of coloured runs. The texts of all lines, joined by newlines, are the code. */
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

/** The innermost token that has a class decides; the others hand theirs down. */
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
