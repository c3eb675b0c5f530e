// The references add the nodes of MDX and of directives to the unions of `mdast` and `hast`.
/// <reference types="@mdx-js/mdx" />
/// <reference types="remark-directive" />
/// <reference types="remark-mdx" />
import type { RootContent as HastContent } from 'hast';
import type { Nodes } from 'mdast';

type NodeNamed<Union, Name> = Extract<Union, { readonly type: Name }>;

/** An element written as JSX, in the markdown tree. */
export type JsxNode = NodeNamed<Nodes, 'mdxJsxFlowElement' | 'mdxJsxTextElement'>;

export type JsxBlock = NodeNamed<Nodes, 'mdxJsxFlowElement'>;

export type ContainerNode = NodeNamed<Nodes, 'containerDirective'>;

/** An element written as JSX, in the HTML tree. */
export type HastJsxBlock = NodeNamed<HastContent, 'mdxJsxFlowElement'>;

/** An import or export, in the HTML tree. */
export type HastEsmNode = NodeNamed<HastContent, 'mdxjsEsm'>;

/**
 * Lets a written `<a>` or `<img>` be drawn by the app's component, as links and images of markdown are. MDX
 * would print elements that an author wrote as JSX literally; the mark that makes it do so is its own.
 */
export function drawByComponent(node: { data?: object | undefined }): void {
  if (node.data) Reflect.deleteProperty(node.data, '_mdxExplicitJsx');
}

export function isJsx(node: Nodes): node is JsxNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
