import type { Browser, BrowserContext } from '@playwright/test';
import { hydrated } from '../../hydrated.ts';

interface Visit {
  readonly path: string;
  /** Whether an earlier visit filled the cache of the browser. */
  readonly isWarm: boolean;
}

/** Contexts of one browser for the visits of tries. */
export interface Visitors {
  readonly origin: string;
  /** Runs `during` in a new context, or in one with a warm cache. */
  readonly visit: <Result>(
    visit: Visit,
    during: (context: BrowserContext) => Promise<Result>,
  ) => Promise<Result>;
  readonly leave: () => Promise<void>;
}

/** Loads the page, the application, search and its index into the cache of the context. */
async function warmCache(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('css');
  await page.getByRole('option').first().waitFor();
  await page.close();
}

export function createVisitors(browser: Browser, origin: string): Visitors {
  const warm = new Map<string, BrowserContext>();
  const newVisitor = (path: string) =>
    browser.newContext({ locale: path.startsWith('/zh') ? 'zh-CN' : 'en-US' });

  async function knownVisitor(path: string): Promise<BrowserContext> {
    const known = warm.get(path);
    if (known) return known;
    const context = await newVisitor(path);
    warm.set(path, context);
    await warmCache(context, origin + path);
    return context;
  }

  return {
    origin,
    visit: async ({ path, isWarm }, during) => {
      if (isWarm) return during(await knownVisitor(path));
      const context = await newVisitor(path);
      try {
        return await during(context);
      } finally {
        await context.close();
      }
    },
    leave: async () => {
      await Promise.all([...warm.values()].map((context) => context.close()));
      warm.clear();
    },
  };
}
