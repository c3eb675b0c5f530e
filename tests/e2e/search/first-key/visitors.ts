import type { Browser, BrowserContext } from '@playwright/test';
import { hydrated } from '../../hydrated.ts';

interface Visit {
  readonly path: string;
  /** Whether the browser has been on the page, and searched there. */
  readonly isWarm: boolean;
}

/** Readers of a site, all in one browser. */
export interface Visitors {
  readonly origin: string;
  /** Gives something a browser to work with that has seen nothing, or all that one visit shows. */
  readonly visit: <Result>(
    visit: Visit,
    during: (context: BrowserContext) => Promise<Result>,
  ) => Promise<Result>;
  readonly leave: () => Promise<void>;
}

/** Brings everything into the cache of the context: the page, the application, search and its index. */
async function lookRound(context: BrowserContext, url: string): Promise<void> {
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
    await lookRound(context, origin + path);
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
