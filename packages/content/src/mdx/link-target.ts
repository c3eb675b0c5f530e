import { decodeHash, hrefKind, isAssetPath, resolveRelative, splitHref, withLocale } from '../paths/index.ts';
import type { Locale } from '../types.ts';

export type LinkTarget =
  /** Leads out of the site: printed as it is. */
  | { readonly kind: 'outside' }
  | {
      readonly kind: 'page';
      readonly routePath: string;
      /** Decoded; null without a hash. */
      readonly id: string | null;
      /** What the compiled page prints: the route path, query and hash. */
      readonly href: string;
    }
  | { readonly kind: 'asset'; readonly path: string }
  | { readonly kind: 'wrong'; readonly what: string; readonly todo: string };

export interface LinkPlace {
  /** The file that the link is written in; a partial's own path for its links. */
  readonly sourcePath: string;
  /** The page that shows the link. */
  readonly routePath: string;
  readonly locale: Locale;
}

/** Where an href of a page leads. Absolute paths are written without a language and stay in the page's language. */
export function linkTarget(href: string, place: LinkPlace): LinkTarget {
  switch (hrefKind(href)) {
    case 'external':
      return { kind: 'outside' };
    case 'data':
    case 'unsafe':
      return {
        kind: 'wrong',
        what: `The link "${href}" has a scheme that is not allowed`,
        todo: 'Use http, https, mailto or tel, or a path of this site.',
      };
    case 'hash': {
      const hash = href.trim();
      return { kind: 'page', routePath: place.routePath, id: idOf(hash), href: hash };
    }
    case 'internal':
      return internalTarget(href, place);
  }
}

function internalTarget(href: string, place: LinkPlace): LinkTarget {
  const { path, query, hash } = splitHref(href.trim());
  if (path === '') {
    return {
      kind: 'wrong',
      what: 'A link has no target',
      todo: 'Name a page, such as /config/, or a heading, such as #id.',
    };
  }
  const absolute = path.startsWith('/');
  if (isAssetPath(path)) {
    return absolute
      ? { kind: 'asset', path }
      : {
          kind: 'wrong',
          what: `The link "${href}" names a file relative to the page`,
          todo: 'Name files that are no pages from the root of the site, such as /rss/releases-rss.xml.',
        };
  }
  const language = absolute ? /^\/(en|zh)(?:\/|$)/i.exec(path) : null;
  if (language) {
    return {
      kind: 'wrong',
      what: `The link "${href}" names a language`,
      todo: `Write it without /${language[1] ?? ''}; links stay in the language of their page.`,
    };
  }
  const resolved = resolveRelative(place.sourcePath, path);
  const routePath = absolute ? withLocale(resolved, place.locale) : resolved;
  return { kind: 'page', routePath, id: idOf(hash), href: routePath + query + hash };
}

function idOf(hash: string): string | null {
  return hash.length <= 1 ? null : decodeHash(hash);
}
