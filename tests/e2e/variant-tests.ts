import { test as base } from './site.ts';
import { serveVariant } from './variant.ts';
import type { VariantName } from './variants.ts';

/** A `test` with the base URL of a variant, which each Playwright worker serves once. */
export const testsOn = (name: VariantName) =>
  base.extend<object, { readonly variantOrigin: string }>({
    variantOrigin: [
      async ({ browserName: _browserName }, use) => {
        const { port, server } = await serveVariant(name);
        await use(`http://localhost:${port}`);
        server.closeAllConnections();
        server.close();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ variantOrigin }, use) => use(variantOrigin),
  });
