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

const withSetup = (setup: string, more = ''): string => `
  export default { plugins: [{ name: 'plugin-mine', setup(api) { ${setup} } }], ${more} };
`;
const map =
  "{ version: 3, names: [], sources: ['/from/handler.txt'], sourcesContent: ['text'], mappings: 'AAAA' }";
/** Builds with the JavaScript API, because an error that is not caught ends its process. */
const script = (text: string): Record<string, string> => ({
  'build.mjs': `import { createRsbuild } from '@rsbuild/core';\n${text}`,
});

const vueFiles = {
  'src/index.js': "import App from './App.vue'; console.log(App);",
  'src/App.vue': '<template><b>text</b></template>',
};
const vueConfig = (order: string): string => `
  import { pluginVue } from '@rsbuild/plugin-vue';
  export default { plugins: [
    { name: 'plugin-mine', ${order} setup(api) {
      api.transform({ test: /\\.vue$/ }, ({ code }) => { console.log('code:', code); });
    } },
    pluginVue(),
  ] };
`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'pre and post order setup, and names without a plugin are ignored',
    config: `{ plugins: [
      { name: 'b', pre: ['a', 'nobody'], setup(api) { console.log('b', api.useExposed('id')); } },
      { name: 'a', post: ['nobody'], setup(api) { api.expose('id', 1); api.expose('id', 2); console.log('a'); } },
    ] }`,
    expect: [printsInOrder('a\n', 'b 1')],
  },
  {
    statement: 'a circle of pre is an error that names the plugins',
    config: `{ plugins: [{ name: 'a', pre: ['c'], setup() {} }, { name: 'b', pre: ['a'], setup() {} }, { name: 'c', pre: ['b'], setup() {} }] }`,
    expect: [exits(1), prints('plugins dependencies has loop: '), prints(/loop: (?:[abc],?){3}/)],
  },
  {
    statement: 'remove skips setup, whatever the order, and isPluginExists stays true',
    config: `{ plugins: [
      { name: 'removed', setup() { console.log('never'); } },
      { name: 'other', remove: ['removed', 'rsbuild:html'], setup(api) { console.log(api.isPluginExists('removed')); } },
    ] }`,
    expect: [prints('true'), printsNot('never'), absent('dist/index.html')],
  },
  {
    statement: 'an assignment to the context logs an error and changes nothing',
    config: withSetup("api.context.distPath = '/x'; console.log(api.context.distPath.slice(-4));"),
    expect: [prints('Context is readonly'), prints('dist')],
  },
  {
    statement: 'raw gives a Buffer, and targets restrict a transform',
    files: { 'src/index.js': "import a from './a.bin'; console.log(a);", 'src/a.bin': 'abc' },
    config: withSetup(`
      api.transform({ test: /bin$/, raw: true, targets: ['web'] }, ({ code }) => 'export default ' + Buffer.isBuffer(code));
      api.transform({ test: /bin$/, targets: ['node'] }, () => { console.log('for node'); return ''; });
    `),
    expect: [contains('dist/static/js/*.js', '=!0'), printsNot('for node')],
  },
  {
    statement: 'all conditions have to match, and the query contains its question mark',
    files: {
      'src/index.js': "import a from './a.txt?plain'; import b from './b.txt?plain'; console.log(a, b);",
      'src/a.txt': '1',
      'src/b.txt': '2',
    },
    config: withSetup(`
      api.transform({ test: /a\\.txt$/, resourceQuery: /plain/ }, ({ code, resourceQuery, resource, resourcePath }) => {
        console.log(resourceQuery, resource === resourcePath + resourceQuery);
        return 'export default ' + JSON.stringify('text ' + code);
      });
    `),
    expect: [prints('?plain true'), contains('dist/static/js/*.js', 'text 1')],
  },
  {
    statement: 'emitFile adds a file relative to the output folder, and code for .txt is not compiled by SWC',
    files: { 'src/index.js': "import a from './a.txt'; console.log(a);", 'src/a.txt': 'text' },
    config: withSetup(
      `
      api.transform({ test: /txt$/ }, ({ code, emitFile }) => {
        emitFile('deep/copy.txt', code);
        return 'export default globalThis?.location';
      });
      `,
      "output: { minify: false, overrideBrowserslist: ['ie 11'] }",
    ),
    expect: [
      contains('dist/deep/copy.txt', 'text'),
      contains('dist/static/js/index.*.js', 'globalThis?.location'),
    ],
  },
  ...(
    [
      ['is ignored', '', lacks],
      [
        'is used if a loader before returns one too',
        "tools: { bundlerChain(chain) { chain.module.rule('mine').test(/txt$/).use('mine').loader(process.cwd() + '/loader.cjs'); } },",
        contains,
      ],
    ] as const
  ).map(([what, tools, expectation]) => ({
    statement: `the source map that a handler returns ${what}`,
    files: {
      'src/index.js': "import a from './a.txt'; console.log(a);",
      'src/a.txt': 'text',
      'loader.cjs': `module.exports = function (code) { this.callback(null, code, ${map.replace('handler', 'loader')}); };`,
    },
    config: withSetup(
      `api.transform({ test: /txt$/ }, () => ({ code: 'export default 1', map: ${map} }));`,
      `${tools} output: { minify: false, sourceMap: { js: 'source-map' } }`,
    ),
    expect: [
      contains('dist/static/js/*.map', '"sources"'),
      expectation('dist/static/js/*.map', 'from/handler.txt'),
    ],
  })),
  ...(
    [
      ['passed', '{ emitFile }) => { const emit = emitFile;'],
      ['passed to the method', 'context) => { const emit = (...all) => context.emitFile(...all);'],
    ] as const
  ).map(([what, start]) => ({
    statement: `emitFile throws if a source map is ${what}`,
    files: { 'src/index.js': "import a from './a.txt'; console.log(a);", 'src/a.txt': 'text' },
    config: withSetup(
      `
      api.transform({ test: /txt$/ }, (${start}
        emit('b.txt', 'b', undefined, { immutable: true });
        try { emit('c.txt', 'c', ${map}); } catch (error) { console.log('thrown:', error.message); }
        return '';
      });
      `,
      "output: { sourceMap: { js: 'source-map' } }",
    ),
    expect: [
      prints('thrown: Cannot read properties of undefined'),
      exists('dist/b.txt'),
      absent('dist/c.txt'),
    ],
  })),
  {
    statement: 'an error of a handler is not caught by the build and ends the process',
    files: {
      'src/index.js': "import a from './a.txt'; console.log(a);",
      'src/a.txt': 'text',
      ...script(`
        const setup = (api) => api.transform({ test: /txt$/ }, () => { throw new Error('of the handler'); });
        const rsbuild = await createRsbuild({ rsbuildConfig: { plugins: [{ name: 'mine', setup }] } });
        await rsbuild.build().catch(() => console.log('rejected'));
        console.log('after the build');
      `),
    },
    commands: ['node build.mjs'],
    expect: [exits(1), prints('of the handler'), printsNot('after the build'), absent('dist/index.html')],
  },
  {
    statement: 'addDependency recompiles the module when the file changes',
    files: {
      'src/index.js': "import a from './a.txt'; console.log(a);",
      'src/a.txt': 'text',
      'extra.json': '1',
      ...script(`
        import { writeFileSync } from 'node:fs';
        let count = 0;
        const setup = (api) => {
          api.transform({ test: /txt$/ }, ({ addDependency }) => {
            addDependency(api.context.rootPath + '/extra.json');
            count += 1;
            return '';
          });
          api.onAfterBuild(() => {
            console.log('transforms:', count);
            if (count === 2) process.exit();
            setTimeout(() => writeFileSync('extra.json', '2'), 100);
          });
        };
        const rsbuild = await createRsbuild({ rsbuildConfig: { plugins: [{ name: 'mine', setup }] } });
        await rsbuild.build({ watch: true });
        setTimeout(() => process.exit(1), 10_000);
      `),
    },
    commands: ['node build.mjs'],
    expect: [prints('transforms: 2'), exists('dist/index.html')],
  },
  {
    statement: 'a transform sees the source before the built-in loaders',
    files: {
      'src/index.js': "import a from './a.ts'; import './a.css'; console.log(a);",
      'src/a.ts': "export default 'kept' as string;",
      'src/a.css': '.a { user-select: none }',
    },
    config: withSetup(
      "api.transform({ test: /a\\.(?:ts|css)$/ }, ({ code }) => { console.log('code:', code); });",
    ),
    expect: [
      prints("code: export default 'kept' as string;"),
      prints('code: .a { user-select: none }'),
      contains('dist/static/js/index.*.js', 'kept'),
    ],
  },
  {
    statement:
      'for an asset, the returned string or the Buffer in an object is the content of the emitted file',
    files: {
      'src/index.js':
        "import a from './a.png'; import b from './b.png'; import c from './c.png'; import d from './d.png'; console.log(a, b, c, d);",
      'src/a.png': 'before',
      'src/b.png': 'before',
    },
    config: `
      import { writeFileSync } from 'node:fs';
      for (const name of ['c', 'd']) writeFileSync('src/' + name + '.png', Buffer.from([0x89, 0x50]));
    ${withSetup(
      `
      api.transform({ test: /a\\.png$/ }, () => 'after');
      api.transform({ test: /b\\.png$/, raw: true }, () => ({ code: Buffer.from('from a Buffer') }));
      api.transform({ test: /c\\.png$/ }, () => {});
      api.transform({ test: /d\\.png$/, raw: true }, () => {});
      api.onAfterBuild(({ stats }) => {
        const sizes = stats.toJson({ all: false, assets: true }).assets.map(({ name, size }) => [name, size]);
        for (const [name, size] of sizes.filter(([name]) => /[cd][.]\\w+[.]png/.test(name))) console.log('SIZE', name[13], size);
      });
      `,
      'output: { dataUriLimit: 0 }',
    )}`,
    expect: [
      prints('SIZE c 4'),
      prints('SIZE d 2'),
      contains('dist/static/image/a.*.png', 'after'),
      contains('dist/static/image/b.*.png', 'from a Buffer'),
    ],
  },
  {
    statement: 'a Buffer without an object fails the build',
    files: { 'src/index.js': "import a from './a.png'; console.log(a);", 'src/a.png': 'before' },
    config: withSetup('api.transform({ test: /png$/, raw: true }, ({ code }) => code);'),
    expect: [exits(1), prints('return a Buffer or String')],
  },

  {
    statement: 'post delays the other plugin, while the plugin itself keeps its position',
    config: `{ plugins: [
      { name: 'a', setup() { console.log('setup a'); } },
      { name: 'b', setup() { console.log('setup b'); } },
      { name: 'mine', post: ['a'], setup() { console.log('setup mine'); } },
    ] }`,
    expect: [printsInOrder('setup b', 'setup mine', 'setup a')],
  },
  {
    statement: 'callbacks with an order do not follow the order of setup',
    config: `{ plugins: [
      { name: 'a', setup(api) { api.modifyRspackConfig(() => { console.log('callback a'); }); } },
      { name: 'b', setup(api) { api.modifyRspackConfig({ order: 'pre', handler: () => { console.log('callback b'); } }); } },
    ] }`,
    expect: [printsInOrder('callback b', 'callback a')],
  },
  {
    statement: 'a second plugin with the same name is ignored with a warning',
    config: `{ plugins: [
      { name: 'a', setup() { console.log('first'); } },
      { name: 'a', setup() { console.log('second'); } },
    ] }`,
    expect: [prints('"a" registered multiple times'), prints('first'), printsNot('second')],
  },
  {
    statement: 'a transform before the plugin that adds a loader receives the result of the loader',
    files: { 'src/index.js': "import a from './a.svg?react'; console.log(a);", 'src/a.svg': '<svg/>' },
    config: `
      import { pluginSvgr } from '@rsbuild/plugin-svgr';
      const plugin = (name, pre) => ({ name, pre, setup: (api) =>
        api.transform({ test: /svg$/ }, ({ code }) => { console.log('code of', name, code.slice(0, 4)); }) });
      export default { plugins: [plugin('late', ['rsbuild:svgr']), plugin('early'), pluginSvgr()] };
    `,
    expect: [prints('code of late <svg'), prints(/code of early (?:impo|cons)/)],
  },
  {
    statement: 'of several transforms, the one registered last runs first',
    files: { 'src/index.js': "console.log('text');" },
    config: `{ plugins: ['a', 'b'].map((name) => ({ name, setup(api) {
      api.transform({ test: /src.index/ }, ({ code }) => code.replace('text', 'text ' + name));
    } })) }`,
    expect: [contains('dist/static/js/index.*.js', 'text a b')],
  },
  {
    statement: 'for the target node, emitFile adds a file to the folder server',
    config: withSetup(
      "api.transform({ test: /src.index/ }, ({ code, emitFile }) => { emitFile('notes/a.txt', code); });",
      "output: { targets: ['node'] }",
    ),
    expect: [exists('dist/server/notes/a.txt'), absent('dist/notes/a.txt')],
  },
  {
    statement: 'a file that Sass, Less or Stylus loads is not transformed, a CSS file is',
    files: {
      'src/index.js': "import './a.scss'; import './b.less'; import './c.styl';",
      'src/a.scss': "@use './used'; @import './kept.css'; .a { color: red }",
      'src/_used.scss': '.used { color: red }',
      'src/b.less': "@import './imported'; .b { color: red }",
      'src/imported.less': '.imported { color: red }',
      'src/c.styl': "@import './nested'\n",
      'src/nested.styl': '.nested\n  color red\n',
      'src/kept.css': '.kept { color: red }',
    },
    config: `import { pluginStylus } from '@rsbuild/plugin-stylus'; ${withSetup(
      "api.transform({ test: /\\.(?:scss|less|styl|css)$/ }, ({ resourcePath }) => { console.log('file:', resourcePath.split(/[\\\\/]/).at(-1)); });",
    ).replace('plugins: [', 'plugins: [pluginStylus(), ')}`,
    expect: [
      prints('file: a.scss'),
      prints('file: b.less'),
      prints('file: c.styl'),
      prints('file: kept.css'),
      printsNot('nested.styl'),
      printsNot('used.scss'),
      printsNot('imported.less'),
    ],
  },
  {
    statement: 'for a .vue file, the handler receives the code that vue-loader has generated',
    files: vueFiles,
    config: vueConfig("pre: ['rsbuild:vue'],"),
    expect: [prints('code: import'), printsNot('<template>')],
  },
  {
    statement: 'a transform for .vue files before the Vue plugin fails',
    files: vueFiles,
    config: vueConfig(''),
    expect: [exits(1), prints('No matching use for vue-loader is found')],
  },
  {
    statement: 'a transform without test breaks the HTML template',
    config: withSetup('api.transform({}, ({ code }) => code);'),
    expect: [exits(1), prints('Child compilation failed'), prints('Module parse failed')],
  },
  {
    statement: 'a transform that excludes HTML files with not keeps the template',
    config: withSetup("api.transform({ test: { not: /\\.html$/ } }, ({ code }) => code.replace('1', '22'));"),
    expect: [
      contains('dist/index.html', '<div id="root">'),
      contains('dist/static/js/*.js', 'console.log(22)'),
    ],
  },
  {
    statement: 'the plugin that replaces the size report counts the files of two targets too',
    config: withSetup(
      `
      api.onAfterBuild(({ stats }) => {
        const all = stats && 'stats' in stats ? stats.stats : [stats];
        const assets = all.flatMap((one) => one?.toJson({ all: false, assets: true }).assets ?? []);
        console.log('COUNT', assets.length, stats.toJson({ all: false, assets: true }).assets);
      });
      `,
      "output: { targets: ['web', 'node'] }",
    ),
    expect: [prints('COUNT 3 undefined')],
  },
];
