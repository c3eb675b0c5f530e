export interface OverviewPage {
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** Publication date, as ISO 8601 and localized. */
  readonly date?: { readonly iso: string; readonly text: string } | undefined;
  readonly headers: readonly { readonly href: string; readonly text: string }[];
}

export interface OverviewGroup {
  readonly id: string;
  readonly text: string;
  readonly pages: readonly OverviewPage[];
}

/** Keeps the pages whose title or description contains every word of `text`, and removes empty groups. */
export function filterOverview(groups: readonly OverviewGroup[], text: string): readonly OverviewGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  const matches = (page: OverviewPage) => {
    const content = `${page.title} ${page.description}`.toLowerCase();
    return words.every((word) => content.includes(word));
  };
  return groups
    .map((group) => ({ ...group, pages: group.pages.filter(matches) }))
    .filter((group) => group.pages.length > 0);
}
