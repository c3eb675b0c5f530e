import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { draftOf } from '../page-draft.ts';
import type { HastEsmNode } from '../syntax-nodes.ts';

/** Adds `export const page: PageFacts` to the page module. */
export function exportPageFacts(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const { facts } = draftOf(file);
    if (facts === null) return;
    const node: HastEsmNode = {
      type: 'mdxjsEsm',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            {
              type: 'ExportNamedDeclaration',
              specifiers: [],
              attributes: [],
              declaration: {
                type: 'VariableDeclaration',
                kind: 'const',
                declarations: [
                  {
                    type: 'VariableDeclarator',
                    id: { type: 'Identifier', name: 'page' },
                    init: valueToEstree(facts),
                  },
                ],
              },
            },
          ],
        },
      },
    };
    tree.children.unshift(node);
  };
}
