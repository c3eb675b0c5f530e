/** A configuration with the settings of plugin-svelte 0.6.15, which is not published; the tools behind it are installed. */
export function withSvelte(options = '', more = ''): string {
  return `
    import { createRequire } from 'node:module';
    import { dirname, join } from 'node:path';
    import { deepmerge } from '@rsbuild/shared';
    import preprocess from 'svelte-preprocess';

    const require = createRequire(import.meta.url);

    const pluginSvelte = ({ svelteLoaderOptions = {}, preprocessOptions } = {}) => ({
      name: 'rsbuild:svelte',
      setup(api) {
        const svelte = dirname(require.resolve('svelte/package.json', { paths: [api.context.rootPath] }));
        const loader = require.resolve('svelte-loader', { paths: [api.context.rootPath] });
        api.modifyBundlerChain((chain, { CHAIN_ID, isDev }) => {
          const { dev, output } = api.getNormalizedConfig();
          chain.resolve.alias.set('svelte', join(svelte, 'src/runtime'));
          chain.resolve.extensions.add('.svelte');
          chain.resolve.mainFields.add('svelte').add('...');
          chain.resolve.set('conditionNames', ['svelte', '...']);
          // The imports of emitted CSS refer to the loader by its name.
          chain.merge({ resolveLoader: { alias: { 'svelte-loader': loader } } });
          const defaults = {
            compilerOptions: { dev: isDev },
            preprocess: preprocess(preprocessOptions),
            emitCss: !output.injectStyles,
            hotReload: isDev && dev.hmr,
          };
          const rule = chain.module.rule(CHAIN_ID.RULE.SVELTE).test(/\\.svelte$/);
          rule.use(CHAIN_ID.USE.SVELTE).loader(loader).options(deepmerge(defaults, svelteLoaderOptions));
        });
      },
    });

    export default { plugins: [pluginSvelte(${options})], ${more} };
  `;
}
