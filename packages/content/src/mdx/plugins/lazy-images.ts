import type { Element, Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { renderByComponent } from '../syntax-nodes.ts';

/**
 * Makes images load lazily and decode asynchronously. Block images with `alt` text outside of links get `data-zoom`, so
 * that users can enlarge them.
 */
export function lazyImages(): (tree: Root) => void {
  return (tree) => {
    const linked = new Set<Nodes>();
    visit(tree, (node, _index, parent) => {
      if (isLink(node)) visit(node, (inner: Nodes) => void linked.add(inner));
      if (node.type === 'element' && node.tagName === 'img') {
        const canZoom = !linked.has(node) && hasText(node.properties.alt) && isAlone(node, parent);
        node.properties = {
          loading: 'lazy',
          decoding: 'async',
          ...(canZoom ? { dataZoom: '' } : {}),
          ...node.properties,
        };
      }
      if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'img') {
        renderByComponent(node);
        const written = new Map(
          node.attributes.map((attribute) =>
            'name' in attribute ? [attribute.name, attribute.value] : ['', null],
          ),
        );
        const canZoom = node.type === 'mdxJsxFlowElement' && !linked.has(node) && hasText(written.get('alt'));
        for (const [name, value] of [
          ['loading', 'lazy'],
          ['decoding', 'async'],
          ...(canZoom ? [['data-zoom', ''] as const] : []),
        ] as const) {
          if (!written.has(name)) node.attributes.push({ type: 'mdxJsxAttribute', name, value });
        }
      }
    });
  };
}

const isLink = (node: Nodes): boolean =>
  node.type === 'element' ? node.tagName === 'a' : 'name' in node && node.name === 'a';

const hasText = (alt: unknown): boolean => typeof alt === 'string' && alt.trim() !== '';

/** Excludes icons within text. */
const isAlone = (image: Element, parent: Nodes | undefined): boolean =>
  parent?.type === 'element' &&
  parent.tagName === 'p' &&
  parent.children.every((child) => child === image || (child.type === 'text' && child.value.trim() === ''));
