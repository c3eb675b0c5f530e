import { expect, holdApplication, hydrated, test } from '../site.ts';

/** One page of each kind that has its own chunks. */
const kinds = {
  'a page with tabs': '/guide/start/quick-start',
  'an overview': '/config/',
  'a Chinese page': '/zh/config/server/port',
} as const;

test.describe('hydration', () => {
  for (const [kind, path] of Object.entries(kinds)) {
    test(`${kind} requests all of its scripts at once`, async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') requested.push(new URL(request.url()).pathname);
      });
      await page.goto(path);
      const inHead = await page
        .locator('head script')
        .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')));
      const modules = await page.locator('script[data-modules]').getAttribute('data-modules');
      const named = [...inHead.map(String), ...String(modules).split(' ')];
      await hydrated(page);
      // The pages of visible links are prefetched after the scripts of this page.
      const own = requested.slice(0, named.length);
      expect(own.toSorted()).toEqual(named.toSorted());
    });
  }

  test('a press in the last section before hydration is repeated after it', async ({ page }) => {
    const release = await holdApplication(page);
    await page.goto('/config/tools/swc');
    const wrap = page.locator('main figure').last().getByRole('button').first();
    await wrap.click();
    await expect(wrap).toHaveAccessibleName('Wrap lines');
    release();
    await expect(wrap).toHaveAccessibleName('Do not wrap');
  });

  test('sections hydrate without changing their DOM', async ({ page }) => {
    const release = await holdApplication(page);
    await page.goto('/config/tools/swc');
    const text = page.locator('main .prose');
    const before = await text.innerHTML();
    expect(before.match(/<!--\$-->/g)?.length).toBeGreaterThan(5);
    await page.evaluate(() => {
      const changes: string[] = [];
      new MutationObserver((records) => {
        for (const { type, target } of records) changes.push(`${type} ${target.nodeName}`);
      }).observe(document.querySelector('main .prose') ?? document, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      Object.assign(window, { changes });
    });
    release();
    await hydrated(page);
    expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
  });
});
