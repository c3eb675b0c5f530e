import { decodeHash, hrefKind, isAssetPath, resolveRelative, splitHref, withLocale } from '../paths/index.ts';
import type { Locale } from '../types.ts';

export type LinkTarget =
  /** External link or data URL, rendered unchanged. */
  | { readonly kind: 'outside' }
  | {
      readonly kind: 'page';
      readonly routePath: string;
      /** Decoded; null if there is no hash. */
      readonly id: string | null;
      /** Rendered href: route path, query and hash. */
      readonly href: string;
    }
  | {
      readonly kind: 'file';
      /** Decoded URL path. */
      readonly path: string;
      readonly href: string;
    }
  | { readonly kind: 'wrong'; readonly what: string; readonly todo: string };

export interface LinkPlace {
  /** File that contains the link: the page or a partial. */
  readonly sourcePath: string;
  /** Page that renders the link. */
  readonly routePath: string;
  readonly locale: Locale;
}

/** Resolves an href of a page. Absolute paths are written without locale and get that of the page. */
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
      todo: 'Link to a page, such as /config/, or a heading, such as #id.',
    };
  }
  const absolute = path.startsWith('/');
  if (isAssetPath(path)) {
    return absolute
      ? fileTarget(path, href.trim())
      : {
          kind: 'wrong',
          what: `The link "${href}" is a relative path to a file`,
          todo: 'Write an absolute path, such as /rss/releases-rss.xml.',
        };
  }
  const language = absolute ? /^\/(en|zh)(?:\/|$)/i.exec(path) : null;
  if (language) {
    return {
      kind: 'wrong',
      what: `The link "${href}" contains a language`,
      todo: `Write it without /${language[1] ?? ''}; links stay in the language of their page.`,
    };
  }
  const resolved = resolveRelative(place.sourcePath, path);
  const routePath = absolute ? withLocale(resolved, place.locale) : resolved;
  return { kind: 'page', routePath, id: idOf(hash), href: routePath + query + hash };
}

/** Resolves the `src` of an image. Paths to public files must be absolute. */
export function sourceTarget(src: string): LinkTarget {
  switch (hrefKind(src)) {
    case 'external':
    case 'data':
      return { kind: 'outside' };
    case 'unsafe':
      return {
        kind: 'wrong',
        what: `The image "${src}" has a scheme that is not allowed`,
        todo: 'Use https or data, or a path that starts with /.',
      };
    case 'hash':
    case 'internal': {
      const { path } = splitHref(src.trim());
      return path.startsWith('/')
        ? fileTarget(path, src.trim())
        : {
            kind: 'wrong',
            what: `The image "${src}" has no absolute path`,
            todo: 'Start its path with /.',
          };
    }
  }
}

/**
 * The URLs of a `srcset`. As in HTML, a URL ends at white space or at commas before white space; a comma ends the
 * descriptors: `/a.png 1x,/b.png 2x`.
 */
export function sourceSetUrls(srcset: string): readonly string[] {
  return [...srcset.matchAll(/[\s,]*(\S*[^\s,])(?:,|\s[^,]*|$)/g)].map(([, url = '']) => url);
}

/** Malformed escapes are kept; the link check then reports the file as missing. */
function fileTarget(path: string, href: string): LinkTarget {
  return { kind: 'file', path: decodeHash(`#${path}`), href };
}

function idOf(hash: string): string | null {
  return hash.length <= 1 ? null : decodeHash(hash);
}
