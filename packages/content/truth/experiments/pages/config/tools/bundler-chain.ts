import {
  absent,
  contains,
  exists,
  exits,
  lacks,
  prints,
  printsInOrder,
  printsNot,
} from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement:
      'it runs after the modifyBundlerChain hooks of plugins and before tools.rspack, once for each target',
    config: `{
      plugins: [{ name: 'p', setup: (api) => { api.modifyBundlerChain((_, { target }) => { console.log('HOOK', target); }); } }],
      output: { targets: ['web', 'node'] },
      tools: { bundlerChain: (_, { target }) => { console.log('CHAIN', target); }, rspack: (_, { target }) => { console.log('RSPACK', target); } },
    }`,
    expect: [
      printsInOrder('HOOK web', 'CHAIN web', 'RSPACK web'),
      printsInOrder('HOOK node', 'CHAIN node', 'RSPACK node'),
    ],
  },
  {
    statement: 'a loader placed after SWC gets the source as it was written',
    files: {
      'src/index.js': 'const f = (a) => a?.b; f();',
      'l.cjs':
        "module.exports = (source) => { console.log('SOURCE', source.includes('a?.b')); return source; };",
    },
    config:
      "{ output: { overrideBrowserslist: ['ie 11'] }, tools: { bundlerChain: (chain, { CHAIN_ID }) => { chain.module.rule(CHAIN_ID.RULE.JS).use('mine').loader('./l.cjs').after(CHAIN_ID.USE.SWC); } } }",
    expect: [prints('SOURCE true')],
  },
  {
    statement:
      'a loader placed before SWC gets compiled code, and after SWC code that SWC has not compiled, with the Babel plugin too',
    files: {
      'src/index.ts': 'const f = (a: any) => a?.b; f(1);',
      'l.cjs':
        "module.exports = function (source) { console.log(this.query, source.includes('a?.b'), source.includes(': any')); return source; };",
    },
    config:
      "import { pluginBabel } from '@rsbuild/plugin-babel'; export default { plugins: [pluginBabel()], source: { entry: { index: './src/index.ts' } }, output: { overrideBrowserslist: ['ie 11'] }, tools: { bundlerChain: (chain, { CHAIN_ID: { RULE, USE } }) => { chain.module.rule(RULE.JS).use('mine').loader('./l.cjs?SECOND').before(USE.SWC).end().use('more').loader('./l.cjs?FIRST').after(USE.SWC); } } };",
    expect: [prints('SECOND false false'), prints('FIRST true false')],
  },
  {
    statement: 'what tap does not return is lost',
    config:
      "{ html: { title: 'Mine' }, tools: { bundlerChain: (chain, { CHAIN_ID }) => { chain.plugin(CHAIN_ID.PLUGIN.HTML + '-index').tap(() => [{}]); } } }",
    expect: [lacks('dist/index.html', 'Mine')],
  },
  {
    statement: 'promises are not awaited',
    config:
      "{ tools: { bundlerChain: async (chain) => { await new Promise((done) => setTimeout(done, 50)); chain.devtool('source-map'); } } }",
    expect: [absent('dist/**/*.map')],
  },
  {
    statement: 'tap on a plugin that does not exist',
    config: "{ tools: { bundlerChain: (chain) => { chain.plugin('none').tap((a) => a); } } }",
    expect: [exits(1), prints('Cannot call .tap() on a plugin that has not yet been defined')],
  },
  {
    statement: 'use with an unknown name creates a loader without a path',
    config:
      "{ tools: { bundlerChain: (chain, { CHAIN_ID }) => { chain.module.rule(CHAIN_ID.RULE.JS).use('babel').options({}); } } }",
    expect: [exits(1), prints("Cannot read properties of undefined (reading 'startsWith')")],
  },
  {
    statement: 'HTML is named after the entry, PROGRESS and the minimizers are there in production only',
    config:
      "{ tools: { bundlerChain: (chain, { CHAIN_ID, isProd }) => { console.log('HAS', isProd, chain.plugins.has(CHAIN_ID.PLUGIN.HTML + '-index'), chain.plugins.has(CHAIN_ID.PLUGIN.PROGRESS), chain.plugins.has(CHAIN_ID.PLUGIN.HMR), chain.optimization.minimizers.has(CHAIN_ID.MINIMIZER.JS)); } } }",
    commands: ['rsbuild inspect', 'rsbuild inspect --env production'],
    expect: [prints('HAS false true false true false'), prints('HAS true true true false true')],
  },
  {
    statement: 'maxSize: a file of exactly that size is inlined, one byte more is not',
    files: {
      'src/index.js': "import a from './a.svg'; import b from './b.svg'; console.log(a, b);",
      'src/a.svg': '<svg>'.padEnd(2000, 'a'),
      'src/b.svg': '<svg>'.padEnd(2001, 'b'),
    },
    config:
      '{ tools: { bundlerChain: (chain, { CHAIN_ID }) => { chain.module.rule(CHAIN_ID.RULE.SVG).oneOf(CHAIN_ID.ONE_OF.SVG_ASSET).parser({ dataUrlCondition: { maxSize: 2000 } }); } } }',
    expect: [absent('dist/static/svg/a.*.svg'), exists('dist/static/svg/b.*.svg')],
  },
  {
    statement: 'the names of the rules and the branches of SVG',
    config:
      "{ tools: { bundlerChain: (chain, { CHAIN_ID, bundler }) => { console.log('RULES', Object.keys(chain.module.rules.entries()).join()); console.log('SVG', Object.keys(chain.module.rule(CHAIN_ID.RULE.SVG).oneOfs.entries()).join()); console.log('BUNDLER', Object.keys(bundler).join()); console.log('JS', Object.keys(chain.module.rule('js').uses.entries()).join()); } } }",
    expect: [
      prints('RULES mjs,js,js-data-uri,image,svg,media,font,wasm,css,less,sass\n'),
      prints('SVG svg-asset-url,svg-asset-inline,svg-asset\n'),
      prints('BUNDLER BannerPlugin,DefinePlugin,IgnorePlugin,ProvidePlugin,HotModuleReplacementPlugin\n'),
      prints('JS swc\n'),
    ],
  },
  {
    statement:
      'with injectStyles, styles are dropped for node, not for service workers; DEFINE is always there',
    config:
      "{ output: { targets: ['node', 'service-worker'], injectStyles: true }, tools: { bundlerChain: (chain, { CHAIN_ID, target }) => { console.log('CSS', target, Object.keys(chain.module.rule('css').uses.entries()).join()); console.log('PLUGINS', target, Object.keys(chain.plugins.entries()).join()); } } }",
    expect: [
      prints('CSS node ignore-css,css\n'),
      prints('CSS service-worker style-loader,css,postcss\n'),
      prints(/PLUGINS node .*define/),
      prints(/PLUGINS service-worker define/),
    ],
  },
  {
    statement: 'NODE_ENV test is passed as env',
    config:
      "{ tools: { bundlerChain: (chain, { env, isDev, isProd }) => { console.log('ENV', env, isDev, isProd); } } }",
    commands: ['rsbuild inspect --env test'],
    expect: [prints('ENV test false false')],
  },
  {
    statement: 'style-loader, the declarations of CSS Modules and PostCSS are absent for node and web-worker',
    config: `{
      output: { injectStyles: true, enableCssModuleTSDeclaration: true, targets: ['web', 'node', 'web-worker'] },
      tools: { bundlerChain: (chain, { target }) => {
        for (const rule of ['css', 'less', 'sass']) console.log(target, rule, Object.keys(chain.module.rule(rule).uses.entries()).join());
      } },
    }`,
    expect: [
      prints('web css style-loader,css-modules-typescript,css,postcss\n'),
      prints('web less style-loader,css-modules-typescript,css,postcss,less\n'),
      prints('web sass style-loader,css-modules-typescript,css,postcss,resolve-url-loader,sass\n'),
      prints('node css ignore-css,css\n'),
      prints('web-worker less ignore-css,css,less\n'),
    ],
  },
  {
    statement: 'without injectStyles the declarations of CSS Modules are a loader of the target web',
    config: `{
      output: { enableCssModuleTSDeclaration: true, targets: ['web', 'web-worker'] },
      tools: { bundlerChain: (chain, { target }) => {
        console.log('USES', target, Object.keys(chain.module.rule('css').uses.entries() ?? {}).join());
      } },
    }`,
    expect: [prints('USES web css-modules-typescript,postcss\n'), prints('USES web-worker \n')],
  },
  {
    statement:
      'functions of an array run in order, return values are ignored, has() says whether a name exists, and externals() replaces output.externals',
    config: `{ output: { externals: { react: 'React' } }, tools: { bundlerChain: [
      (chain) => { console.log('ONE', chain.plugins.has('none'), JSON.stringify(chain.get('externals'))); chain.externals({ jquery: 'jQuery' }); return {}; },
      (chain, { CHAIN_ID }) => { console.log('TWO', chain.plugins.has(CHAIN_ID.PLUGIN.DEFINE), JSON.stringify(chain.get('externals'))); },
    ] } }`,
    expect: [
      printsInOrder('ONE false {"react":"React"}', 'TWO true {"jquery":"jQuery"}'),
      exists('dist/index.html'),
    ],
  },
  {
    statement: 'hash: true of the HTML plugin adds a query to the URLs, and the other options stay',
    config:
      "{ html: { title: 'Mine' }, tools: { bundlerChain: (chain, { CHAIN_ID }) => { chain.plugin(`${CHAIN_ID.PLUGIN.HTML}-index`).tap(([options]) => [{ ...options, hash: true }]); } } }",
    expect: [contains('dist/index.html', /index\.\w+\.js\?\w+"/), contains('dist/index.html', '<title>Mine')],
  },
  ...(
    [
      ['linked', contains('dist/static/js/index.*.LICENSE.txt', '/*! © Acme */')],
      ['linked', lacks('dist/static/js/index.*.js', 'Acme')],
      ['inline', contains('dist/static/js/index.*.js', '/*! © Acme */')],
    ] as const
  ).map(([legalComments, expected], index): Experiment => ({
    statement: `a banner is a legal comment, which ${legalComments} moves or keeps (${index})`,
    config: `{ output: { legalComments: '${legalComments}' }, tools: { bundlerChain: (chain, { bundler, CHAIN_ID }) => {
        chain.plugin('banner').use(bundler.BannerPlugin, [{ banner: '© Acme' }]);
        chain.plugins.delete(CHAIN_ID.PLUGIN.PROGRESS);
      } } }`,
    expect: [expected],
  })),
  {
    statement: 'a rule of the type asset/source imports a string',
    files: {
      'src/terms.md': '# Terms\n',
      'src/index.js': "import text from './terms.md'; console.log('TEXT', typeof text, text);",
    },
    config:
      "{ output: { targets: ['node'] }, tools: { bundlerChain: (chain) => { chain.module.rule('markdown').test(/\\.md$/).type('asset/source'); } } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('TEXT string # Terms', 'node')],
  },
  {
    statement: 'inspect marks loaders, plugins and rules with their names',
    commands: ['rsbuild inspect'],
    expect: [
      contains('dist/rspack.config.web.mjs', "config.module.rule('js').use('swc')"),
      contains('dist/rspack.config.web.mjs', "config.plugin('html-index')"),
      contains('dist/rspack.config.web.mjs', "config.module.rule('js') */"),
      lacks('dist/rspack.config.web.mjs', /config\.module\.rule\('(?:css|less|sass)'\) \*\//),
    ],
  },

  {
    statement: 'HMR is absent in production only, so other values of NODE_ENV have it',
    files: {
      'run.mjs': `
        import { createRsbuild } from '@rsbuild/core';
        const bundlerChain = (chain, { CHAIN_ID, env }) => console.log('HMR', env, chain.plugins.has(CHAIN_ID.PLUGIN.HMR));
        for (const mode of ['production', 'development', 'test', 'staging']) {
          process.env.NODE_ENV = mode;
          await (await createRsbuild({ rsbuildConfig: { tools: { bundlerChain } } })).initConfigs();
        }
      `,
    },
    commands: ['node run.mjs'],
    expect: [
      prints('HMR production false'),
      prints('HMR development true'),
      prints('HMR test true'),
      prints('HMR staging true'),
    ],
  },
  {
    statement: 'NODE_ENV can have another value than the three usual ones',
    config:
      "{ tools: { bundlerChain: (chain, { env, isDev, isProd }) => { console.log('ENV', env, isDev, isProd); } } }",
    commands: ['rsbuild inspect --env staging'],
    expect: [prints('ENV staging false false')],
  },
  {
    statement: 'a loader of the rule JS does not get the JavaScript of packages and outside the root folder',
    files: {
      'node_modules/lib/index.js': 'module.exports = 1;',
      'shared/a.js': 'export default 2;',
      'l.cjs':
        'module.exports = function (source) { console.log("SEEN", this.resourcePath); return source; };',
      'app/src/index.js':
        "import lib from 'lib'; import shared from '../../shared/a.js'; console.log(lib, shared);",
      'build.mjs': `
        import { createRsbuild } from '@rsbuild/core';
        const bundlerChain = (chain, { CHAIN_ID }) => {
          chain.module.rule(CHAIN_ID.RULE.JS).use('mine').loader('../l.cjs').after(CHAIN_ID.USE.SWC);
        };
        const rsbuild = await createRsbuild({ cwd: process.cwd() + '/app', rsbuildConfig: { tools: { bundlerChain } } });
        await rsbuild.build();
      `,
    },
    commands: ['node build.mjs'],
    expect: [prints(/SEEN .*src\/index\.js/), printsNot(/SEEN .*lib\/index\.js/), printsNot(/SEEN .*shared/)],
  },
  {
    statement: 'plugins for pages exist for the target web only',
    files: { 'src/a.png': 'a' },
    config: `{
      output: { targets: ['web', 'node', 'service-worker'], inlineScripts: true },
      html: { appIcon: './src/a.png' },
      performance: { prefetch: true, preload: true },
      tools: { bundlerChain: (chain, { target }) => {
        console.log('PLUGINS', target, Object.keys(chain.plugins.entries()).filter((name) => /html|app-icon/.test(name)).join());
      } },
    }`,
    commands: ['rsbuild inspect --env production'],
    expect: [
      prints(
        'PLUGINS web html-index,html-basic-plugin,app-icon,inline-html,html-prefetch-plugin,html-preload-plugin\n',
      ),
      prints('PLUGINS node \n'),
      prints('PLUGINS service-worker \n'),
    ],
  },
  {
    statement:
      'the branches of images, media and fonts have names without constants, and so has the plugin for moment',
    config: `{ performance: { removeMomentLocale: true }, tools: { bundlerChain: (chain, { CHAIN_ID }) => {
      for (const name of ['IMAGE', 'MEDIA', 'FONT'])
        console.log('BRANCHES', Object.keys(chain.module.rule(CHAIN_ID.RULE[name]).oneOfs.entries()).join());
      console.log('CONSTANTS', Object.values(CHAIN_ID.ONE_OF).join());
      const id = 'remove-moment-locale';
      console.log('MOMENT', chain.plugins.has(id), Object.values(CHAIN_ID.PLUGIN).includes(id));
    } } }`,
    expect: [
      prints('BRANCHES image-asset-url,image-asset-inline,image-asset'),
      prints('BRANCHES media-asset-url,media-asset-inline,media-asset'),
      prints('BRANCHES font-asset-url,font-asset-inline,font-asset'),
      printsNot(/CONSTANTS .*image/),
      prints('MOMENT true false'),
    ],
  },
  {
    statement: 'VUE_LOADER_15_PITCH_FIX_PLUGIN is there with the plugin for Vue 2',
    files: {
      'node_modules/vue/package.json': '{ "name": "vue", "version": "2.7.16", "main": "index.js" }',
      'node_modules/vue/index.js': 'module.exports = {};',
    },
    config: `
      import { pluginVue2 } from '@rsbuild/plugin-vue2';
      export default { plugins: [pluginVue2()], tools: { bundlerChain: (chain, { CHAIN_ID }) => {
        console.log('PITCH', chain.plugins.has(CHAIN_ID.PLUGIN.VUE_LOADER_15_PITCH_FIX_PLUGIN));
      } } };
    `,
    commands: ['rsbuild inspect'],
    expect: [prints('PITCH true')],
  },
  {
    statement: 'the plugins for Pug and image compression add no loader or rule of their name',
    files: { 'src/index.pug': 'p text' },
    config: `
      import { pluginImageCompress } from '@rsbuild/plugin-image-compress';
      import { pluginPug } from '@rsbuild/plugin-pug';
      const namesOf = (rule) => [...Object.keys(rule.uses.entries() ?? {}), ...Object.values(rule.oneOfs.entries() ?? {}).flatMap(namesOf)];
      export default { plugins: [pluginPug(), pluginImageCompress()], tools: { bundlerChain: (chain, { CHAIN_ID: { RULE, USE } }) => {
        const names = Object.values(chain.module.rules.entries()).flatMap(namesOf);
        console.log('RULE', chain.module.rules.has(RULE.JS), chain.module.rules.has(RULE.PUG));
        console.log('USES', [USE.SWC, USE.PUG, USE.SVGO, USE.IMAGE_COMPRESS].map((name) => names.includes(name)).join());
      } } };
    `,
    commands: ['rsbuild inspect --env production'],
    expect: [prints('USES true,false,false,false'), prints('RULE true false')],
  },
  ...['', 'mixedImport: true', "svgrOptions: { exportType: 'default' }"].map((options): Experiment => ({
    statement: `the SVGR plugin with the options {${options}} adds SVG_REACT${options && ' and SVG'}`,
    config: `
      import { pluginSvgr } from '@rsbuild/plugin-svgr';
      export default { plugins: [pluginSvgr({ ${options} })], tools: { bundlerChain: (chain, { CHAIN_ID: { RULE, ONE_OF } }) => {
        const branches = chain.module.rule(RULE.SVG).oneOfs;
        console.log('BRANCHES', branches.has(ONE_OF.SVG_REACT), branches.has(ONE_OF.SVG));
      } } };
    `,
    commands: ['rsbuild inspect'],
    expect: [prints(`BRANCHES true ${options !== ''}`)],
  })),
  {
    statement: 'Lightning CSS replaces POSTCSS, except for node and web-worker, which have neither',
    config: `
      import { pluginLightningcss } from '@rsbuild/plugin-lightningcss';
      export default { plugins: [pluginLightningcss()], output: { targets: ['web', 'node', 'web-worker'] }, tools: { bundlerChain: (chain, { target, CHAIN_ID: { RULE, USE } }) => {
        const { uses } = chain.module.rule(RULE.LESS);
        console.log('USES', target, uses.has(USE.LIGHTNINGCSS), uses.has(USE.POSTCSS));
      } } };
    `,
    commands: ['rsbuild inspect'],
    expect: [
      prints('USES web true false'),
      prints('USES node false false'),
      prints('USES web-worker false false'),
    ],
  },
  {
    statement: 'REACT_FAST_REFRESH is absent in production, and neither it nor ASSETS_RETRY exists for node',
    config: `
      import { pluginAssetsRetry } from '@rsbuild/plugin-assets-retry';
      import { pluginReact } from '@rsbuild/plugin-react';
      export default { plugins: [pluginAssetsRetry(), pluginReact()], output: { targets: ['web', 'node'] }, tools: { bundlerChain: (chain, { env, target, CHAIN_ID: { PLUGIN } }) => {
        console.log('HAS', env, target, chain.plugins.has(PLUGIN.REACT_FAST_REFRESH), chain.plugins.has(PLUGIN.ASSETS_RETRY));
      } } };
    `,
    commands: ['rsbuild inspect', 'rsbuild inspect --env production'],
    expect: [
      prints('HAS development web true true'),
      prints('HAS development node false false'),
      prints('HAS production web false true'),
    ],
  },
];
