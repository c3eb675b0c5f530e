import type { FeedInfo } from '../../site/index.ts';
import { hrefOf, withLocale } from '../paths/index.ts';
import type { SiteData } from '../site-data/site-data.ts';
import type { PageRecord } from './records.ts';
import { element, escapeXml } from './xml.ts';

/** Limit for the content of a feed item, in characters. */
const SUMMARY_CHARS = 800;

interface FeedItem {
  /** Absolute. Also the item's id, so ids are stable as long as `SITE_HOST` is. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** HTML */
  readonly content: string;
  readonly date: Date;
}

interface Feed {
  readonly info: FeedInfo;
  /** Absolute URL of the feed. */
  readonly url: string;
  /** Absolute URL of the home page in the feed's locale. */
  readonly home: string;
  readonly description: string;
  readonly copyright: string;
  /** Names the documentation, since the authors of the tool did not write it. */
  readonly author: string;
  /** Newest first. */
  readonly items: readonly FeedItem[];
  /** Date of the newest item, not of the build, so that the output is deterministic. */
  readonly updated: Date;
}

/** @param root URL of the site without a trailing slash */
export function feedText(
  info: FeedInfo,
  records: readonly PageRecord[],
  { siteConfig }: Pick<SiteData, 'siteConfig'>,
  root: string,
): string {
  const urlOf = (routePath: string): string =>
    root + hrefOf(routePath, { base: '/', cleanUrls: siteConfig.cleanUrls });
  const items = feedItems(info, records, urlOf);
  const feed: Feed = {
    info,
    url: root + info.path,
    home: urlOf(withLocale('/', info.locale)),
    description: siteConfig.description[info.locale],
    copyright: siteConfig.footerMessage[info.locale],
    author: `${siteConfig.title} docs`,
    items,
    updated: items[0]?.date ?? new Date(0),
  };
  const xml = info.format === 'rss' ? rss(feed) : atom(feed);
  return `<?xml version="1.0" encoding="utf-8"?>\n${xml}\n`;
}

const text = (name: string, value: string, attributes: Readonly<Record<string, string>> = {}): string =>
  element(name, attributes, [escapeXml(value)]);

/** RSS 2.0. Uses `dc:creator`, because `author` must be an e-mail address. */
function rss({ info, url, home, description, copyright, author, items, updated }: Feed): string {
  const namespaces = {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  };
  const channel = element('channel', {}, [
    text('title', info.title),
    text('link', home),
    text('description', description),
    text('language', info.language),
    text('copyright', copyright),
    text('lastBuildDate', updated.toUTCString()),
    element('atom:link', { href: url, rel: 'self', type: info.mime }),
    ...items.map((item) =>
      element('item', {}, [
        text('title', item.title),
        text('link', item.url),
        text('guid', item.url, { isPermaLink: 'true' }),
        text('pubDate', item.date.toUTCString()),
        text('dc:creator', author),
        // RSS readers parse the description as HTML, so plain text is escaped twice.
        text('description', escapeXml(item.description)),
        text('content:encoded', item.content),
      ]),
    ),
  ]);
  return element('rss', namespaces, [channel]);
}

function atom({ info, url, home, description, copyright, author, items, updated }: Feed): string {
  return element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': info.language }, [
    text('id', url),
    text('title', info.title),
    text('subtitle', description),
    text('updated', updated.toISOString()),
    text('rights', copyright),
    element('author', {}, [text('name', author), text('uri', home)]),
    element('link', { rel: 'self', type: info.mime, href: url }),
    element('link', { rel: 'alternate', type: 'text/html', hreflang: info.language, href: home }),
    ...items.map((item) =>
      element('entry', {}, [
        text('id', item.url),
        text('title', item.title),
        text('published', item.date.toISOString()),
        text('updated', item.date.toISOString()),
        element('link', { rel: 'alternate', type: 'text/html', href: item.url }),
        text('summary', item.description),
        text('content', item.content, { type: 'html' }),
      ]),
    ),
  ]);
}

/** Pages with a date below the feed's `routePrefix`, newest first. */
function feedItems(
  info: FeedInfo,
  records: readonly PageRecord[],
  urlOf: (routePath: string) => string,
): readonly FeedItem[] {
  return records
    .flatMap(({ facts, content }) => {
      const { title, description, publishedAt } = facts.frontmatter;
      if (publishedAt === undefined || !facts.routePath.startsWith(info.routePrefix)) return [];
      const url = urlOf(facts.routePath);
      return [
        {
          url,
          title,
          description,
          content: summary(content),
          date: new Date(publishedAt),
        },
      ];
    })
    .toSorted((a, b) => b.date.getTime() - a.date.getTime());
}

/** HTML paragraphs of the description and the first blocks of the page. */
function summary(content: string): string {
  const paragraphs: string[] = [];
  let length = 0;
  for (const line of content.split('\n')) {
    if (length > 0 && length + line.length > SUMMARY_CHARS) break;
    paragraphs.push(element('p', {}, [escapeXml(line)]));
    length += line.length;
  }
  return paragraphs.join('');
}
