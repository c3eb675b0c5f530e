import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { posix } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { readRoutePaths } from '@docs/app/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tagsOf } from '../artifacts/built-site.ts';
import { chromiumLaunch } from '../chromium.ts';
import { browsers } from '../smoke/browsers.ts';
import { createUser, Key } from '../smoke/user.ts';
import { unpackArchive } from './unpack.ts';

const { folder, files } = unpackArchive();
const root = 'rsbuild-docs';
const origin = pathToFileURL(`${folder}/${root}`).href;
afterAll(() => rmSync(folder, { recursive: true }));

const documents = [...files.keys()].filter((file) => file.endsWith('.html'));
const htmlOf = (file: string) => Buffer.from(files.get(file) ?? []).toString();
const localReferences = (file: string): readonly string[] => {
  const html = htmlOf(file);
  return ['a', 'link', 'script', 'img']
    .flatMap((name) => tagsOf(html, name))
    .flatMap(({ href, src }) => [href, src])
    .filter((address) => address !== undefined && !/^(#|https?:|mailto:|data:)/.test(address)) as string[];
};

it('has every page of the site', () => {
  expect(documents.length).toBeGreaterThanOrEqual(readRoutePaths().length);
});

it('refers only to files that it has', () => {
  for (const file of documents) {
    const dead = localReferences(file).filter(
      (address) => !files.has(posix.join(posix.dirname(file), decodeURI(address.replace(/[?#].*$/, '')))),
    );
    expect.soft(dead, file).toEqual([]);
  }
});

it('does not name the host of the site', () => {
  expect(documents.filter((file) => /<link[^>]*canonical|og:url/.test(htmlOf(file)))).toEqual([]);
});

describe('in Chromium', () => {
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];
  beforeAll(async () => {
    browser = await chromium.launch(chromiumLaunch);
    page = await browser.newPage({ locale: 'en-US' });
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', ({ message }) => complaints.push(message));
  });
  afterAll(() => browser.close());

  const hydrated = () => page.waitForSelector('html[data-hydrated]');
  const open = async (path: string) => {
    await page.goto(`${origin}${path}`);
    await hydrated();
  };

  it('opens every kind of page without an error', async () => {
    for (const path of [
      '/index.html',
      '/zh/index.html',
      '/config/index.html',
      '/zh/guide/start/glossary.html',
      '/guide/start/quick-start.html',
      '/community/releases/v0-6.html',
      '/all-pages.html',
    ])
      await open(path);
    expect(await page.getByRole('button', { name: 'Make available offline' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('follows links of the article, the sidebar and the language menu', async () => {
    await open('/config/server/port.html');
    await page.click('#docs-sidebar a[href$="dev/asset-prefix.html"]');
    await page.waitForURL('**/config/dev/asset-prefix.html');
    await hydrated();
    await page.click('.navbar [aria-label="Language"]');
    await page.click('.navbar a[hreflang="zh-CN"]');
    await page.waitForURL('**/zh/config/dev/asset-prefix.html');
    await hydrated();
    await page.click('.outline a');
    await page.waitForURL(/asset-prefix\.html#/);
  });

  it('searches in both languages and opens a result at its heading', async () => {
    await open('/index.html');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('server.port');
    await page.locator('.search-dialog [role=option]').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/config/server/port.html');
    await open('/zh/guide/start/index.html');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('端口');
    await page.locator('.search-dialog [role=option] mark', { hasText: '端口' }).first().waitFor();
  });

  it('keeps the theme on the next page', async () => {
    await open('/guide/start/quick-start.html');
    await page.focus('.navbar [aria-label="Theme"]');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await page.waitForSelector('html[data-theme=dark]');
    await open('/config/server/port.html');
    await page.waitForSelector('html[data-theme=dark]');
    expect(complaints).toEqual([]);
  });
});

const firefox = browsers.find(({ name }) => name === 'Firefox');

describe.skipIf(firefox === undefined || firefox.missing.length > 0)('in Firefox', () => {
  let session: Awaited<ReturnType<NonNullable<typeof firefox>['start']>>;
  beforeAll(async () => {
    if (firefox) session = await firefox.start();
  });
  afterAll(() => session.stop());

  it('follows a link and searches', async () => {
    const { open, click, holds, press, see, driver } = createUser(session.driver, origin);
    const heading = (text: string) => `document.querySelector('h1')?.textContent === ${JSON.stringify(text)}`;
    await open('/config/dev/asset-prefix.html');
    await click('#docs-sidebar a[href$="server/port.html"]');
    await holds(`${heading('server.port')} && 'hydrated' in document.documentElement.dataset`);
    await press(Key.CONTROL, 'k');
    await see('.search-input');
    await driver.actions().sendKeys('assetPrefix').perform();
    await holds(
      `document.querySelector('.search-dialog [role=option]')?.textContent.includes('assetPrefix')`,
    );
    await press(Key.ENTER);
    await holds(heading('output.assetPrefix'));
  });
});
