import type { Element, Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { drawByComponent } from '../syntax-nodes.ts';

/**
 * Images of a page are fetched when they come near the screen, and decoded off the main thread. Those that stand
 * alone, tell something and are no link get `data-zoom`: they can be enlarged.
 */
export function lazyImages(): (tree: Root) => void {
  return (tree) => {
    const linked = new Set<Nodes>();
    visit(tree, (node, _index, parent) => {
      if (isLink(node)) visit(node, (inner: Nodes) => void linked.add(inner));
      if (node.type === 'element' && node.tagName === 'img') {
        const zooms = !linked.has(node) && tells(node.properties.alt) && isAlone(node, parent);
        node.properties = {
          loading: 'lazy',
          decoding: 'async',
          ...(zooms ? { dataZoom: '' } : {}),
          ...node.properties,
        };
      }
      if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'img') {
        drawByComponent(node);
        const written = new Map(
          node.attributes.map((attribute) =>
            'name' in attribute ? [attribute.name, attribute.value] : ['', null],
          ),
        );
        const zooms = node.type === 'mdxJsxFlowElement' && !linked.has(node) && tells(written.get('alt'));
        for (const [name, value] of [
          ['loading', 'lazy'],
          ['decoding', 'async'],
          ...(zooms ? [['data-zoom', ''] as const] : []),
        ] as const) {
          if (!written.has(name)) node.attributes.push({ type: 'mdxJsxAttribute', name, value });
        }
      }
    });
  };
}

const isLink = (node: Nodes): boolean =>
  node.type === 'element' ? node.tagName === 'a' : 'name' in node && node.name === 'a';

const tells = (alt: unknown): boolean => typeof alt === 'string' && alt.trim() !== '';

/** An icon in a line of text is not worth a look at full size. */
const isAlone = (image: Element, parent: Nodes | undefined): boolean =>
  parent?.type === 'element' &&
  parent.tagName === 'p' &&
  parent.children.every((child) => child === image || (child.type === 'text' && child.value.trim() === ''));
