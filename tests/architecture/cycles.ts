/**
 * Finds cycles: strongly connected components of several nodes, and nodes that refer to themselves (Tarjan 1972).
 * @returns the nodes of each cycle, in the order in which the search leaves them
 */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const onStack = new Set<string>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(node: string): void {
    const order = index.size;
    index.set(node, order);
    low.set(node, order);
    stack.push(node);
    onStack.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) {
        visit(next);
        low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
      } else if (onStack.has(next)) low.set(node, Math.min(low.get(node) ?? 0, index.get(next) ?? 0));
    }
    if (low.get(node) !== order) return;
    const members: string[] = [];
    for (let last = stack.pop(); last !== undefined; last = stack.pop()) {
      onStack.delete(last);
      members.push(last);
      if (last === node) break;
    }
    if (members.length > 1 || graph.get(node)?.includes(node)) cycles.push(members);
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return cycles;
}
