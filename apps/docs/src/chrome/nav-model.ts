import { besideRoute, hrefKind, splitRoutePath } from '@docs/content/paths';
import type { NavItem as ContentItem, NavLink as ContentLink, ChromeStrings } from '@docs/content/site';
import type { NavItem, NavLink } from '@docs/ui';

type Titled = Pick<ContentLink, 'text' | 'activeMatch' | 'tag'> & { readonly link?: string };

const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Whether a path of the default language stands under the item; without a pattern its link is one. */
export function isActive({ link, activeMatch }: Titled, path: string): boolean {
  const pattern = activeMatch ?? (link === undefined ? undefined : literal(link));
  return pattern !== undefined && new RegExp(`^(?:${pattern})`).test(path);
}

/** The items of the bar in the words and with the links of a page's language; a menu is marked with any of its links. */
export function navModel(
  items: readonly ContentItem[],
  routePath: string,
  words: ChromeStrings,
): readonly NavItem[] {
  const { path } = splitRoutePath(routePath);
  const hrefOf = (link: string) => (hrefKind(link) === 'internal' ? besideRoute(routePath, link) : link);
  const linkOf = (item: ContentLink): NavLink => ({
    kind: 'link',
    text: words[item.text],
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
        : ({ kind: 'section', text: words[child.text], items: child.items.map(linkOf) } as const),
    );
    const links = children.flatMap((child) => (child.kind === 'link' ? [child] : child.items));
    return {
      kind: 'menu',
      text: words[item.text],
      href: item.link === undefined ? undefined : hrefOf(item.link),
      active: isActive(item, path) || links.some(({ active }) => active),
      tag: item.tag,
      items: children,
      position,
    };
  });
}
