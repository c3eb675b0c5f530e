/** The text under a heading of level 2, up to the next one; undefined if the page has no such heading. */
export function sectionOf(page: string, heading: string): string | undefined {
  const part = `\n${page}`.split('\n## ').find((section) => section.startsWith(`${heading}\n`));
  return part?.slice(heading.length).trim();
}

/** The page with the text under the heading replaced; appended if there is no such heading. */
export function withSection(page: string, heading: string, text: string): string {
  const section = `## ${heading}\n\n${text}`;
  const known = sectionOf(page, heading);
  return known === undefined
    ? `${page.trimEnd()}\n\n${section}\n`
    : page.replace(`## ${heading}\n\n${known}`, () => section);
}
