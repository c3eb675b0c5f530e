import react from '@vitejs/plugin-react';
import { siteConfig } from '@docs/content/site';
import { contentPlugins, publication, publicDirectory } from '@docs/content/vite';
import { defineConfig } from 'vite';
import { devDocuments } from './scripts/dev-documents.ts';

// Used by `npm run dev` only; the build makes its three bundles in scripts/bundles.ts.
export default defineConfig({
  base: siteConfig.base,
  appType: 'custom',
  publicDir: publicDirectory,
  plugins: [...contentPlugins(), react(), devDocuments()],
  define: {
    'import.meta.env.SITE_HOST': JSON.stringify('http://localhost:5173'),
    'import.meta.env.SITE_EDIT_BASE': JSON.stringify(publication.editBase),
  },
  // Found before the first request, or Vite would reload the page once it finds them.
  optimizeDeps: { entries: ['src/entry-dev.tsx'], include: ['comlink', 'idb-keyval'] },
  worker: { format: 'es' },
});
