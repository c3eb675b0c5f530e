import { contains, exits, lacks, prints, printsInOrder, printsNot } from '../../expectation.ts';
import type { Experiment } from '../../experiment.ts';

const order = (plugins: string): string => `
  const plugin = (name, more) => ({ name, setup: () => console.log('SETUP', name), ...more });
  export default { plugins: ${plugins} };
`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'false, null, undefined and promises of them are skipped',
    config: order("[false, null, undefined, Promise.resolve(plugin('a')), Promise.resolve(null)]"),
    expect: [prints('SETUP a')],
  },
  {
    statement: 'pre means after the named plugins, a name that is not registered is ignored',
    config: order("[plugin('first', { pre: ['second', 'nobody'] }), plugin('second')]"),
    expect: [printsInOrder('SETUP second', 'SETUP first')],
  },
  {
    statement: 'post means before the named plugins',
    config: order("[plugin('first'), plugin('second', { post: ['first'] })]"),
    expect: [printsInOrder('SETUP second', 'SETUP first')],
  },
  {
    statement: 'of two plugins with one name only the first is used, with a message',
    config: order(
      "[plugin('same', { setup: () => console.log('ONE') }), plugin('same', { setup: () => console.log('TWO') })]",
    ),
    expect: [prints('ONE'), printsNot('TWO'), prints('Rsbuild plugin "same" registered multiple times.')],
  },
  {
    statement: 'a plugin of the bundler is rejected',
    config: order('[{ apply() {}, name: "X" }]'),
    expect: [exits(1), prints('looks like a Webpack or Rspack plugin')],
  },
  {
    statement: 'a plugin function that is not called is rejected',
    config: order('[plugin]'),
    expect: [exits(1), prints('Expect Rsbuild plugin instance to be an object, but got function.')],
  },
  {
    statement: 'an array of plugins is rejected',
    config: order("[[plugin('a')]]"),
    expect: [exits(1), prints('Expect Rsbuild plugin.setup to be a function, but got')],
  },
  {
    statement: 'contradicting pre and post are a loop',
    config: order("[plugin('a', { pre: ['b'] }), plugin('b', { pre: ['a'] })]"),
    expect: [exits(1), prints('plugins dependencies has loop')],
  },
  ...Object.entries({ 'every file': true, 'JavaScript only': false }).map(([files, fails]) => ({
    statement: `a loader for ${files} ${fails ? 'fails the build at' : 'leaves'} the HTML template`,
    files: { 'pass.cjs': 'module.exports = (source) => source;' },
    config: `{ tools: { rspack: (config) => {
      config.module.rules.unshift({
        include: (file) => ${fails} || file.endsWith('.js'), use: [{ loader: './pass.cjs' }],
      });
    } } }`,
    expect: fails
      ? [exits(1), prints('[html-rspack-plugin]: Child compilation failed')]
      : [prints('dist/index.html')],
  })),
  {
    statement: 'the order of a hook takes precedence over the order of the plugins',
    config: `{ plugins: [
      { name: 'a', setup(api) { api.modifyRsbuildConfig({ order: 'post', handler: () => console.log('FIRST LISTED') }); } },
      { name: 'b', setup(api) { api.modifyRsbuildConfig(() => console.log('SECOND LISTED')); } },
    ] }`,
    expect: [printsInOrder('SECOND LISTED', 'FIRST LISTED')],
  },
  ...(
    [
      ['api.modifyEnvironmentConfig(() => {})', 'api.modifyEnvironmentConfig is not a function'],
      [
        'api.modifyBundlerChain((chain, { environment }) => { const { config } = environment; })',
        "Cannot destructure property 'config' of 'environment'",
      ],
    ] as const
  ).map(([call, message]): Experiment => ({
    statement: `a plugin for a later version of Rsbuild fails with ${message}`,
    config: order(`[plugin('later', { setup: (api) => { ${call}; } })]`),
    expect: [exits(1), prints(message)],
  })),
  ...Object.entries({ dirname: false, resolve: false, url: true }).map(([field, works]) => ({
    statement: `a plugin ${works ? 'can' : 'cannot'} use import.meta.${field}`,
    files: {
      'node_modules/esm/package.json': '{ "name": "esm", "type": "module", "exports": "./index.js" }',
      'node_modules/esm/index.js': `const value = import.meta.${field};
        export const plugin = { name: 'esm', setup: () => console.log('SETUP', typeof value) };`,
    },
    config: "import { plugin } from 'esm'; export default { plugins: [plugin] };",
    expect: works
      ? [prints('SETUP string')]
      : [exits(1), prints("Cannot use 'import.meta' outside a module")],
  })),
  {
    statement: 'a production build moves the banner of BannerPlugin to a license file',
    config: `import { rspack } from '@rsbuild/core';
      export default { tools: { rspack: { plugins: [new rspack.BannerPlugin({ banner: 'Shop' })] } } };`,
    expect: [
      contains('dist/static/js/index.*.js.LICENSE.txt', 'Shop'),
      lacks('dist/static/js/index.*.js', 'Shop'),
    ],
  },
  {
    statement:
      'Rspack lacks the hook by which unplugin resolves module names of a plugin, and the field that it reads since 2.3.11',
    config: `{ tools: { rspack: { plugins: [{ apply(compiler) {
      compiler.hooks.normalModuleFactory.tap('a', ({ hooks }) => console.log('RESOLVE', typeof hooks.resolve, 'RSPACK', typeof compiler.rspack));
    } }] } } }`,
    expect: [prints('RESOLVE undefined RSPACK undefined')],
  },
];
