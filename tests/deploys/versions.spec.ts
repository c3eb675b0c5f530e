import { expect, test, type Page } from '@playwright/test';
import { kept } from '../e2e/offline/offline-site.ts';
import { hydrated } from '../e2e/hydrated.ts';
import { startHost } from './host.ts';
import { releaseCount, wordsIn } from './releases.ts';

const buildOf = (page: Page) => page.locator('html').getAttribute('data-build');

/** Loads a document; fails on an error of hydration and on a file of another build. */
async function open(page: Page, path: string): Promise<string | null> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (/hydrat|Minified React error/i.test(message.text())) faults.push(message.text());
  });
  await page.goto(path);
  await hydrated(page);
  expect(faults).toEqual([]);
  return buildOf(page);
}

/** Releases whose application files differ from the previous release; see `releases`. */
const newBuilds = [3, 5].filter((release) => release < releaseCount);

for (const release of newBuilds) {
  test(`tabs of two builds, before and after release ${release}, read what they have seen without a network`, async ({
    page,
    context,
  }) => {
    const host = await startHost();
    await context.addInitScript(() => {
      if (location.protocol === 'http:') localStorage.setItem('docs-visited', '1');
    });
    const [before, after] = ['/config/server/port', '/config/dev/asset-prefix'].map(
      (path) => host.origin + path,
    );
    const newer = await context.newPage();
    host.current = release - 1;
    const oldBuild = await open(page, before ?? '');
    await kept(page);
    host.current = release;
    const newBuild = await open(newer, after ?? '');
    await kept(newer);
    expect(newBuild).not.toBe(oldBuild);

    // The old tab continues with its own files while the host is there.
    await page.locator('.sidebar a[href="/config/server/host"]').click();
    await expect(page.locator('h1')).toHaveText('server.host');
    host.close();

    expect(await open(page, before ?? '')).toBe(oldBuild);
    expect(wordsIn(await page.locator('main').innerText())).not.toBeNull();
    expect(await open(newer, after ?? '')).toBe(newBuild);
    // Opens a page in the new tab that only the old one has seen.
    await newer.locator('.sidebar a[href="/config/server/port"]').click();
    await expect(newer.locator('h1')).toHaveText('server.port');
  });
}
