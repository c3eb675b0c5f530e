import type { Problem } from '../../src/problems/problem.ts';
import { isRecord } from '../page-text.ts';
import type { PageText } from '../page-text.ts';

/**
 * Every page must link to another page and be linked from another page of its locale, not counting the sidebar. Overviews
 * link to the pages that they list.
 */
export function checkLinked(pages: readonly PageText[]): readonly Problem[] {
  // Links on unlisted pages do not count, because users do not find those pages.
  const listed = pages.filter(({ frontmatter }) => frontmatter.unlisted !== true);
  const linked = new Set(listed.flatMap(targetsOf));
  const lists = pages.filter(({ frontmatter }) => frontmatter.overview === true);
  const isListed = ({ key, locale }: PageText): boolean =>
    lists.some((list) => list.locale === locale && key.startsWith(list.key.replace(/index$/, '')));
  const checked = listed.filter(({ key }) => !isExempt(key));
  const problem = ({ file }: PageText, what: string, todo: string): Problem => ({
    file,
    line: 1,
    column: 1,
    what,
    todo,
  });
  return [
    ...checked
      .filter((page) => !linked.has(`${page.locale}:${page.key}`) && !isListed(page))
      .map((page) =>
        problem(page, 'No other page links to this page', 'Link to it from a page whose users need it.'),
      ),
    ...checked
      .filter((page) => page.frontmatter.overview !== true && !targetsOf(page).some(isPage))
      .map((page) =>
        problem(
          page,
          'This page does not link to another page',
          'Link to what users need next, in the text or with <NextSteps>.',
        ),
      ),
  ];
}

/** Partials are not pages, and the home page is linked from the header. */
function isExempt(key: string): boolean {
  return key === 'index' || key.includes('_partials');
}

const isPage = (target: string): boolean => !target.endsWith(':');

function targetsOf({ key, locale, links, frontmatter }: PageText): readonly string[] {
  return [...links.map(({ href }) => href), ...frontmatterLinks(frontmatter)]
    .map(keyOf)
    .filter((target) => target !== key)
    .map((target) => `${locale}:${target}`);
}

/** Buttons and cards of the home page. */
function frontmatterLinks({ hero, features }: PageText['frontmatter']): readonly string[] {
  const actions: unknown = isRecord(hero) ? hero.actions : [];
  return [actions, features]
    .flatMap((list): readonly unknown[] => (Array.isArray(list) ? list : []))
    .flatMap((item) => (isRecord(item) && typeof item.link === 'string' ? [item.link] : []));
}

/** `/config/dev/hmr#id` → `config/dev/hmr`, `/guide/start/` → `guide/start/index`; '' for other hrefs. */
function keyOf(href: string): string {
  if (!href.startsWith('/')) return '';
  const path = href.slice(1).replace(/[?#].*$/, '');
  return path === '' || path.endsWith('/') ? `${path}index` : path;
}
