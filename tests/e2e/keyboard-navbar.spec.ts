import { expect, hydrated, test } from './site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
  await page.goto('/config/server/port');
  await hydrated(page);
});

test.describe('a menu of the bar (disclosure)', () => {
  for (const key of ['Enter', 'Space']) {
    test(`${key} opens and closes it, and the button says so`, async ({ page }) => {
      const button = page.getByRole('button', { name: 'Language' });
      await button.focus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible();
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toBeFocused();
    });
  }

  test('Down opens it at the first row, Up at the last; arrows, Home and End move', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Related tools' });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: /^Rspack/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: /^Rsbuild \(/ })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('link', { name: /^Rsdoctor/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: /^Rspack/ })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('link', { name: /^Rsdoctor/ })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page.getByRole('link', { name: /^Rspack/ })).toBeFocused();
  });

  test('Escape closes it and gives the focus back', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Language' });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  });

  test('closes when Tab leads out of it', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Language' });
    await button.focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('link', { name: '简体中文' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('arrows choose the theme, as in any group of radios', async ({ page }) => {
    await page.getByRole('button', { name: 'Theme' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'System' }).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('the menu of sibling tools', () => {
  test('opens at hover, stays when clicked, goes when the pointer goes', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Related tools' });
    const panel = page.locator('.tools-panel');
    await button.hover();
    await expect(panel).toBeVisible();
    expect((await panel.boundingBox())?.width).toBe(552);
    await page.getByRole('heading', { level: 1 }).hover({ force: true, position: { x: 600, y: 10 } });
    await expect(panel).toBeHidden();
    await button.hover();
    await expect(panel).toBeVisible();
    await button.click();
    await page.mouse.move(900, 600);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(900, 600);
    await expect(panel).toBeHidden();
  });

  test('stands at the left under its button, 4 px from it', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Related tools' });
    await button.click();
    const [at, panel] = [await button.boundingBox(), await page.locator('.tools-panel').boundingBox()];
    expect(panel?.x).toBeCloseTo(at?.x ?? -1, 0);
    expect(panel?.y).toBeCloseTo((at?.y ?? 0) + (at?.height ?? 0) + 4, 0);
  });
});

test.describe('a tooltip', () => {
  test('comes with the focus, describes its button, and goes at Escape', async ({ page }) => {
    await page.getByRole('button', { name: 'Language' }).focus();
    await page.keyboard.press('Tab');
    const button = page.getByRole('button', { name: 'Theme' });
    await expect(button).toBeFocused();
    const tip = page.getByRole('tooltip');
    await expect(tip).toHaveText('Theme');
    await expect(button).toHaveAttribute('aria-describedby', (await tip.getAttribute('id')) ?? '');
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('stays while the pointer is on it', async ({ page }) => {
    await page.getByRole('link', { name: 'GitHub' }).hover();
    const tip = page.getByRole('tooltip');
    await expect(tip).toHaveText('GitHub');
    await tip.hover();
    await expect(tip).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(tip).toBeHidden();
  });
});

test('a heading’s anchor copies the address and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const anchor = page.getByRole('link', { name: 'Link to this section' }).first();
  await anchor.focus();
  await expect(anchor).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(new URL(page.url()).hash).not.toBe('');
});
