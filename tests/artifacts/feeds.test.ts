import { describe, expect, it } from 'vitest';
import { feeds } from '@docs/content/site';
import { htmlOf, routePaths, tagsOf, textOfFile } from './built-site.ts';
import { childrenOf, parseXml, textOf, type XmlElement } from './xml.ts';

const rfc822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

interface Item {
  readonly id: string;
  readonly link: string;
  readonly time: number;
}

function expectAbsolute(url: string): void {
  expect(url).toMatch(/^https?:\/\/[^/]+\//);
}

/** Checks the rules of RSS 2.0 that feed readers and validators require. Returns the items in order. */
function checkRss(rss: XmlElement, language: string, self: string): readonly Item[] {
  expect([rss.name, rss.attributes['version']]).toEqual(['rss', '2.0']);
  const [channel] = childrenOf(rss, 'channel');
  if (!channel) throw new Error('<rss> needs a <channel>');
  for (const name of ['title', 'description', 'copyright']) textOf(channel, name);
  expectAbsolute(textOf(channel, 'link'));
  expect(textOf(channel, 'language')).toBe(language);
  expect(textOf(channel, 'lastBuildDate')).toMatch(rfc822);
  expect(childrenOf(channel, 'atom:link').map(({ attributes }) => attributes)).toEqual([
    { href: self, rel: 'self', type: 'application/rss+xml' },
  ]);
  return childrenOf(channel, 'item').map((item) => {
    for (const name of ['title', 'description', 'dc:creator', 'content:encoded']) textOf(item, name);
    const [guid] = childrenOf(item, 'guid');
    expect(guid?.attributes).toEqual({ isPermaLink: 'true' });
    expect(textOf(item, 'pubDate')).toMatch(rfc822);
    return {
      id: textOf(item, 'guid'),
      link: textOf(item, 'link'),
      time: Date.parse(textOf(item, 'pubDate')),
    };
  });
}

/** The same for Atom (RFC 4287). */
function checkAtom(feed: XmlElement, language: string, self: string): readonly Item[] {
  expect([feed.name, feed.attributes['xmlns']]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  expect(feed.attributes['xml:lang']).toBe(language);
  for (const name of ['title', 'subtitle', 'rights']) textOf(feed, name);
  expect(textOf(feed, 'id')).toBe(self);
  expect(textOf(feed, 'updated')).toMatch(rfc3339);
  const [author] = childrenOf(feed, 'author');
  if (!author) throw new Error('<feed> needs an <author>');
  textOf(author, 'name');
  const hrefOf = (element: XmlElement, rel: string): string => {
    const links = childrenOf(element, 'link').filter(({ attributes }) => attributes['rel'] === rel);
    expect(links).toHaveLength(1);
    return links[0]?.attributes['href'] ?? '';
  };
  expect(hrefOf(feed, 'self')).toBe(self);
  expectAbsolute(hrefOf(feed, 'alternate'));
  return childrenOf(feed, 'entry').map((entry) => {
    for (const name of ['title', 'summary', 'content']) textOf(entry, name);
    for (const name of ['published', 'updated']) expect(textOf(entry, name)).toMatch(rfc3339);
    return {
      id: textOf(entry, 'id'),
      link: hrefOf(entry, 'alternate'),
      time: Date.parse(textOf(entry, 'updated')),
    };
  });
}

describe.each(feeds)('the feed $id', ({ format, path, language, routePrefix }) => {
  const items = (): readonly Item[] => {
    const [self] = tagsOf(htmlOf(language === 'en' ? '/' : '/zh/'), 'link').filter(({ href }) =>
      href?.endsWith(path),
    );
    const check = format === 'rss' ? checkRss : checkAtom;
    return check(parseXml(textOfFile(path)), language, self?.['href'] ?? '');
  };

  it(`is valid ${format} and has every release of its language, newest first, with absolute URLs`, () => {
    const found = items();
    expect(found.map(({ id }) => new URL(id).pathname).toSorted()).toEqual(
      routePaths.filter((routePath) => routePath.startsWith(routePrefix)).toSorted(),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { id, link } of found) expect(link).toBe(id);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(found.map(({ time }) => time)).toEqual(found.map(({ time }) => time).toSorted((a, b) => b - a));
  });
});
