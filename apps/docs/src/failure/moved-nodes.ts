/** The child of `parent` that contains `node`; null if `parent` does not contain it. */
function childAround(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Page translators wrap text nodes in elements of their own or replace them. React then removes or inserts
 * before a node that is no longer a child, and the browser throws. This patch uses the wrapper instead of the node and
 * ignores removed nodes: https://github.com/facebook/react/issues/11538
 */
export function tolerateMovedNodes(): void {
  // oxlint-disable-next-line typescript/unbound-method -- both are called with a node as `this`
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const child = childAround(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && childAround(this, before));
    return node;
  };
}
