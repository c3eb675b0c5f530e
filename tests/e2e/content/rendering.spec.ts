import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../site.ts';

const phone = { width: 390, height: 844 };

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.describe('a table on a phone', () => {
  test.use({ viewport: phone });

  for (const path of ['/config/output/targets', '/zh/guide/optimization/split-chunk']) {
    test(`${path} does not break names, and keeps every column a few words wide`, async ({ page }) => {
      await page.goto(path);
      const broken = await page
        .locator('.table-scroll code:not(.code-long)')
        .evaluateAll((all) =>
          all.filter((code) => code.getClientRects().length > 1).map((code) => code.textContent),
        );
      expect(broken).toEqual([]);
      const narrowest = await page
        .locator('.table-scroll th')
        .evaluateAll((all) => Math.min(...all.map((cell) => cell.clientWidth)));
      expect(narrowest).toBeGreaterThanOrEqual(100);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    });
  }

  test('breaks long code at word boundaries', async ({ page }) => {
    await page.goto('/config/performance/prefetch');
    const lines = await page
      .locator('.code-long')
      .first()
      .evaluate((code) => {
        const word = document.createRange();
        const text = code.firstChild;
        if (text === null) return [];
        return [...(text.textContent ?? '').matchAll(/\w+/g)].map(({ 0: found, index }) => {
          word.setStart(text, index);
          word.setEnd(text, index + found.length);
          return word.getClientRects().length;
        });
      });
    expect(lines.length).toBeGreaterThan(3);
    expect(new Set(lines)).toEqual(new Set([1]));
  });

  test('with two columns of text fits the screen', async ({ page }) => {
    await page.goto('/guide/optimization/split-chunk');
    const table = page.locator('.table-scroll').first();
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

test.describe('text and code in prose', () => {
  test('styles a link in a table header as a link', async ({ page }) => {
    await page.goto('/guide/advanced/hmr');
    expect(await styleOf(page, 'th a', 'color')).toBe(await styleOf(page, 'td a:not(.term)', 'color'));
    expect(await styleOf(page, 'th a', 'text-decoration-line')).toBe('underline');
  });

  test('keeps bold code bold, and adds no space before punctuation', async ({ page }) => {
    await openPage(page, '/style-guide');
    expect(await styleOf(page, 'main p code', 'font-weight')).toBe('400');
    // A gap of more than 4 px after the code looks like a space.
    expect(parseFloat(await styleOf(page, 'main p code', 'padding-right'))).toBeLessThan(4);
    const bold = await page
      .locator('main p')
      .first()
      .evaluate((paragraph) => {
        const strong = paragraph.appendChild(document.createElement('strong'));
        const code = strong.appendChild(document.createElement('code'));
        return Number(getComputedStyle(code).fontWeight);
      });
    expect(bold).toBeGreaterThanOrEqual(600);
  });

  test('renders quotation marks in a Chinese font in Chinese text only', async ({ page }) => {
    await page.goto('/zh/config/output/targets');
    expect(await styleOf(page, 'body', 'font-family')).toMatch(/^"?Han punctuation/);
    expect(await styleOf(page, 'main p', 'font-family')).toMatch(/^"?Han punctuation/);
    expect(await styleOf(page, 'code', 'font-family')).not.toContain('Han');
    await page.goto('/config/output/targets');
    expect(await styleOf(page, 'body', 'font-family')).not.toContain('Han');
  });
});

test.describe('a flag on a phone', () => {
  test.use({ viewport: phone });

  test('does not wrap after its hyphens', async ({ page }) => {
    for (const path of ['/guide/basic/cli', '/zh/guide/basic/cli']) {
      await page.goto(path);
      const flags = page.locator('main p code').filter({ hasText: /^-[\w-]+$/ });
      const lines = await flags.evaluateAll((all) => all.map((flag) => flag.getClientRects().length));
      expect(lines.length).toBeGreaterThan(5);
      expect(new Set(lines)).toEqual(new Set([1]));
    }
  });
});

test.describe('a diagram on a touch screen', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('is not covered by the icon that enlarges it', async ({ page }) => {
    for (const path of ['/plugins/dev/hooks', '/zh/plugins/list/plugin-rem']) {
      await openPage(page, path);
      const gap = await page
        .locator('.zoomable')
        .first()
        .evaluate((zoomable) => {
          const bottoms = [...zoomable.querySelectorAll('text')].map(
            (text) => text.getBoundingClientRect().bottom,
          );
          const icon = zoomable.querySelector('.zoomable-button .icon');
          return (icon?.getBoundingClientRect().top ?? 0) - Math.max(...bottoms);
        });
      expect(gap, path).toBeGreaterThanOrEqual(0);
    }
  });
});

test.describe('a wide diagram on a phone', () => {
  test.use({ viewport: phone });

  test('has legible text, and scrolls with the keyboard', async ({ page }) => {
    await openPage(page, '/zh/style-guide');
    const region = page.getByRole('group', { name: '示意图，可横向滚动' });
    const smallest = await region.getByRole('img').evaluate((svg) => {
      const drawn = svg.getBoundingClientRect().width / Number(svg.getAttribute('width'));
      const sizes = [...svg.querySelectorAll('text')].map((text) =>
        parseFloat(getComputedStyle(text).fontSize),
      );
      return Math.min(...sizes) * drawn;
    });
    expect(smallest).toBeGreaterThanOrEqual(11);
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
});
