import { readIndex } from '../relevance/read-index.ts';
import { judgedQueries } from '../relevance/judged-queries.ts';
import { questions } from '../relevance/answer-questions.ts';
import { hydrated, routePaths } from '../e2e/site.ts';
import { ask, downloaded, press, texts } from '../e2e/offline/copy-control.ts';
import { expect, test } from '../e2e/offline/offline-site.ts';

for (const locale of ['en', 'zh'] as const) {
  test(`all routes and judged questions of ${locale}, without a network`, async ({ page, host, context }) => {
    await ask(page, host, locale === 'en' ? '/config/server/port' : '/zh/config/server/port', locale);
    await press(page, texts[locale].start);
    await downloaded(page, locale);
    await host.unplug();
    await context.setOffline(true);

    for (const route of routePaths.filter((path) => path.startsWith('/zh/') === (locale === 'zh'))) {
      expect((await page.goto(host.origin + route))?.status(), route).toBe(200);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-route', route);
      await expect(page.locator('main')).not.toBeEmpty();
    }

    const index = readIndex(locale);
    await page.keyboard.press('Control+k');
    for (const { query } of [...judgedQueries[locale], ...questions[locale]]) {
      const [first] = index.search(query).pages;
      if (!first) continue;
      await page.getByRole('combobox').fill(query);
      const option = page.getByRole('option').first();
      await expect(option, query).toHaveAttribute('href', first.rows[0]?.link ?? '');
      await expect(option, query).not.toContainText(/needs a network|需要网络/);
    }
  });
}
