/// <reference types="remark-parse" />
import remarkDirective from 'remark-directive';
import type { Processor } from 'unified';

const COLON = 58;

/**
 * `:::` containers only. The text and leaf forms of directives would eat a piece of `12:30`, `a:b` or
 * `localhost:3000`, so their tokenizers are taken out; such text then stays as it was written.
 */
function extendParser(this: Processor): void {
  remarkDirective.call(this);
  const extension = this.data().micromarkExtensions?.at(-1);
  if (!extension) throw new Error('remark-directive has registered no syntax');
  const flow = extension.flow?.[COLON];
  extension.text = {};
  // A container is the only construct of the two that may hold other blocks, which is what `concrete` marks.
  extension.flow = { [COLON]: [flow ?? []].flat().filter((construct) => construct.concrete === true) };
}

export const containerSyntax: () => void = extendParser;
