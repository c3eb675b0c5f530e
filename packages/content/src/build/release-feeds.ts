import { Feed } from 'feed';
import type { FeedInfo } from '../../site/index.ts';
import { withLocale } from '../paths/index.ts';
import type { PageRecord } from './records.ts';
import type { SiteData } from '../site-data/site-data.ts';

/** Characters of a page's text that go into its feed item. */
const SUMMARY_CHARS = 800;

/** The text of a feed. Ids are the absolute URLs of pages, so they never change between builds. */
export function feedText(
  info: FeedInfo,
  records: readonly PageRecord[],
  site: SiteData,
  host: string,
): string {
  const items = feedItems(info, records);
  // The documentation's name, not the tool's: its authors have not written these texts.
  const author = { name: `${site.siteConfig.title} docs`, link: `${host}/` };
  const feed = new Feed({
    title: info.title,
    id: host + info.path,
    link: host + withLocale('/', info.locale),
    description: site.siteConfig.description[info.locale],
    language: info.language,
    copyright: site.siteConfig.footerMessage[info.locale],
    generator: site.siteConfig.title,
    updated: items[0]?.date ?? new Date(0),
    author,
    feedLinks: { [info.format]: host + info.path },
  });
  for (const { record, date } of items) {
    const { frontmatter, routePath } = record.facts;
    const url = host + routePath;
    feed.addItem({
      title: frontmatter.title,
      id: url,
      link: url,
      description: frontmatter.description,
      content: summary(record),
      date,
      published: date,
      author: [author],
    });
  }
  return info.format === 'rss' ? feed.rss2() : feed.atom1();
}

/** Dated pages below the feed's prefix, newest first. */
function feedItems(
  info: FeedInfo,
  records: readonly PageRecord[],
): readonly { readonly record: PageRecord; readonly date: Date }[] {
  return records
    .flatMap((record) => {
      const { publishedAt } = record.facts.frontmatter;
      if (publishedAt === undefined || !record.facts.routePath.startsWith(info.routePrefix)) return [];
      return [{ record, date: new Date(publishedAt) }];
    })
    .toSorted((a, b) => b.date.getTime() - a.date.getTime());
}

/** The description and the first blocks of the page, as paragraphs. */
function summary(record: PageRecord): string {
  const paragraphs: string[] = [];
  let length = 0;
  for (const line of record.content.split('\n')) {
    if (length > 0 && length + line.length > SUMMARY_CHARS) break;
    paragraphs.push(`<p>${escapeHtml(line)}</p>`);
    length += line.length;
  }
  return paragraphs.join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
