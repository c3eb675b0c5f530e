import type { Page } from '@playwright/test';

/** Opens the dialog by the keyboard and types. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(query);
}

/** What a screen reader was told last. */
export const status = (page: Page) => page.getByRole('dialog').getByRole('status');

/** The text of the option that the field names as the active one. */
export const activeOption = (page: Page): Promise<string | null> =>
  page.getByRole('combobox').evaluate((field) => {
    const id = field.getAttribute('aria-activedescendant');
    return id === null ? null : (document.getElementById(id)?.textContent ?? 'missing');
  });

/** Keeps questions in this browser as the site itself does. */
export async function rememberSearches(page: Page, queries: readonly string[]): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem('docs-search-recent:en', text),
    JSON.stringify(queries),
  );
}
