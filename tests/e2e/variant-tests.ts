import { test as base } from './site.ts';
import { serveVariant } from './variant.ts';
import type { VariantName } from './variants.ts';

/** Tests whose addresses are those of a variant, which each worker serves once. */
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
