export interface OverviewPage {
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** The day it came out, for machines and as the reader reads it. */
  readonly date?: { readonly iso: string; readonly text: string } | undefined;
  readonly headers: readonly { readonly href: string; readonly text: string }[];
}

export interface OverviewGroup {
  readonly text: string;
  readonly pages: readonly OverviewPage[];
}

/** Keeps the pages whose title or description has every word of the text; groups left empty go. */
export function filterOverview(groups: readonly OverviewGroup[], text: string): readonly OverviewGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  const wanted = (page: OverviewPage) => {
    const content = `${page.title} ${page.description}`.toLowerCase();
    return words.every((word) => content.includes(word));
  };
  return groups
    .map((group) => ({ ...group, pages: group.pages.filter(wanted) }))
    .filter((group) => group.pages.length > 0);
}
