import type { Problem } from '../../src/problems/problem.ts';
import { isRecord } from '../page-text.ts';
import type { PageText } from '../page-text.ts';

/**
 * Every page is linked from another page of its language, beside the sidebar, and links to another itself; an overview
 * links to what it lists.
 */
export function checkLinked(pages: readonly PageText[]): readonly Problem[] {
  // Unlisted pages stand beside the documentation: a link on one is not enough to find a page by.
  const listed = pages.filter(({ frontmatter }) => frontmatter.unlisted !== true);
  const linked = new Set(listed.flatMap(targetsOf));
  const lists = pages.filter(({ frontmatter }) => frontmatter.overview === true);
  const isListed = ({ key, locale }: PageText): boolean =>
    lists.some((list) => list.locale === locale && key.startsWith(list.key.replace(/index$/, '')));
  const judged = listed.filter(({ key }) => !isApart(key));
  const problem = ({ file }: PageText, what: string, todo: string): Problem => ({
    file,
    line: 1,
    column: 1,
    what,
    todo,
  });
  return [
    ...judged
      .filter((page) => !linked.has(`${page.locale}:${page.key}`) && !isListed(page))
      .map((page) =>
        problem(
          page,
          'No other page links to this one',
          'Link to it where a reader of another page needs it.',
        ),
      ),
    ...judged
      .filter((page) => page.frontmatter.overview !== true && !targetsOf(page).some(isPage))
      .map((page) =>
        problem(
          page,
          'This page links to no other one',
          'Link to what its reader needs next, in the text or as <NextSteps>.',
        ),
      ),
  ];
}

/** Partials are no pages, and the logo of every page leads home. */
function isApart(key: string): boolean {
  return key === 'index' || key.includes('_partials');
}

const isPage = (target: string): boolean => !target.endsWith(':');

function targetsOf({ key, locale, links, frontmatter }: PageText): readonly string[] {
  return [...links.map(({ href }) => href), ...frontmatterLinks(frontmatter)]
    .map(keyOf)
    .filter((target) => target !== key)
    .map((target) => `${locale}:${target}`);
}

/** Of the home page: its buttons and cards. */
function frontmatterLinks({ hero, features }: PageText['frontmatter']): readonly string[] {
  const actions: unknown = isRecord(hero) ? hero.actions : [];
  return [actions, features]
    .flatMap((list): readonly unknown[] => (Array.isArray(list) ? list : []))
    .flatMap((item) => (isRecord(item) && typeof item.link === 'string' ? [item.link] : []));
}

/** `/config/dev/hmr#id` → `config/dev/hmr`, `/guide/start/` → `guide/start/index`; '' for other addresses. */
function keyOf(href: string): string {
  if (!href.startsWith('/')) return '';
  const path = href.slice(1).replace(/[?#].*$/, '');
  return path === '' || path.endsWith('/') ? `${path}index` : path;
}
