/**
 * Names that the address sets to 0, such as `?sidebar=0`; names that are no regions hide nothing.
 * @param isFramed inside an iframe the outline is off
 */
export const hiddenRegions = (search: string, isFramed: boolean): readonly string[] => [
  ...[...new URLSearchParams(search)].flatMap(([name, value]) => (value === '0' ? [name] : [])),
  ...(isFramed ? ['outline'] : []),
];

/** The style sheet hides what `data-hide` names until React leaves it out. */
export function markHidden(root: HTMLElement, hidden: readonly string[]): void {
  const names = hidden.join(' ');
  // Each change of an attribute of the root computes styles anew.
  if (names !== (root.dataset['hide'] ?? '')) root.dataset['hide'] = names;
}
