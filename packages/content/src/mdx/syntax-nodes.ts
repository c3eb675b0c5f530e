// The references add MDX and directive nodes to the unions of `mdast` and `hast`.
/// <reference types="@mdx-js/mdx" />
/// <reference types="remark-directive" />
/// <reference types="remark-mdx" />
import type { RootContent as HastContent } from 'hast';
import type { Nodes } from 'mdast';

type NodeNamed<Union, Name> = Extract<Union, { readonly type: Name }>;

/** JSX element in mdast. */
export type JsxNode = NodeNamed<Nodes, 'mdxJsxFlowElement' | 'mdxJsxTextElement'>;

export type JsxBlock = NodeNamed<Nodes, 'mdxJsxFlowElement'>;

export type ContainerNode = NodeNamed<Nodes, 'containerDirective'>;

/** JSX element in hast. */
export type HastJsxBlock = NodeNamed<HastContent, 'mdxJsxFlowElement'>;

/** Inline JSX element in hast. */
export type HastJsxText = NodeNamed<HastContent, 'mdxJsxTextElement'>;

/** Import or export in hast. */
export type HastEsmNode = NodeNamed<HastContent, 'mdxjsEsm'>;

/**
 * Makes MDX render an `<a>` or `<img>` in JSX with the app's component, like Markdown links and images. MDX skips
 * elements with this internal flag.
 */
export function renderByComponent(node: { data?: object | undefined }): void {
  if (node.data) Reflect.deleteProperty(node.data, '_mdxExplicitJsx');
}

export function isJsx(node: Nodes): node is JsxNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
