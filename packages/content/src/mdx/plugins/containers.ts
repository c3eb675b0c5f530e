import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearest } from '../../problems/nearest.ts';
import { containerKinds } from '../components.ts';
import { draftOf, originOf, placeOf } from '../page-draft.ts';
import type { PageDraft } from '../page-draft.ts';
import type { ContainerNode, JsxBlock } from '../syntax-nodes.ts';

/** `:::tip` containers → `<Callout kind="tip" title="…">`; the title is still Markdown. */
export function containers(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const draft = draftOf(file);
    visit(tree, 'containerDirective', (node, index, parent) => {
      if (!parent || index === undefined) return;
      checkContainer(draft, node);
      parent.children[index] = calloutOf(node);
    });
  };
}

/** The callout shares the array of children, so the visit of the container also replaces the containers in it. */
function calloutOf({ name, attributes, children, position }: ContainerNode): JsxBlock {
  const title = attributes?.title;
  return {
    type: 'mdxJsxFlowElement',
    name: 'Callout',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'kind', value: name },
      ...(title ? [{ type: 'mdxJsxAttribute' as const, name: 'title', value: title }] : []),
    ],
    children,
    ...(position ? { position } : {}),
  };
}

function checkContainer(draft: PageDraft, node: ContainerNode): void {
  if (!containerKinds.includes(node.name)) {
    const near = nearest(node.name, containerKinds);
    draft.problems.push({
      ...placeOf(draft, node),
      what: `There is no container ":::${node.name}"`,
      todo: `${near === null ? '' : `Did you mean ":::${near}"? `}Kinds are ${containerKinds.join(', ')}.`,
    });
  }
  const lines = draft.texts.get(originOf(draft, node))?.split('\n') ?? [];
  const last = lines[(node.position?.end.line ?? 0) - 1] ?? '';
  if (!/^[\s>]*:{3,}\s*$/.test(last)) {
    draft.problems.push({
      ...placeOf(draft, node),
      what: `The container ":::${node.name}" is not closed`,
      todo: 'Add a line with the same number of colons after its last line.',
    });
  }
}
