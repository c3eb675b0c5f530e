import type { Page } from '@playwright/test';

export const thrown = 'broken on purpose';

/** Replaces the export `name` of a module by a component that throws; keeps the other exports. */
export async function breakModule(page: Page, file: RegExp, name: string): Promise<void> {
  await page.route(file, (route) => {
    const whole = `${new URL(route.request().url()).pathname}?whole`;
    const broken = `() => { throw new Error(${JSON.stringify(thrown)}); }`;
    return route.fulfill({
      contentType: 'text/javascript',
      body: `export * from ${JSON.stringify(whole)}; const broken = ${broken}; export { broken as ${name} };`,
    });
  });
}
