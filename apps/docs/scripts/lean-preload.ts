import type { Plugin } from 'vite';

/**
 * What stands around an `import()` in the bundle: the bundler's own (1 kB) preloads modules too, which this site says
 * in its documents, and survives lost style sheets with an event of its own. Here a chunk's style sheet is loaded before
 * the chunk, once; one that fails makes the import fail, which each caller answers.
 */
export function leanPreload(base: string): Plugin {
  return {
    name: 'docs:lean-preload',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: helper(base), moduleSideEffects: false }),
    },
    enforce: 'pre',
  };
}

const helper = (base: string): string => `
const sheets = {};
const sheet = (path) => sheets[path] ??= new Promise((resolve, reject) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = ${JSON.stringify(base)} + path;
  link.onload = resolve;
  link.onerror = () => {
    delete sheets[path];
    link.remove();
    reject(new Error('No style sheet at ' + link.href));
  };
  document.head.append(link);
});
export const __vitePreload = (load, paths = []) =>
  Promise.all(paths.filter((path) => path.endsWith('.css')).map(sheet)).then(load);
`;
