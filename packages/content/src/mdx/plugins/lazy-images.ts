import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { drawByComponent } from '../syntax-nodes.ts';

/** Images of a page are fetched when they come near the screen, and decoded off the main thread. */
export function lazyImages(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'img') {
        node.properties = { loading: 'lazy', decoding: 'async', ...node.properties };
      }
      if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'img') {
        drawByComponent(node);
        const written = node.attributes.map((attribute) => ('name' in attribute ? attribute.name : ''));
        for (const [name, value] of [
          ['loading', 'lazy'],
          ['decoding', 'async'],
        ] as const) {
          if (!written.includes(name)) node.attributes.push({ type: 'mdxJsxAttribute', name, value });
        }
      }
    });
  };
}
