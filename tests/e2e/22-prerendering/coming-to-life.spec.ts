import { expect, hydrated, test } from '../site.ts';

/** One page of each kind that is drawn with chunks of its own. */
const kinds = {
  'an option page': '/config/server/port',
  'a page with tabs': '/guide/start/quick-start',
  'an overview': '/config/',
  'the home page': '/',
  'a Chinese page': '/zh/config/server/port',
} as const;

test.describe('coming to life', () => {
  for (const [kind, path] of Object.entries(kinds)) {
    test(`${kind} asks for all of its scripts at once`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
      });
      await page.goto(path);
      const script = page.locator('script[data-preload]');
      const named = [
        await script.getAttribute('src'),
        await script.getAttribute('data-entry'),
        ...((await script.getAttribute('data-preload')) ?? '').split(' '),
      ].map(String);
      await hydrated(page);
      // What links in sight lead to is loaded ahead, after the page's own.
      const own = asked.slice(0, named.length);
      expect(own.toSorted()).toEqual(named.toSorted());
    });
  }
});
