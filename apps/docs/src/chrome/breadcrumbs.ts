import { besideRoute, splitRoutePath } from '@docs/content/paths';
import { nav } from '@docs/content/site';
import type { PageFacts, SidebarEntry } from '@docs/content/types';
import { sectionOf } from '../page/section-data.ts';
import { wordsOf } from '../page/words.ts';
import { groupsAround } from './sidebar-model.ts';

export interface Breadcrumb {
  readonly text: string;
  /** Missing where there is nothing to go to: a group, the page itself. */
  readonly href?: string;
}

function sectionCrumb({ locale, routePath, frontmatter }: PageFacts): readonly Breadcrumb[] {
  const section = nav.find(({ activeMatch }) => activeMatch === `/${sectionOf(routePath)}/`);
  if (section?.link === undefined) return [];
  const text = wordsOf(locale)[section.text];
  if (splitRoutePath(routePath).path !== section.link)
    return [{ text, href: besideRoute(routePath, section.link) }];
  return text === frontmatter.title ? [] : [{ text }];
}

/** Section, sidebar groups, page; a name that the page bears too is said once. */
export const breadcrumbsOf = (facts: PageFacts, sidebar: readonly SidebarEntry[]): readonly Breadcrumb[] => [
  ...sectionCrumb(facts),
  ...groupsAround(sidebar, facts.routePath).map((text) => ({ text })),
  { text: facts.frontmatter.title },
];
