import {
  besideRoute,
  hrefKind,
  splitRoutePath,
  withLocale,
  withVersion,
  type VersionSet,
} from '@docs/content/paths';
import {
  localeList,
  locales,
  type ChromeStrings,
  type NavItem as ContentItem,
  type NavLink as ContentLink,
  type SocialLink as ContentSocialLink,
} from '@docs/content/site';
import type { PageFacts } from '@docs/content/types';
import type { NavItem, NavLink, SocialLink, VersionItem } from '@docs/ui';

type Titled = Pick<ContentLink, 'text' | 'activeMatch' | 'tag'> & { readonly link?: string };

/** Whether a path without its language matches the item: its `activeMatch` pattern, or else the start of its link. */
export function isActive({ link, activeMatch }: Titled, path: string): boolean {
  if (activeMatch !== undefined) return new RegExp(`^(?:${activeMatch})`).test(path);
  return link !== undefined && path.startsWith(link);
}

/** The items of the navbar for a page; a menu is active if one of its links is. */
export function navModel(
  items: readonly ContentItem[],
  routePath: string,
  messages: ChromeStrings,
): readonly NavItem[] {
  const { path } = splitRoutePath(routePath);
  const hrefOf = (link: string) => (hrefKind(link) === 'internal' ? besideRoute(routePath, link) : link);
  const linkOf = (item: ContentLink): NavLink => ({
    kind: 'link',
    text: messages[item.text],
    href: hrefOf(item.link),
    active: isActive(item, path),
    tag: item.tag,
  });
  return items.map((item): NavItem => {
    const { position } = item;
    if (item.kind === 'link') return { ...linkOf(item), position };
    const children = item.items.map((child) =>
      child.kind === 'link'
        ? linkOf(child)
        : ({ kind: 'section', text: messages[child.text], items: child.items.map(linkOf) } as const),
    );
    const links = children.flatMap((child) => (child.kind === 'link' ? [child] : child.items));
    return {
      kind: 'menu',
      text: messages[item.text],
      href: item.link === undefined ? undefined : hrefOf(item.link),
      active: isActive(item, path) || links.some(({ active }) => active),
      tag: item.tag,
      items: children,
      position,
    };
  });
}

export interface LanguageLink {
  readonly text: string;
  readonly href: string;
  readonly lang: string;
  readonly current: boolean;
  /** Set if the page does not exist in that language and the link leads to its nearest parent. */
  readonly note?: string;
}

/** Links to the same page in each language; on the 404 page to the home pages, if no page is known in the other language. */
export function languageLinks(
  { locale, routePath, counterpart, frontmatter }: PageFacts,
  messages: ChromeStrings,
): readonly LanguageLink[] {
  const isNotFound = frontmatter.pageType === '404';
  return localeList.map((key) => {
    const { label: text, lang } = locales[key];
    const link = { text, lang, current: key === locale };
    if (isNotFound && (link.current || !counterpart.isSamePage))
      return { ...link, href: withLocale(besideRoute(routePath, '/'), key) };
    if (link.current) return { ...link, href: routePath };
    const note = messages['lang.missing'].replace('{language}', text);
    return { ...link, href: counterpart.routePath, ...(counterpart.isSamePage ? {} : { note }) };
  });
}

/** Links to the same page in every version; on the 404 page, to the home pages. */
export function versionModel(
  { routePath, frontmatter }: PageFacts,
  versions: VersionSet,
): readonly VersionItem[] {
  const { version } = splitRoutePath(routePath, versions);
  const from = frontmatter.pageType === '404' ? besideRoute(routePath, '/', versions) : routePath;
  return versions.versions.map((each) => ({
    text: each,
    href: withVersion(from, each, versions),
    current: each === version,
  }));
}

export function socialModel(link: ContentSocialLink): SocialLink {
  const shared = { icon: link.icon, label: link.name };
  switch (link.mode) {
    case 'link':
      return { ...shared, mode: 'link', href: link.content };
    case 'text':
      return { ...shared, mode: 'text', text: link.content };
    case 'img':
      return { ...shared, mode: 'img', ...link.content };
    case 'dom':
      return { ...shared, mode: 'dom', content: link.content };
  }
}
