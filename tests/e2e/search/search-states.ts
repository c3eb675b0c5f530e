import type { Page } from '@playwright/test';

/** Opens the dialog with the keyboard and types. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(query);
}

/** The live region of the dialog. */
export const status = (page: Page) => page.getByRole('dialog').getByRole('status');

/** Text of the active option (`aria-activedescendant`). */
export const activeOption = (page: Page): Promise<string | null> =>
  page.getByRole('combobox').evaluate((field) => {
    const id = field.getAttribute('aria-activedescendant');
    return id === null ? null : (document.getElementById(id)?.textContent ?? 'missing');
  });

/** Stores recent searches as the site does. */
export async function rememberSearches(page: Page, queries: readonly string[]): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem('docs-search-recent:en', text),
    JSON.stringify(queries),
  );
}
