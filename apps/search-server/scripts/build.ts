import { builtinModules } from 'node:module';
import { build } from 'vite';

/** Bundles the command lines and the workers into `dist`; packages of registries stay imports. */
export async function main(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: [/^@docs\//, 'zod'] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: 'dist',
      minify: false,
      rolldownOptions: {
        input: {
          'search-server': 'src/search-server.ts',
          'search-conformance': 'src/search-conformance.ts',
          'search-worker': 'src/store/search-worker.ts',
          'index-worker': 'src/indexing/index-worker.ts',
        },
        external: [...builtinModules],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
