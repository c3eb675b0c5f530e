// The imports add the nodes of MDX, directives and frontmatter to the unions of `mdast` and `hast`.
import type {} from '@mdx-js/mdx';
import type { RootContent as HastContent } from 'hast';
import type { Nodes } from 'mdast';
import type {} from 'remark-directive';
import type {} from 'remark-mdx';

type NodeNamed<Union, Name> = Extract<Union, { readonly type: Name }>;

/** An element written as JSX, in the markdown tree. */
export type JsxNode = NodeNamed<Nodes, 'mdxJsxFlowElement' | 'mdxJsxTextElement'>;

export type JsxBlock = NodeNamed<Nodes, 'mdxJsxFlowElement'>;

export type ContainerNode = NodeNamed<Nodes, 'containerDirective'>;

/** An element written as JSX, in the HTML tree. */
export type HastJsxNode = NodeNamed<HastContent, 'mdxJsxFlowElement' | 'mdxJsxTextElement'>;

/** An import or export, in the HTML tree. */
export type HastEsmNode = NodeNamed<HastContent, 'mdxjsEsm'>;

export function isJsx(node: Nodes): node is JsxNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
