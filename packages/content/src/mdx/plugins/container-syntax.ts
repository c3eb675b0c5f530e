/// <reference types="remark-parse" />
import remarkDirective from 'remark-directive';
import type { Processor } from 'unified';

const COLON = 58;

/**
 * Enables `:::` containers only. Text and leaf directives would match parts of `12:30`, `a:b` or `localhost:3000`, so
 * their tokenizers are removed.
 */
function extendParser(this: Processor): void {
  remarkDirective.call(this);
  const extension = this.data().micromarkExtensions?.at(-1);
  if (!extension) throw new Error('remark-directive registered no micromark extension');
  const flow = extension.flow?.[COLON];
  extension.text = {};
  // Of the two flow constructs, only containers are `concrete`.
  extension.flow = { [COLON]: [flow ?? []].flat().filter((construct) => construct.concrete === true) };
}

export const containerSyntax: () => void = extendParser;
