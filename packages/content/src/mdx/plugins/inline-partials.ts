import { posix, resolve } from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { attributeFindings } from '../attribute-findings.ts';
import { draftOf, originOf, placeOf } from '../page-draft.ts';
import type { CompileContext, PageDraft } from '../page-draft.ts';
import { markJsx } from '../mark-jsx.ts';
import { parseErrorProblem } from '../parse-error.ts';
import { readText } from '../read-text.ts';
import { rewriteSource } from '../source-step.ts';
import { isJsx } from '../syntax-nodes.ts';
import type { JsxNode } from '../syntax-nodes.ts';

/**
 * Replaces `<Include file="./_partials/x.mdx" />` with the blocks of that file. The path is relative to the including
 * file. Must run before headings and links are collected. Partials may include partials.
 */
function attachInlining(this: Processor, context: CompileContext): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const draft = draftOf(file);
    const parse = (path: string, text: string): Root =>
      this.parse(new VFile({ path: resolve(context.pagesRoot, path), value: text })) as Root;
    inlineInto(tree, { draft, parse, pagesRoot: context.pagesRoot, chain: [draft.sourcePath] });
  };
}

export const inlinePartials: (context: CompileContext) => (tree: Root, file: VFile) => void = attachInlining;

interface Inlining {
  readonly draft: PageDraft;
  readonly parse: (sourcePath: string, text: string) => Root;
  readonly pagesRoot: string;
  /** Stack of files that are being included, starting with the page; detects cycles. */
  readonly chain: readonly string[];
}

function inlineInto(tree: Root, inlining: Inlining): void {
  visit(tree, (node, index, parent) => {
    if (!isJsx(node) || node.name !== 'Include' || !parent || index === undefined) return undefined;
    const children =
      node.type === 'mdxJsxFlowElement' ? partialBlocks(node, inlining) : inlineInclude(node, inlining);
    parent.children.splice(index, 1, ...children);
    return index + children.length;
  });
}

function inlineInclude(node: JsxNode, { draft }: Inlining): readonly RootContent[] {
  draft.problems.push({
    ...placeOf(draft, node),
    what: '<Include> is inside a paragraph',
    todo: 'Put it on a separate line with empty lines around it.',
  });
  return [];
}

function partialBlocks(node: JsxNode, inlining: Inlining): readonly RootContent[] {
  const { draft, chain } = inlining;
  const fail = (what: string, todo: string): readonly RootContent[] => {
    draft.problems.push({ ...placeOf(draft, node), what, todo });
    return [];
  };
  for (const { what, todo } of attributeFindings(node)) fail(what, todo);
  const file = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'file')?.value;
  if (typeof file !== 'string' || file === '') {
    return fail('<Include> has no file', 'Write <Include file="./_partials/name.mdx" />.');
  }
  const sourcePath = posix.join(posix.dirname(originOf(draft, node)), file);
  if (chain.includes(sourcePath)) {
    return fail(
      `<Include> includes itself: ${[...chain, sourcePath].join(' → ')}`,
      'Remove one of these includes.',
    );
  }
  const absolutePath = resolve(inlining.pagesRoot, sourcePath);
  const text = sourcePath.startsWith('../') ? null : readText(absolutePath);
  draft.includes.push({ absolutePath, text });
  if (text === null) {
    return fail(
      `The included file pages/${sourcePath} does not exist`,
      'Create it, or correct the path, which is relative to this file.',
    );
  }
  return parsePartial(text, sourcePath, inlining);
}

function parsePartial(text: string, sourcePath: string, inlining: Inlining): readonly RootContent[] {
  const { draft, chain } = inlining;
  const rewritten = rewriteSource(text);
  draft.texts.set(sourcePath, rewritten);
  let tree: Root;
  try {
    tree = inlining.parse(sourcePath, rewritten);
  } catch (error) {
    draft.problems.push(parseErrorProblem(error, `pages/${sourcePath}`));
    return [];
  }
  markJsx(tree);
  visit(tree, (child) => {
    draft.origins.set(child, sourcePath);
  });
  inlineInto(tree, { ...inlining, chain: [...chain, sourcePath] });
  return tree.children.filter((child) => child.type !== 'yaml');
}
