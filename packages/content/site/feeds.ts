import type { FeedLink, Locale } from '../src/types.ts';

export interface FeedInfo {
  /** Referenced by `link-rss` in frontmatter. */
  readonly id: string;
  /** Path from the root of the site. */
  readonly path: string;
  readonly format: 'rss' | 'atom';
  readonly mime: FeedLink['mime'];
  readonly locale: Locale;
  readonly language: FeedLink['language'];
  readonly title: string;
  /** The feed contains the pages whose route path starts with this and that have `published_at`. */
  readonly routePrefix: string;
}

const english = {
  locale: 'en',
  language: 'en',
  title: 'Rsbuild Releases',
  routePrefix: '/community/releases/v',
} as const;

const chinese = {
  locale: 'zh',
  language: 'zh-CN',
  title: 'Rsbuild 版本发布',
  routePrefix: '/zh/community/releases/v',
} as const;

const rss = { format: 'rss', mime: 'application/rss+xml' } as const;
const atom = { format: 'atom', mime: 'application/atom+xml' } as const;

export const feeds: readonly FeedInfo[] = [
  { id: 'releases-rss', path: '/rss/releases-rss.xml', ...rss, ...english },
  { id: 'releases-atom', path: '/rss/releases-atom.xml', ...atom, ...english },
  { id: 'releases-rss-zh', path: '/rss/releases-rss-zh.xml', ...rss, ...chinese },
  { id: 'releases-atom-zh', path: '/rss/releases-atom-zh.xml', ...atom, ...chinese },
];
