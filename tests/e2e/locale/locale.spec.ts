import type { Page } from '@playwright/test';
import { changeLanguage, expect, holdApplication, hydrated, openPage, test } from '../site.ts';

/** A browser without a stored visit. */
const newVisitor = { cookies: [], origins: [] };
const pathOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

test.describe('the first visit', () => {
  test.use({ storageState: newVisitor, locale: 'zh-CN' });

  test('redirects once to the language of the browser, keeps query and hash, replaces the history entry', async ({
    page,
  }) => {
    await page.goto('/config/server/port?a=1#per-command');
    await expect(page).toHaveURL(/\/zh\/config\/server\/port\?a=1#per-command$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.locator('.redirect-notice')).toBeVisible();
    await page.goto('/config/dev/asset-prefix');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.redirect-notice')).toBeHidden();
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('shows a notice before hydration, whose link does not redirect again', async ({ page }) => {
    await page.goto('/config/server/port?a=1');
    await expect(page).toHaveURL(/\/zh\/config\/server\/port\?a=1$/);
    const notice = page.locator('.redirect-notice');
    await expect(notice).toContainText('已根据浏览器语言为你打开简体中文版本。');
    const before = await page.locator('h1').boundingBox();
    await hydrated(page);
    expect(await page.locator('h1').boundingBox()).toEqual(before);
    await notice.getByRole('link', { name: 'Read this page in English' }).click();
    await expect(page).toHaveURL('/config/server/port?a=1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(notice).toBeHidden();
    await page.reload();
    expect(pathOf(page)).toBe('/config/server/port?a=1');
  });

  test('shows a notice that can be dismissed before hydration and does not return', async ({ page }) => {
    const release = await holdApplication(page);
    await page.goto('/config/server/port');
    const notice = page.locator('.redirect-notice');
    await notice.getByRole('button', { name: '关闭提示' }).click();
    release();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(page.locator('h1')).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('never paints the page that redirects', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagehide', () => {
        sessionStorage.setItem('left-hidden', String(document.documentElement.hidden));
      });
    });
    await page.goto('/config/server/port');
    await expect(page).toHaveURL(/\/zh\//);
    expect(await page.evaluate(() => sessionStorage.getItem('left-hidden'))).toBe('true');
  });

  test('does not redirect from an unknown URL, and uses the language of that URL', async ({
    page,
    complaints,
  }) => {
    await openPage(page, '/nothing/here');
    expect(pathOf(page)).toBe('/nothing/here');
    await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
    complaints.splice(0);
  });

  test('does not redirect when storage is unavailable', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await openPage(page, '/config/server/port');
    expect(pathOf(page)).toBe('/config/server/port');
  });
});

test.describe('the first visit of a crawler', () => {
  test.use({
    storageState: newVisitor,
    locale: 'zh-CN',
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
  });

  test('is not redirected', async ({ page }) => {
    await openPage(page, '/config/');
    expect(pathOf(page)).toBe('/config/');
  });
});

test.describe('the language menu', () => {
  test('loads the UI strings of the other language when it is chosen', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await openPage(page, '/config/server/port');
    const words = (lang: string) =>
      requested.filter((path) => new RegExp(`/assets/${lang}-[\\w-]{8}\\.js$`).test(path));
    expect([words('en').length, words('zh').length]).toEqual([1, 0]);
    await changeLanguage(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('link', { name: '跳到正文' })).toHaveCount(1);
    expect(words('zh')).toHaveLength(1);
  });

  test('keeps the page, the query and the section', async ({ page }) => {
    await openPage(page, '/config/server/port?a=1#per-command');
    await changeLanguage(page);
    await expect(page).toHaveURL(/\/zh\/config\/server\/port\?a=1#per-command$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.locator('#per-command')).toBeInViewport();
    await changeLanguage(page, 'en');
    await expect(page).toHaveURL('/config/server/port?a=1#per-command');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('drops a hash whose section the other language does not have', async ({ page }) => {
    await openPage(page, '/config/server/port#not-a-section');
    await changeLanguage(page);
    await expect(page).toHaveURL(/\/zh\/config\/server\/port$/);
  });

  test('keeps the query and the section before hydration', async ({ page }) => {
    await holdApplication(page);
    await page.goto('/config/server/port?a=1#per-command');
    await changeLanguage(page);
    await expect(page).toHaveURL(/\/zh\/config\/server\/port\?a=1#per-command$/);
    await expect(page.locator('#per-command')).toBeInViewport();
  });

  test('does not change links to other sites or with a query or hash of their own', async ({ page }) => {
    await holdApplication(page);
    await page.goto('/config/server/port?a=1#per-command');
    const hrefs = ['https://other.example/zh/', '/zh/?b=2', '/zh/#c'];
    const clicked = await page.evaluate(
      (all) =>
        all.map((href) => {
          const link = Object.assign(document.createElement('a'), { href, hreflang: 'zh-CN' });
          link.addEventListener('click', (event) => event.preventDefault());
          document.body.append(link);
          link.click();
          return link.getAttribute('href');
        }),
      hrefs,
    );
    expect(clicked).toEqual(hrefs);
  });

  test('keeps a section that is not in the table of contents', async ({ page }) => {
    await openPage(page, '/config/server/port');
    await page.evaluate(() => {
      const heading = Object.assign(document.createElement('h5'), { id: 'deep', textContent: 'Deep' });
      document.querySelector('.prose')?.append(heading);
      location.hash = 'deep';
    });
    await changeLanguage(page);
    await expect(page).toHaveURL(/\/zh\/config\/server\/port#deep$/);
  });

  test('stops later redirects', async ({ page }) => {
    await openPage(page, '/config/server/port');
    await page.evaluate(() => localStorage.removeItem('docs-visited'));
    await changeLanguage(page);
    await expect(page).toHaveURL(/\/zh\/config\/server\/port$/);
    expect(await page.evaluate(() => localStorage.getItem('docs-visited'))).toBe('1');
    await page.reload();
    await hydrated(page);
    expect(pathOf(page)).toBe('/zh/config/server/port');
  });
});
