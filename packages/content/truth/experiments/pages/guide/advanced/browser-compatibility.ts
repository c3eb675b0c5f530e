import { contains, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const old = { '.browserslistrc': 'chrome >= 61\nsafari >= 11' };

export const experiments: readonly Experiment[] = [
  {
    statement: 'syntax is downgraded, and a method gets a polyfill in a separate file',
    files: { ...old, 'src/index.js': "console.log(document.title?.replaceAll(' ', '-') ?? 'untitled');" },
    config: '{ output: { minify: false } }',
    expect: [
      lacks('dist/static/js/index.*.js', '?.replaceAll'),
      lacks('dist/static/js/index.*.js', '?? '),
      contains('dist/static/js/index.*.js', 'replaceAll('),
      contains('dist/static/js/lib-polyfill.*.js', 'replaceAll'),
    ],
  },
  {
    statement: 'without a range, newer syntax of the project stays',
    files: { 'src/index.js': "console.log(window.name ?? 'untitled');" },
    expect: [contains('dist/static/js/index.*.js', '??"untitled"')],
  },
  {
    statement: 'with usage, packages that are compiled get polyfills, others do not',
    files: {
      ...old,
      'node_modules/plain/index.js': 'export default (list) => list.findLast(Boolean);',
      'node_modules/slug-maker/index.js': 'export default (list) => list.toSorted();',
      'src/index.js': "import a from 'plain'; import b from 'slug-maker'; console.log(a, b);",
    },
    config:
      "{ source: { include: [/[\\\\/]node_modules[\\\\/]slug-maker[\\\\/]/] }, output: { minify: false, sourceMap: { js: 'source-map' } } }",
    expect: [
      contains('dist/static/js/lib-polyfill.*.js', '`Array.prototype.toSorted` method'),
      lacks('dist/static/js/lib-polyfill.*.js', '`Array.prototype.findLast` method'),
    ],
  },
  {
    statement: 'usage goes by names: at of strings and of arrays, not by computed ones',
    files: {
      ...old,
      'src/index.js': "const list = [1]; console.log(list.at(0), list[['find', 'Last'].join('')](Boolean));",
    },
    config: '{ output: { minify: false } }',
    expect: [
      contains('dist/static/js/lib-polyfill.*.js', '`Array.prototype.at` method'),
      contains('dist/static/js/lib-polyfill.*.js', '`String.prototype.at` method'),
      lacks('dist/static/js/lib-polyfill.*.js', '`Array.prototype.findLast` method'),
    ],
  },
  {
    statement: 'a computed name that is a literal counts as a name',
    files: { ...old, 'src/index.js': "console.log([1]['findLast'](Boolean));" },
    config: '{ output: { minify: false } }',
    expect: [contains('dist/static/js/lib-polyfill.*.js', '`Array.prototype.findLast` method')],
  },
  {
    statement: 'TypeScript outside of the root folder is compiled, JavaScript is not',
    files: {
      'app/package.json': '{ "name": "app" }',
      'app/.browserslistrc': 'ie 11',
      'shared/a.js': "export const a = () => 'js';",
      'shared/b.ts': "export const b = (): string => 'ts';",
      'app/src/index.js':
        "import { a } from '../../shared/a.js'; import { b } from '../../shared/b.ts'; console.log(a(), b());",
      'build.mjs': `
        import { createRsbuild } from '@rsbuild/core';
        const rsbuild = await createRsbuild({
          cwd: new URL('./app', import.meta.url).pathname,
          rsbuildConfig: { output: { minify: false, polyfill: 'off' } },
        });
        await rsbuild.build();
      `,
    },
    commands: ['node build.mjs'],
    expect: [
      contains('app/dist/static/js/*.js', "()=>'js'"),
      contains('app/dist/static/js/*.js', /function\s*\(\) \{\s*return ["']ts["']/),
    ],
  },
  {
    statement: 'files of the public folder and of output.copy are not compiled',
    files: {
      '.browserslistrc': 'ie 11',
      'public/a.js': 'console.log(() => 1);',
      'extra/b.js': 'console.log(() => 2);',
    },
    config: "{ output: { copy: [{ from: 'extra' }] } }",
    expect: [contains('dist/a.js', 'console.log(() => 1);'), contains('dist/b.js', '=>')],
  },
  {
    statement: 'an imported stylesheet gets prefixes, other CSS is not changed',
    files: {
      '.browserslistrc': 'safari >= 11',
      'src/a.css':
        '.a { user-select: none; min-height: 100vh; min-height: 100dvh; inset: 0 } .a { & .b { color: rgb(0 0 0 / 50%) } }',
      'src/index.js': "import './a.css';",
    },
    config: '{ output: { minify: false } }',
    expect: [
      contains('dist/static/css/*.css', '-webkit-user-select: none'),
      contains('dist/static/css/*.css', 'min-height: 100vh'),
      contains('dist/static/css/*.css', 'min-height: 100dvh'),
      contains('dist/static/css/*.css', 'inset: 0'),
      contains('dist/static/css/*.css', '& .b'),
    ],
  },
  {
    statement: 'minified CSS keeps a fallback in front of the property',
    files: {
      'src/a.css': '.a { min-height: 100vh; min-height: 100dvh }',
      'src/index.js': "import './a.css';",
    },
    expect: [contains('dist/static/css/*.css', 'min-height:100vh;min-height:100dvh')],
  },
  ...Object.entries({ '': lacks, '{ minify: false }': contains }).map(([options, expectation]) => ({
    statement: `fallbacks of the Lightning CSS plugin, options: ${options || 'none'}`,
    files: {
      ...old,
      'src/index.js': "import './index.css';",
      'src/index.css': '.page { min-height: 100vh; min-height: 100dvh }',
    },
    config: `
      import { pluginLightningcss } from '@rsbuild/plugin-lightningcss';
      export default { plugins: [pluginLightningcss(${options})] };
    `,
    expect: [
      expectation('dist/static/css/index.*.css', '100vh'),
      contains('dist/static/css/index.*.css', '100dvh'),
    ],
  })),
  {
    statement: 'an included package is compiled without its dependencies',
    files: {
      '.browserslistrc': 'ie 11',
      'node_modules/outer/index.js': "import inner from 'inner'; export default () => [inner, 'outer'];",
      'node_modules/inner/index.js': "export default () => 'inner';",
      'src/index.js': "import outer from 'outer'; console.log(outer());",
    },
    config:
      "{ source: { include: [/[\\\\/]node_modules[\\\\/]outer[\\\\/]/] }, output: { minify: false, polyfill: 'off' } }",
    expect: [contains('dist/static/js/*.js', "()=>'inner'"), lacks('dist/static/js/*.js', '()=>[')],
  },
  {
    statement: 'with entry, the polyfills depend on the range and not on the code',
    config: "{ output: { minify: false, polyfill: 'entry', overrideBrowserslist: ['ie 11'] } }",
    expect: [contains('dist/static/js/lib-polyfill.*.js', '`Array.prototype.fill` method')],
  },
  {
    statement: 'with entry and a range of newer browsers, fewer polyfills are injected',
    config: "{ output: { minify: false, polyfill: 'entry', overrideBrowserslist: ['chrome >= 100'] } }",
    expect: [lacks('dist/static/js/lib-polyfill.*.js', '`Array.prototype.fill` method')],
  },
  ...[
    { minify: false, message: '$ is not a function' },
    { minify: true, message: 'e is not a function' },
  ].map(({ minify, message }) => ({
    statement: `with usage, node_modules as a whole stop a page that needs a polyfill: ${message}`,
    files: {
      'src/index.js': 'console.log([1].at(0));',
      'run.cjs': `const fs = require('node:fs');
        globalThis.self = globalThis;
        const scripts = fs.readFileSync('dist/index.html', 'utf8').matchAll(/src="([^"]+)"/g);
        for (const [, script] of scripts) (0, eval)(fs.readFileSync('dist' + script, 'utf8'));`,
    },
    config: `{ output: { minify: ${String(minify)} }, source: { include: [/node_modules/] } }`,
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [exits(1), prints(message, 'node')],
  })),
  {
    statement: 'Vue 3 uses Proxy, and no polyfill of it is added',
    files: {
      '.browserslistrc': 'ie 11',
      'src/index.js': "import { reactive } from 'vue'; console.log(reactive({}));",
    },
    config: "{ output: { polyfill: 'entry' } }",
    expect: [
      contains('dist/static/js/*.js', 'new Proxy('),
      lacks('dist/static/js/*.js', /(?:window|self|globalThis)\.Proxy ?=/),
    ],
  },
  ...(
    [
      ['a file of the range', 'chrome 60', 'index', 'yes'],
      ['a file of the default range', null, 'index', 'globalThis is not defined'],
      ['a package that is not compiled', 'chrome 60', 'pkg', 'globalThis is not defined'],
    ] as const
  ).map(([what, browsers, user, printed]): Experiment => ({
    statement: `with usage, ${what} that uses globalThis prints "${printed}" in an old browser`,
    files: {
      'src/index.js': user === 'index' ? 'console.log(globalThis.title);' : "import 'pkg';",
      'node_modules/pkg/package.json': '{ "name": "pkg", "version": "1.0.0" }',
      'node_modules/pkg/index.js': 'console.log(globalThis.title);',
      'old-browser.cjs': String.raw`
        const { readFileSync } = require('node:fs');
        const { createContext, runInContext } = require('node:vm');
        const context = createContext({ console, title: 'yes' });
        runInContext('var self = this; delete self.globalThis;', context);
        const html = readFileSync('dist/index.html', 'utf8');
        try {
          for (const [, file] of html.matchAll(/<script\b[^>]*? src="([^"]+)"/g))
            runInContext(readFileSync('dist' + file, 'utf8'), context);
        } catch (error) {
          console.log(String(error));
        }
      `,
    },
    config: `{ output: { overrideBrowserslist: ${browsers === null ? 'undefined' : `['${browsers}']`} } }`,
    commands: ['rsbuild build', 'node old-browser.cjs'],
    expect: [prints(printed, 'node')],
  })),
  {
    statement: 'with entry, the polyfills contain globalThis',
    config: `{
      output: { polyfill: 'entry', overrideBrowserslist: ['chrome 60'] },
      tools: { rspack: { optimization: { moduleIds: 'named' } } },
    }`,
    expect: [contains('dist/static/js/lib-polyfill.*.js', 'es.global-this')],
  },
];
