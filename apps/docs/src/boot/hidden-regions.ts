/** Parts of the shell that an address can leave out, such as `?sidebar=0`. */
const regions = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'] as const;
export type Region = (typeof regions)[number];

/** @param isFramed inside an iframe the outline is off */
export function hiddenRegions(search: string, isFramed: boolean): readonly Region[] {
  const query = new URLSearchParams(search);
  return regions.filter((region) => query.get(region) === '0' || (region === 'outline' && isFramed));
}

/** The style sheet hides what `data-hide` names, so that nothing flashes up before React leaves it out. */
export function markHidden(root: HTMLElement, hidden: readonly Region[]): void {
  if (hidden.length > 0) root.dataset['hide'] = hidden.join(' ');
  else delete root.dataset['hide'];
}
