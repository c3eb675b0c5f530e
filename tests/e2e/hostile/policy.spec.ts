import { buildHeads, buildIndex, splitIndex } from '@docs/search-core';
import { test as outspoken } from '@playwright/test';
import { expect, followLink, openPage, test } from '../site.ts';
import { searchFor } from '../search/search-states.ts';

// These tests violate the policy on purpose, which the browser reports.
outspoken('the policy lets no text become markup, a script or the address of a worker', async ({ page }) => {
  await openPage(page, '/config/server/port');
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
  test('is not violated when the search field, the URL and the hash are markup', async ({ page }) => {
    const text = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
    let isAlerted = false;
    page.on('dialog', (dialog) => {
      isAlerted = true;
      void dialog.dismiss();
    });
    const encoded = encodeURIComponent(text);
    await openPage(page, `/config/server/port?sidebar=${encoded}&q=${encoded}#${encoded}`);
    await searchFor(page, text);
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(/result/);
    await page.keyboard.press('Escape');
    await page.evaluate((hash) => (location.hash = hash), text);
    await expect(page.locator('h1')).toHaveText('server.port');
    await expect(page.locator('img[src="x"], .search-dialog :is(img, script)')).toHaveCount(0);
    expect(isAlerted).toBe(false);
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

test('a search result whose URL is a script does not navigate', async ({ page }) => {
  const routePath = 'javascript:alert(1)';
  const forged = { routePath, title: 'Forged <b>port</b>', content: 'port', toc: [], domain: '' };
  const files = { ...splitIndex(buildIndex([forged]).toBytes()), heads: buildHeads([forged]) };
  for (const [name, bytes] of Object.entries(files))
    await page.route(new RegExp(`/content/search/${name}\\.[^/]+\\.bin$`), (route) =>
      route.fulfill({ body: Buffer.from(bytes) }),
    );
  await openPage(page, '/config/server/port');
  await searchFor(page, 'port');
  await expect(page.getByRole('option').first()).toContainText('Forged <b>port</b>');
  await expect(page.locator('[href^="javas"]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await followLink(page, 'dev.assetPrefix');
  await page.goBack();
  await expect(page).toHaveURL(/\/config\/server\/port#?$/);
});
