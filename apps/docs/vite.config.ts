import react from '@vitejs/plugin-react';
import { siteConfig } from '@docs/content/site';
import { contentPlugins } from '@docs/content/vite';
import { defineConfig } from 'vite';

// Used by `npm run dev` only; the build makes its three bundles in scripts/bundles.ts.
export default defineConfig({
  base: siteConfig.base,
  plugins: [...contentPlugins(), react()],
  define: {
    'import.meta.env.SITE_HOST': JSON.stringify('http://localhost:5173'),
    'import.meta.env.SITE_EDIT_BASE': JSON.stringify(''),
  },
  optimizeDeps: { include: ['comlink', 'idb-keyval'] },
  worker: { format: 'es' },
});
