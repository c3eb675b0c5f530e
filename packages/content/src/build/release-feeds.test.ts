import { expect, test } from 'vitest';
import { fixtureHost, fixtureSite } from '../../test/fixture-site.ts';
import { compileText } from '../../test/compile-text.ts';
import type { PageRecord } from './records.ts';
import { pageRecords } from './records.ts';
import { feedText } from './release-feeds.ts';

async function release(sourcePath: string, date: string): Promise<PageRecord> {
  const text = `---\ntitle: Release ${date}\ndescription: It has <b> & more.\npublished_at: ${date}T08:00:00+08:00\n---\n\nText.\n`;
  const [record] = pageRecords([(await compileText(text, sourcePath)).page]);
  if (!record) throw new Error('the release has problems');
  return record;
}

const records = [
  await release('en/releases/v0-1.mdx', '2024-01-01'),
  await release('en/releases/v0-2.mdx', '2024-02-01'),
  await release('zh/releases/v0-2.mdx', '2024-02-01'),
];

function textOf(id: string): string {
  const feed = fixtureSite.feeds.find((candidate) => candidate.id === id);
  if (!feed) throw new Error(`no feed ${id}`);
  return feedText(feed, records, fixtureSite, fixtureHost);
}

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

test('lists the releases of one locale by absolute URL, newest first', () => {
  const rss = textOf('releases-rss');
  expect(all(rss, /<guid[^>]*>([^<]*)</g)).toEqual([
    'https://docs.test/releases/v0-2',
    'https://docs.test/releases/v0-1',
  ]);
  expect(all(textOf('releases-rss-zh'), /<guid[^>]*>([^<]*)</g)).toEqual([
    'https://docs.test/zh/releases/v0-2',
  ]);
});

test('RSS has language, copyright, date and content', () => {
  const rss = textOf('releases-rss-zh');
  expect(rss).toContain('<language>zh-CN</language>');
  expect(rss).toContain(`<copyright>${fixtureSite.siteConfig.footerMessage.zh}</copyright>`);
  expect(rss).toContain('<pubDate>Thu, 01 Feb 2024 00:00:00 GMT</pubDate>');
  expect(rss).toContain('<description>It has &amp;lt;b&amp;gt; &amp;amp; more.</description>');
  expect(rss).toContain(
    '&lt;p&gt;It has &amp;lt;b&amp;gt; &amp;amp; more.&lt;/p&gt;&lt;p&gt;Text.&lt;/p&gt;',
  );
  expect(rss).toContain('https://docs.test/rss/releases-rss-zh.xml');
});

test('Atom has updated dates and an author', () => {
  const atom = textOf('releases-atom');
  expect(all(atom, /<updated>([^<]*)</g)).toEqual([
    '2024-02-01T00:00:00.000Z',
    '2024-02-01T00:00:00.000Z',
    '2024-01-01T00:00:00.000Z',
  ]);
  expect(all(atom, /<id>([^<]*)</g)).toEqual([
    'https://docs.test/rss/releases-atom.xml',
    'https://docs.test/releases/v0-2',
    'https://docs.test/releases/v0-1',
  ]);
  expect(atom).toContain('<author>');
  expect(atom).toContain(
    '<link rel="self" type="application/atom+xml" href="https://docs.test/rss/releases-atom.xml"/>',
  );
});

test('a feed without releases has no items', () => {
  const feed = fixtureSite.feeds[0];
  if (!feed) throw new Error('no feed');
  expect(feedText(feed, [], fixtureSite, fixtureHost)).not.toContain('<item>');
});

test('URLs include the base, and the file extension if clean URLs are off', () => {
  const feed = fixtureSite.feeds[0];
  if (!feed) throw new Error('no feed');
  const siteConfig = { ...fixtureSite.siteConfig, cleanUrls: false };
  const rss = feedText(feed, records, { siteConfig }, 'https://docs.test/docs');
  expect(all(rss, /<guid[^>]*>([^<]*)</g)).toEqual([
    'https://docs.test/docs/releases/v0-2.html',
    'https://docs.test/docs/releases/v0-1.html',
  ]);
  expect(rss).toContain('href="https://docs.test/docs/rss/releases-rss.xml"');
});
