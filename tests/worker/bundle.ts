import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'vite';
import { bundleFolder, folder } from './folders.ts';

/**
 * Bundles the test page and each file of `workers/` once for all tests. Playwright calls the default export of a
 * `globalSetup` file.
 */
export default async function bundleTestPage(): Promise<void> {
  const workers = readdirSync(`${folder}workers`).map((file) => [
    basename(file, '.ts'),
    `${folder}workers/${file}`,
  ]);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: bundleFolder,
      emptyOutDir: true,
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { page: `${folder}page/page.ts`, ...Object.fromEntries(workers) },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name].js' },
      },
    },
  });
}
