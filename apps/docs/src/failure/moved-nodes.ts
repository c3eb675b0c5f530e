/** The child of `parent` that contains `node`; null where `parent` does not contain it. */
function childAround(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Page translators wrap text nodes in elements of their own or replace them. React then removes a node that is no child
 * any more, or inserts before it, and the browser throws. This patch lets the wrapper stand for its content and ignores
 * nodes that are gone: https://github.com/facebook/react/issues/11538
 */
export function tolerateMovedNodes(): void {
  // oxlint-disable-next-line typescript/unbound-method -- both are called on the node that they are asked of
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
