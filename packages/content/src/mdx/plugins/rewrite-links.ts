import type { Definition, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { linkTarget, sourceSetUrls, sourceTarget } from '../link-target.ts';
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
    const isImage = imageDefinitions(tree);
    visit(tree, (node) => {
      if (node.type === 'link') node.url = resolveLink(draft, node, node.url);
      if (node.type === 'definition') {
        node.url = (isImage(node) ? resolveSource : resolveLink)(draft, node, node.url);
      }
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

/** Whether only images refer to a definition: `![x][id]` and `[id]: /x.png`. */
function imageDefinitions(tree: Root): (definition: Definition) => boolean {
  const [images, links] = [new Set<string>(), new Set<string>()];
  visit(tree, (node) => {
    if (node.type === 'imageReference') images.add(node.identifier);
    if (node.type === 'linkReference') links.add(node.identifier);
  });
  return ({ identifier }) => images.has(identifier) && !links.has(identifier);
}

function resolveLink(draft: PageDraft, node: Nodes, href: string, position = node.position): string {
  const target = linkTarget(href, { ...draft, sourcePath: originOf(draft, node) });
  return recordLink(draft, placeOf(draft, node, position), href, target);
}

function resolveSource(draft: PageDraft, node: Nodes, src: string, position = node.position): string {
  return recordLink(draft, placeOf(draft, node, position), src, sourceTarget(src));
}

function resolveSourceSet(draft: PageDraft, node: Nodes, srcset: string, position = node.position): string {
  for (const url of sourceSetUrls(srcset)) resolveSource(draft, node, url, position);
  return srcset;
}
