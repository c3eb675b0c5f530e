import react from '@vitejs/plugin-react';
import { siteConfig } from '@docs/content/site';
import { publication, publicDirectory } from '@docs/content/build';
import { contentPlugins } from '@docs/content/vite';
import { defineConfig } from 'vite';
import { devDocuments } from './scripts/dev-documents.ts';

// Only for `npm run dev`; scripts/bundles.ts configures the bundles of the build.
export default defineConfig({
  base: siteConfig.base,
  appType: 'custom',
  publicDir: publicDirectory,
  plugins: [...contentPlugins(), react(), devDocuments()],
  define: {
    'import.meta.env.SITE_HOST': JSON.stringify('http://localhost:5173'),
    'import.meta.env.SITE_EDIT_BASE': JSON.stringify(publication.editBase),
  },
  // Lists dependencies that Vite would discover at runtime, which reloads the page.
  optimizeDeps: { entries: ['src/entry-dev.tsx'], include: ['comlink', 'idb-keyval'] },
  worker: { format: 'es' },
});
