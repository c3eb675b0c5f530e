import { localeList, nav, uiStrings } from '@docs/content/site';
import { expectColumns } from '../columns.ts';
import { expect, hydrated, openPage, test } from '../site.ts';

test.describe('an overview', () => {
  test('lists each page of its section under its group, with the headings of the page', async ({ page }) => {
    await page.goto('/config/');
    const groups = await page.locator('.overview-title').allInnerTexts();
    expect(groups.slice(0, 3)).toEqual(['dev', 'source', 'output']);
    const cards = await page
      .locator('.overview-link')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname));
    const others = await page
      .locator('#docs-sidebar a')
      .evaluateAll((links: HTMLAnchorElement[]) =>
        links.map(({ pathname }) => pathname).filter((path) => path !== '/config/'),
      );
    expect(cards.toSorted()).toEqual(others.toSorted());
    await hydrated(page);
    await page
      .locator('a.overview-header[href="/config/server/port#per-command"]')
      .or(page.locator('a.overview-header[href="/config/server/port#when-the-port-is-in-use"]'))
      .first()
      .click();
    await expect(page).toHaveURL(/\/config\/server\/port#/);
    await expect(page.locator('h1')).toHaveText('server.port');
  });

  for (const path of ['/config/', '/zh/config/', '/all-pages']) {
    test(`begins its list in the first screen, and links to the text below it: ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect(page.locator('.overview-link').first()).toBeInViewport({ ratio: 1 });
      if (path !== '/all-pages') await expect(page.locator('.prose h2')).not.toHaveCount(0);
    });
  }

  for (const path of ['/config/', '/zh/plugins/list/']) {
    test(`has its groups and the headings of its text in the outline: ${path}`, async ({ page }) => {
      await page.goto(path);
      const headings = page.locator('.overview-title, .prose :is(h2, h3)');
      const ids = await headings.evaluateAll((elements) => elements.map(({ id }) => `#${id}`));
      const targets = await page
        .locator('.outline a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(targets).toEqual(ids);
      expect(new Set(ids).size).toBe(ids.length);
      const groupIds = await page.locator('.overview-title').evaluateAll((all) => all.map(({ id }) => id));
      for (const id of groupIds) expect(id).toMatch(/^docs-group-[a-z]+$/);
    });
  }

  test('highlights the group at the top of the window', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, '/config/');
    const current = page.locator('.outline [aria-current]');
    await expect(current).toHaveText('dev');
    await page.locator('.outline').getByRole('link', { name: 'server', exact: true }).click();
    await expect(page).toHaveURL('/config/#docs-group-server');
    await expect(page.locator('#docs-group-server')).toBeFocused();
    await expect(current).toHaveText('server');
  });

  test('filters its list and its outline as the user types', async ({ page }) => {
    await openPage(page, '/config/');
    const groups = page.locator('.outline a[href^="#docs-group-"]');
    const cards = page.locator('.overview-card').locator('visible=true');
    const all = await cards.count();
    const field = page.getByRole('searchbox', { name: 'Find an option' });
    await field.fill('assetPrefix');
    await expect(cards.first()).toContainText('assetPrefix');
    await expect(groups).toHaveText(['dev', 'output']);
    await field.fill('zzz');
    const message = await page.locator('.overview-empty').boundingBox();
    const filter = await page.locator('.overview-filter').boundingBox();
    // The outline of the focused field takes 3 px.
    expect((message?.y ?? 0) - (filter?.y ?? 0) - (filter?.height ?? 0)).toBeGreaterThan(8);
    await field.fill('');
    await expect(groups).toHaveCount(10);
    await expect(cards).toHaveCount(all);
  });

  test('keeps its filter on Back, also after a link of its outline, and starts without on a new visit', async ({
    page,
  }) => {
    await openPage(page, '/config/');
    const field = page.getByRole('searchbox', { name: 'Find an option' });
    const cards = page.locator('.overview-card');
    const all = await cards.count();
    await field.fill('port');
    await expect.poll(() => cards.count()).toBeLessThan(all);
    const left = await cards.count();
    await page.locator('.outline').getByRole('link', { name: 'server', exact: true }).click();
    await expect(page).toHaveURL('/config/#docs-group-server');
    await page.locator('.overview-link[href="/config/server/port"]').click();
    await expect(page.locator('h1')).toHaveText('server.port');
    await page.goBack();
    await expect(field).toHaveValue('port');
    await expect(cards).toHaveCount(left);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText('server.port');
    await page.locator('.sidebar').getByRole('link', { name: 'Overview' }).click();
    await expect(page.locator('h1')).toHaveText('Config Overview');
    await expect(field).toHaveValue('');
    await expect(cards).toHaveCount(all);
  });

  test('keeps the scroll position of a filtered list on Back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await openPage(page, '/config/');
    await page.getByRole('searchbox', { name: 'Find an option' }).fill('port');
    const link = page.locator('.overview-link[href="/config/server/port"]');
    await link.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    await link.click();
    await expect(page.locator('h1')).toHaveText('server.port');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Config Overview');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
    await expect(link).toBeInViewport();
  });

  test('has one column on a phone, two from 768 px, three from 1024 px', async ({ page }) => {
    await page.goto('/config/');
    await expectColumns(page.locator('.overview-list').first().locator('> li'), { 390: 1, 768: 2, 1024: 3 });
  });
});

test.describe('the list of all pages', () => {
  for (const locale of localeList) {
    test(`filters across sections, and has no sidebar: ${locale}`, async ({ page }) => {
      await openPage(page, locale === 'en' ? '/all-pages' : `/${locale}/all-pages`);
      await expect(page.locator('#docs-sidebar, .outline')).toHaveCount(0);
      const words = uiStrings[locale];
      await page.getByRole('searchbox', { name: words['overview.filterList'] }).fill('css modules');
      const group = `${words['nav.config']} / output`;
      await expect(page.getByRole('heading', { level: 2, name: group })).toBeVisible();
      await page.getByRole('link', { name: 'output.cssModules' }).click();
      await expect(page).toHaveURL(/\/config\/output\/css-modules$/);
      await expect(page.locator('#docs-sidebar')).toBeVisible();
    });
  }

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('lists every section without the filter field', async ({ page }) => {
      await page.goto('/all-pages');
      const groups = await page.locator('.overview-title').allInnerTexts();
      const sections = new Set(groups.map((text) => text.split(' / ')[0]));
      expect([...sections]).toEqual(nav.map(({ text }) => uiStrings.en[text]));
      await expect(page.locator('.overview-field')).toBeHidden();
      await page.getByRole('link', { name: 'server.port', exact: true }).click();
      await expect(page.locator('h1')).toHaveText('server.port');
    });
  });
});
