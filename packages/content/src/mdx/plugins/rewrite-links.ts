import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { linkTarget } from '../link-target.ts';
import { draftOf, originOf, placeOf } from '../page-draft.ts';
import type { PageDraft } from '../page-draft.ts';
import { drawByComponent, isJsx } from '../syntax-nodes.ts';

/** Turns every link of the body into the route path it means, and records it for the link check. */
export function rewriteLinks(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const draft = draftOf(file);
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') node.url = resolve(draft, node, node.url);
      if (!isJsx(node)) return;
      if (node.name === 'a') drawByComponent(node);
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'href') continue;
        if (typeof attribute.value === 'string') {
          attribute.value = resolve(draft, node, attribute.value, attribute.position);
          continue;
        }
        draft.problems.push({
          ...placeOf(draft, node, attribute.position ?? node.position),
          what: `The href of <${node.name ?? ''}> is no plain text, so it cannot be checked`,
          todo: 'Write it in quotes.',
        });
      }
    });
  };
}

function resolve(draft: PageDraft, node: Nodes, href: string, position = node.position): string {
  const place = placeOf(draft, node, position ?? node.position);
  const target = linkTarget(href, { ...draft, sourcePath: originOf(draft, node) });
  switch (target.kind) {
    case 'outside':
      return href;
    case 'wrong':
      draft.problems.push({ ...place, what: target.what, todo: target.todo });
      return href;
    case 'asset':
      draft.links.push({ ...place, href, target });
      return target.path;
    case 'page':
      draft.links.push({
        ...place,
        href,
        target: { kind: 'page', routePath: target.routePath, id: target.id },
      });
      return target.href;
  }
}
