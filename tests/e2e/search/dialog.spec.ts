import { expect, hydrated, test } from '../site.ts';
import { activeOption, searchFor, status } from './search-states.ts';

test.describe('the combobox', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
  });

  test('names its list and its active option, and arrow keys wrap around', async ({ page }) => {
    await searchFor(page, 'port');
    const field = page.getByRole('combobox', { name: 'Search Docs' });
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const list = page.getByRole('listbox', { name: 'Search results' });
    expect(await field.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
    await expect(field).toBeFocused();
    await expect(list).toHaveAttribute('aria-busy', 'false');
    const count = Number(/\d+/.exec((await status(page).textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(4);
    await expect(page.getByRole('option')).toHaveCount(count);
    const texts = await page.getByRole('option').allTextContents();
    await expect.poll(() => activeOption(page)).toBe(texts[0]);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => activeOption(page)).toBe(texts.at(-1));
    await expect(page.getByRole('option').last()).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => activeOption(page)).toBe(texts[1]);
    await page.keyboard.press('End');
    await expect.poll(() => activeOption(page)).toBe(texts.at(-1));
    await page.keyboard.press('Home');
    await expect.poll(() => activeOption(page)).toBe(texts[0]);
    await page.getByRole('option').nth(2).hover();
    await expect.poll(() => activeOption(page)).toBe(texts[2]);
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  });

  test('traps focus in the dialog', async ({ page }) => {
    await searchFor(page, 'port');
    await expect(page.getByRole('option').first()).toBeVisible();
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      });
      expect(place).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Control+K toggles it, and it reopens empty', async ({ page }) => {
    await searchFor(page, 'port');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toHaveValue('');
  });

  test('a press outside closes it, and its buttons clear and close it', async ({ page }) => {
    await searchFor(page, 'port');
    await page.getByRole('button', { name: 'Clear the search text' }).click();
    await expect(page.getByRole('combobox')).toHaveValue('');
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(page.getByRole('option')).toHaveCount(0);
    await page.getByRole('button', { name: 'esc Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await searchFor(page, 'port');
    await page.mouse.click(5, 400);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Enter right after the last key opens a result of the full query', async ({ page }) => {
    await searchFor(page, 'asset prefix');
    await expect(page.getByRole('option').first()).toContainText('assetPrefix');
    await page.getByRole('combobox').fill('server.port');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/config\/server\/port$/);
  });

  test('Control+Enter opens a result in a new tab', async ({ page, context }) => {
    await searchFor(page, 'server.port');
    await expect(page.getByRole('option').first()).toBeVisible();
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await expect(tab).toHaveURL(/\/config\/server\/port$/);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('dialog')).toBeVisible();
    const [clicked] = await Promise.all([
      context.waitForEvent('page'),
      page
        .getByRole('option')
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(clicked).toHaveURL(/\/config\/server\/port$/);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('ignores keys during a composition, and searches after it', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    const session = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    for (const text of ['d', 'du', 'duan']) await compose(text);
    await expect(page.getByRole('combobox')).toHaveValue('duan');
    // Safari fires the keydown of the Enter that ended the composition after compositionend.
    await page
      .getByRole('combobox')
      .evaluate((field) =>
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true })),
      );
    await expect(page.getByText('No results')).toHaveCount(0);
    await session.send('Input.insertText', { text: '3000' });
    await expect(page.getByRole('combobox')).toHaveValue('3000');
    await expect(page.getByRole('option').first()).toContainText('3000');
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('a result', () => {
  test('shows a corrected typo, a line of code, and its breadcrumb', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await searchFor(page, 'asetprefx');
    const first = page.getByRole('option').first();
    await expect(first).toContainText('“asetprefx” read as “assetPrefix”');
    await expect(page.getByRole('option').filter({ hasText: 'in a code sample' }).first()).toContainText(
      /output\.assetPrefix › \w/,
    );
    await expect(page.getByRole('dialog').getByRole('group').first()).toContainText('output');
  });

  test('is announced once, and not while it loads', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await page.evaluate(() => {
      const announced: string[] = [];
      Object.assign(window, { announced });
      const output = document.querySelector('dialog output');
      const record = () => announced.push(output?.textContent ?? '');
      if (output)
        new MutationObserver(record).observe(output, { childList: true, characterData: true, subtree: true });
    });
    await page.getByRole('combobox').fill('port');
    await expect(status(page)).toHaveText(/^\d+ results$/);
    await page.getByRole('combobox').fill('zzzyyyxxx');
    await expect(status(page)).toHaveText(
      'No results for "zzzyyyxxx" Please try again with a different keyword',
    );
    await page.getByRole('combobox').fill('server.port');
    await expect(status(page)).toHaveText(/^\d+ results?$/);
    const announced = await page.evaluate(() => (window as unknown as { announced: string[] }).announced);
    expect(announced.filter((text) => text.startsWith('No results'))).toHaveLength(1);
  });
});

test.describe('recent searches', () => {
  test('are stored when a result is opened, can be repeated and cleared', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await searchFor(page, 'server.port');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/server\/port$/);
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { name: 'server.port' })).toBeVisible();
    await expect.poll(() => activeOption(page)).toBeNull();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox')).toHaveValue('server.port');
    await expect(page.getByRole('dialog').getByRole('group').first()).toContainText('server.port');
    await page.getByRole('combobox').fill('');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByRole('option')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('docs-search-recent:en'))).toBeNull();
  });

  test('ignore stored values other than short strings', async ({ page }) => {
    const hostile = JSON.stringify([{ a: 1 }, '<img src=x onerror=alert(1)>', 'x'.repeat(500), 7]);
    await page.addInitScript((text) => localStorage.setItem('docs-search-recent:en', text), hostile);
    await page.goto('/');
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option')).toHaveText(['<img src=x onerror=alert(1)>']);
    await expect(page.locator('dialog img')).toHaveCount(0);
  });
});
