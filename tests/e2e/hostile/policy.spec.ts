import { buildIndex, splitIndex } from '@docs/search-core';
import { test as outspoken } from '@playwright/test';
import { expect, hydrated, test } from '../site.ts';

// These tests violate the policy on purpose, which the browser reports.
outspoken('the policy lets no text become markup, a script or the address of a worker', async ({ page }) => {
  await page.goto('/config/server/port');
  await hydrated(page);
  const refused = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    const tries: Readonly<Record<string, () => unknown>> = {
      innerHTML: () => (document.createElement('p').innerHTML = '<b>x</b>'),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      document: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      script: () => (document.createElement('script').src = '/assets/x.js'),
      worker: () => new Worker('/assets/x.js'),
      otherPolicy: () => trustedTypes.createPolicy('default', {}),
      // The page has highlighted code, so the policy `docs-code` exists and cannot be created again.
      samePolicy: () => trustedTypes.createPolicy('docs-code', {}),
    };
    return Object.entries(tries).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} allowed`;
      } catch (error) {
        return error instanceof TypeError ? name : String(error);
      }
    });
  });
  expect(refused).toEqual([
    'innerHTML',
    'insertAdjacentHTML',
    'document',
    'script',
    'worker',
    'otherPolicy',
    'samePolicy',
  ]);
});

test.describe('the Content-Security-Policy', () => {
  test('allows highlighted code after a client-side navigation', async ({ page }) => {
    await page.goto('/config/dev/asset-prefix');
    await hydrated(page);
    await page.getByRole('link', { name: 'server.port' }).first().click();
    await expect(page.locator('h1')).toHaveText('server.port');
    await expect(page.locator('pre .line .t-keyword').first()).toHaveText('export');
  });

  for (const [from, text] of [
    ['a query', '<img src=x onerror=alert(1)>'],
    ['a script', '"><script>alert(1)</script>'],
    ['an expression', '{{constructor.constructor("alert(1)")()}}'],
  ] as const) {
    test(`is not violated when ${from} is markup in the search field, the URL and the hash`, async ({
      page,
    }) => {
      let isAlerted = false;
      page.on('dialog', (dialog) => {
        isAlerted = true;
        void dialog.dismiss();
      });
      const encoded = encodeURIComponent(text);
      await page.goto(`/config/server/port?sidebar=${encoded}&q=${encoded}#${encoded}`);
      await hydrated(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(text);
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(/result/);
      await expect(page.locator('.search-dialog :is(img, script)')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.evaluate((hash) => (location.hash = hash), text);
      await expect(page.locator('h1')).toHaveText('server.port');
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      expect(isAlerted).toBe(false);
    });
  }

  test('is not violated on any page type, in both languages and themes', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const path of ['/', '/zh/', '/config/', '/zh/community/', '/guide/start/quick-start']) {
        await page.goto(path);
        await hydrated(page);
        await expect(page.locator('h1')).toBeVisible();
      }
    }
  });

  test('is sent with every response: pages, files and errors', async ({ request }) => {
    const policies = new Set<string | undefined>();
    for (const path of [
      '/',
      '/zh/nowhere',
      '/icon.svg',
      '/robots.txt',
      '/nowhere.js',
      '/%E0%A4%A',
      '/en/config/',
    ]) {
      const answer = await request.get(path, { maxRedirects: 0 });
      policies.add(answer.headers()['content-security-policy']);
      expect(answer.headers()['x-content-type-options']).toBe('nosniff');
    }
    policies.add((await request.post('/')).headers()['content-security-policy']);
    expect([...policies]).toEqual([expect.stringContaining("require-trusted-types-for 'script'")]);
  });
});

test.describe('search results of another build or host', () => {
  for (const [name, routePath] of [
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['another scheme', 'vbscript:x'],
  ] as const) {
    test(`do not navigate when their URL is ${name}`, async ({ page }) => {
      const forged = { routePath, title: 'Forged <b>port</b>', content: 'port', toc: [], domain: '' };
      const { index, contents } = splitIndex(buildIndex([forged]).toBytes());
      await page.route(/\/assets\/index\.[^/]+\.bin$/, (route) =>
        route.fulfill({ body: Buffer.from(index) }),
      );
      await page.route(/\/assets\/contents\.[^/]+\.bin$/, (route) =>
        route.fulfill({ body: Buffer.from(contents) }),
      );
      await page.goto('/config/server/port');
      await hydrated(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('port');
      await expect(page.getByRole('option').first()).toContainText('Forged <b>port</b>');
      await expect(page.locator(`[href^="${routePath.slice(0, 5)}"]`)).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('link', { name: 'dev.assetPrefix' }).first().click();
      await expect(page.locator('h1')).toHaveText('dev.assetPrefix');
      await page.goBack();
      await expect(page).toHaveURL(/\/config\/server\/port#?$/);
    });
  }
});
