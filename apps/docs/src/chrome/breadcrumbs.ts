import { withoutLocale } from '@docs/content/paths';
import { nav, uiStrings } from '@docs/content/site';
import type { PageFacts, SidebarEntry } from '@docs/content/types';
import { sectionOf } from '../page/section-data.ts';
import { groupsAround } from './sidebar-model.ts';

/** Section, sidebar groups, page; the section is a link unless it is the page itself. */
export function breadcrumbsOf(facts: PageFacts, sidebar: readonly SidebarEntry[]) {
  const section = nav.find(({ activeMatch }) => activeMatch === `/${sectionOf(facts.routePath)}/`);
  const isSection = section !== undefined && withoutLocale(facts.routePath) === section.link;
  return [
    ...(section
      ? [{ text: uiStrings[facts.locale][section.text], ...(isSection ? {} : { href: section.link }) }]
      : []),
    ...groupsAround(sidebar, facts.routePath).map((text) => ({ text })),
    { text: facts.frontmatter.title },
  ];
}
