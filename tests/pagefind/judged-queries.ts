import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

export const queryKinds = ['title', 'beginning', 'heading', 'typo', 'sentence'] as const;

/** A query derived from a page, which should find that page. */
export interface JudgedQuery {
  readonly kind: (typeof queryKinds)[number];
  readonly text: string;
  readonly lang: string;
  /** Path of the page's URL. */
  readonly path: string;
}

interface PageTexts {
  readonly lang: string;
  readonly title: string;
  readonly heading: string;
  readonly paragraph: string;
}

/** Queries derived from about `count` evenly chosen pages of a folder, up to one of each kind per page. */
export async function judgedQueries(
  browser: Browser,
  folder: string,
  count: number,
): Promise<readonly JudgedQuery[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !/(^|\/)(404|search-core|pagefind)[./]/.test(file))
    .toSorted();
  const step = Math.max(1, files.length / count);
  const chosen = Array.from(
    { length: Math.min(count, files.length) },
    (_, at) => files[Math.floor(at * step)] ?? '',
  );
  const page = await browser.newPage();
  const queries: JudgedQuery[] = [];
  for (const file of chosen) {
    const texts = await page.evaluate(readTexts, readFileSync(join(folder, file), 'utf8'));
    if (texts === null) continue;
    const path = encodeURI(`/${file.replace(/(^|\/)index\.html$/, '$1')}`);
    for (const [kind, text] of Object.entries(queryTexts(texts))) {
      if (text !== '') queries.push({ kind: kind as JudgedQuery['kind'], text, lang: texts.lang, path });
    }
  }
  await page.close();
  return queries;
}

/** Runs in a page. */
function readTexts(html: string): PageTexts | null {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const main = parsed.querySelector('main, [role=main]');
  if (!main || parsed.querySelector('meta[http-equiv=refresh], meta[name=robots][content*=noindex]'))
    return null;
  // Nobody searches for the label of a button in a heading.
  for (const button of main.querySelectorAll('button, [aria-hidden=true]')) button.remove();
  const textOf = (selector: string, least: number) =>
    [...main.querySelectorAll(selector)]
      .map(({ textContent }) =>
        textContent
          .replace(/\s+/g, ' ')
          .replace(/[#¶§\u200b]/g, '')
          .trim(),
      )
      .find((text) => text.length >= least) ?? '';
  return {
    lang: parsed.documentElement.lang || 'en',
    title: textOf('h1', 2),
    heading: textOf('h2[id], h3[id]', 2),
    paragraph: textOf('p', 40),
  };
}

function queryTexts({ title, heading, paragraph }: PageTexts): Readonly<Record<JudgedQuery['kind'], string>> {
  const isHan = /\p{Script=Han}/u.test(paragraph);
  return {
    title,
    beginning: title.length > 6 ? title.slice(0, -2).trimEnd() : '',
    heading,
    typo: misspelt(title),
    sentence: isHan ? paragraph.slice(10, 20) : paragraph.split(' ').slice(2, 7).join(' '),
  };
}

/** Swaps two letters in the middle of the longest word of at least six; empty without one. */
function misspelt(title: string): string {
  const word = (title.match(/[A-Za-z]{6,}/g) ?? []).toSorted((a, b) => b.length - a.length)[0];
  if (word === undefined) return '';
  const middle = Math.floor(word.length / 2);
  const swapped = `${word.slice(0, middle)}${word[middle + 1] ?? ''}${word[middle] ?? ''}${word.slice(middle + 2)}`;
  return swapped === word ? '' : title.replace(word, swapped);
}
