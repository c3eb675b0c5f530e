import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { linkTarget, sourceTarget } from '../link-target.ts';
import { draftOf, originOf, placeOf, recordLink } from '../page-draft.ts';
import type { PageDraft } from '../page-draft.ts';
import { renderByComponent, isJsx } from '../syntax-nodes.ts';

type Resolve = (draft: PageDraft, node: Nodes, href: string, position?: Nodes['position']) => string;

/** Attributes that contain URLs. */
const attributeKinds: Readonly<Record<string, Resolve>> = {
  href: resolveLink,
  src: resolveSource,
  poster: resolveSource,
  srcset: resolveSourceSet,
  srcSet: resolveSourceSet,
};

/** Resolves the links of the body to route paths, and records links and images for the link check. */
export function rewriteLinks(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const draft = draftOf(file);
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') node.url = resolveLink(draft, node, node.url);
      if (node.type === 'image') node.url = resolveSource(draft, node, node.url);
      if (!isJsx(node)) return;
      if (node.name === 'a') renderByComponent(node);
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') continue;
        const resolve = Object.hasOwn(attributeKinds, attribute.name) && attributeKinds[attribute.name];
        if (!resolve) continue;
        if (typeof attribute.value === 'string') {
          attribute.value = resolve(draft, node, attribute.value, attribute.position);
          continue;
        }
        draft.problems.push({
          ...placeOf(draft, node, attribute.position ?? node.position),
          what: `The ${attribute.name} of <${node.name ?? ''}> is not plain text, so it cannot be checked`,
          todo: 'Write it in quotes.',
        });
      }
    });
  };
}

function resolveLink(draft: PageDraft, node: Nodes, href: string, position = node.position): string {
  const target = linkTarget(href, { ...draft, sourcePath: originOf(draft, node) });
  return recordLink(draft, placeOf(draft, node, position), href, target);
}

function resolveSource(draft: PageDraft, node: Nodes, src: string, position = node.position): string {
  return recordLink(draft, placeOf(draft, node, position), src, sourceTarget(src));
}

/** Candidates are separated by commas: a URL, white space and a width or density. */
function resolveSourceSet(draft: PageDraft, node: Nodes, srcset: string, position = node.position): string {
  for (const candidate of srcset.split(/,\s+/)) {
    resolveSource(draft, node, candidate.trim().split(/\s/)[0] ?? '', position);
  }
  return srcset;
}
