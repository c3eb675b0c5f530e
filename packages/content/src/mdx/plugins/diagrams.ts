import { resolve } from 'node:path';
import type { Element } from 'hast';
import type { Paragraph, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readDiagram } from '../diagram/read-diagram.ts';
import { draftOf, placeOf } from '../page-draft.ts';
import type { CompileContext, PageDraft } from '../page-draft.ts';
import { plainInline } from '../inline-text.ts';
import { readText } from '../read-text.ts';
import { isJsx } from '../syntax-nodes.ts';
import type { JsxNode } from '../syntax-nodes.ts';

/**
 * Inserts `diagrams/<locale>/x.svg` as the child of `<Diagram name="x" alt="…" />`. The folder `diagrams` is a sibling of
 * `pages`.
 */
export function diagrams({ pagesRoot }: CompileContext): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const draft = draftOf(file);
    visit(tree, (node) => {
      if (!isJsx(node) || node.name !== 'Diagram') return undefined;
      const picture = pictureOf(node, draft, pagesRoot);
      node.attributes = [{ type: 'mdxJsxAttribute', name: 'alt', value: plainInline(textOf(node, 'alt')) }];
      // An inline diagram has been reported as a problem.
      if (node.type === 'mdxJsxFlowElement') node.children = picture === null ? [] : [picture];
      return SKIP;
    });
  };
}

function pictureOf(node: JsxNode, draft: PageDraft, pagesRoot: string): Paragraph | null {
  const fail = (what: string, todo: string): null => {
    draft.problems.push({ ...placeOf(draft, node), what, todo });
    return null;
  };
  if (node.type === 'mdxJsxTextElement') {
    return fail('<Diagram> is inside a paragraph', 'Put it on a separate line with empty lines around it.');
  }
  if (node.children.length > 0) return fail('<Diagram> has content', 'Write it as <Diagram … />.');
  const [name, alt] = [textOf(node, 'name'), plainInline(textOf(node, 'alt'))];
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) {
    return fail('<Diagram> has no valid name', 'Write <Diagram name="chunk-split" alt="…" />.');
  }
  if (alt === '') return fail('<Diagram> has no alt', 'Describe the diagram in one or two sentences.');
  const sourceFile = `diagrams/${draft.locale}/${name}.svg`;
  const absolutePath = resolve(pagesRoot, '..', sourceFile);
  const text = readText(absolutePath);
  draft.includes.push({ absolutePath, text });
  if (text === null)
    return fail(`The diagram ${sourceFile} does not exist`, 'Create the file, or correct the name.');
  const { svg, issues } = readDiagram(text, alt, `diagram-${name}`);
  draft.problems.push(...issues.map((issue) => ({ file: sourceFile, ...issue })));
  return svg && elementNode(svg);
}

/** Value of a string attribute; empty if it is missing or an expression. */
function textOf(node: JsxNode, name: string): string {
  const found = node.attributes.find((attribute) => 'name' in attribute && attribute.name === name);
  return typeof found?.value === 'string' ? found.value.trim() : '';
}

/** Wraps a hast element in an mdast node; `mdast-util-to-hast` restores it from these fields. */
const elementNode = (element: Element): Paragraph => ({
  type: 'paragraph',
  data: { hName: element.tagName, hProperties: element.properties, hChildren: element.children },
  children: [],
});
