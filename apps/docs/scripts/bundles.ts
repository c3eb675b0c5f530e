import { resolve } from 'node:path';
import { siteConfig } from '@docs/content/site';
import { artifactsDirectory, pagesDirectory, publication, publicDirectory } from '@docs/content/build';
import { localePattern } from '@docs/content/paths';
import { minify } from 'terser';
import { build, normalizePath, type BuildOptions, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { shellChunks } from './shell-chunks.ts';

// react-router has "use client" in each file, which has no effect without server components.
// The bundle of an archive has no `import.meta`; what Vite generates with it does not run there.
const silenced = new Set(['MODULE_LEVEL_DIRECTIVE', 'EMPTY_IMPORT_META']);
const onwarn: NonNullable<Rolldown.InputOptions['onwarn']> = (warning, warn) => {
  if (!silenced.has(warning.code ?? '')) warn(warning);
};

/** Fails on content in a bundle: a change of a page would change the application, and with it every page. */
const noContent = (): Plugin => {
  const folders = [pagesDirectory, artifactsDirectory].map((folder) => `${normalizePath(folder)}/`);
  return {
    name: 'docs:no-content',
    load(id) {
      if (folders.some((folder) => id.startsWith(folder)))
        this.error(`${id} is content, which the application loads by URL: see src/data/content-files.ts.`);
    },
  };
};

/**
 * Minifies the search worker, which the first answer waits for, again with terser: it saves 3 % after the minifier of
 * Vite.
 */
const minifyAgain = (): Plugin => ({
  name: 'docs:minify-again',
  async generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue;
      const { code } = await minify(output.code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3, unsafe_arrows: true },
      });
      if (code !== undefined) output.code = code;
    }
  },
});

const shared = (root: string): InlineConfig => ({
  root,
  base: siteConfig.base,
  configFile: false,
  logLevel: 'warn',
  publicDir: publicDirectory,
  plugins: [noContent()],
  define: {
    'import.meta.env.VITE_SITE_SETTINGS': JSON.stringify(process.env['VITE_SITE_SETTINGS'] ?? ''),
    'import.meta.env.SITE_HOST': JSON.stringify(publication.host),
    'import.meta.env.SITE_EDIT_BASE': JSON.stringify(publication.editBase),
    'import.meta.env.ARCHIVE': 'false',
  },
});

/** The first versions with light-dark(), which the theme needs without JavaScript. */
const cssTarget = ['chrome123', 'firefox120', 'safari17.5'];

/** The application, without content. */
export async function clientBuild(root: string, outDir: string): Promise<void> {
  await build({
    ...shared(root),
    worker: { format: 'es', plugins: () => [minifyAgain()] },
    build: {
      outDir,
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      cssTarget,
      modulePreload: false,
      rollupOptions: {
        onwarn,
        preserveEntrySignatures: 'strict',
        input: { entry: resolve(root, 'src/entry-client.tsx') },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          codeSplitting: shellChunks,
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
}

/** Classic scripts in the head: they run before the first paint, unlike module scripts. */
export const headScripts = ['boot', 'first-paint'] as const;
export type HeadScript = (typeof headScripts)[number];

const headScript = (root: string, name: HeadScript, build: BuildOptions): InlineConfig => ({
  ...shared(root),
  plugins: [],
  define: {
    'import.meta.env.EN_PATTERN': JSON.stringify(localePattern('en', siteConfig.base)),
    'import.meta.env.ZH_PATTERN': JSON.stringify(localePattern('zh', siteConfig.base)),
  },
  publicDir: false,
  build: {
    ...build,
    rollupOptions: {
      onwarn,
      input: resolve(root, `src/document/${name}.ts`),
      output: { format: 'iife', entryFileNames: `assets/${name}-[hash].js` },
    },
  },
});

export async function headScriptBuild(root: string, outDir: string, name: HeadScript): Promise<void> {
  await build(headScript(root, name, { outDir, emptyOutDir: false, manifest: `${name}-manifest.json` }));
}

/** The service worker, and the one that removes it. They contain no content and no names of other files. */
const serviceWorkers = ['service-worker', 'kill-service-worker'] as const;
export type ServiceWorker = (typeof serviceWorkers)[number];

export async function serviceWorkerBuild(root: string, outDir: string): Promise<void> {
  for (const name of serviceWorkers) {
    await build({
      ...shared(root),
      plugins: [],
      publicDir: false,
      build: {
        outDir,
        emptyOutDir: false,
        rollupOptions: {
          input: resolve(root, `src/offline/${name}.ts`),
          output: { format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    });
  }
}

/** A separate bundle without imports: the stateless part of React that page modules call. */
export async function pageRuntimeBuild(root: string, outDir: string): Promise<void> {
  await build({
    ...shared(root),
    plugins: [],
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      manifest: 'page-runtime-manifest.json',
      modulePreload: false,
      rollupOptions: {
        preserveEntrySignatures: 'strict',
        input: resolve(root, 'src/page-runtime.ts'),
        output: { entryFileNames: 'assets/page-runtime-[hash].js' },
      },
    },
  });
}

/** The application of an archive and its boot script: classic scripts with one style sheet, and relative addresses. */
export async function archiveBuild(root: string, outDir: string): Promise<void> {
  for (const [file, input] of [
    ['archive.js', 'src/entry-archive.tsx'],
    ['boot.js', 'src/document/archive-boot.ts'],
  ] as const) {
    const { define, ...rest } = shared(root);
    await build({
      ...rest,
      base: './',
      publicDir: false,
      define: { ...define, 'import.meta.env.ARCHIVE': 'true' },
      build: {
        outDir,
        emptyOutDir: false,
        // Browsers refuse to use a file as a mask.
        assetsInlineLimit: Infinity,
        cssCodeSplit: false,
        cssTarget,
        modulePreload: false,
        rollupOptions: {
          onwarn,
          input: resolve(root, input),
          output: {
            format: 'iife',
            codeSplitting: false,
            entryFileNames: file,
            assetFileNames: 'archive[extname]',
          },
        },
      },
    });
  }
}

/** Returns the code, for the development server. */
export async function headScriptCode(root: string, name: HeadScript): Promise<string> {
  const outputs = await build(headScript(root, name, { write: false, minify: false }));
  const chunk = [outputs].flat().flatMap((result) => ('output' in result ? result.output : []))[0];
  if (chunk?.type !== 'chunk') throw new Error(`src/document/${name}.ts has no output chunk.`);
  return chunk.code;
}

export async function serverBuild(root: string, outDir: string): Promise<void> {
  await build({
    ...shared(root),
    publicDir: false,
    build: {
      outDir,
      ssr: resolve(root, 'src/entry-server.tsx'),
      rollupOptions: { output: { entryFileNames: '[name].js' } },
    },
  });
}
