import { contains, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const config = (source: string): string =>
  `{ output: { minify: false, overrideBrowserslist: ['ie 11'] }, source: ${source} }`;
const lib = (name: string) => ({
  [`node_modules/${name}/index.js`]: `module.exports = globalThis.x?.${name};`,
});

export const experiments: readonly Experiment[] = [
  {
    statement: 'only packages that match are lowered, not their dependencies',
    files: {
      ...lib('nano'),
      'node_modules/nano/index.js': "require('dep'); module.exports = globalThis.x?.nano;",
      ...lib('dep'),
      'src/index.js': "import a from 'nano'; console.log(a);",
    },
    config: config('{ include: [/[\\\\/]node_modules[\\\\/]nano[\\\\/]/] }'),
    expect: [lacks('dist/static/js/*.js', '?.nano'), contains('dist/static/js/*.js', '?.dep')],
  },
  {
    statement: 'mjs, cjs and js of packages are not compiled, jsx, mts and cts are',
    files: {
      'node_modules/m/a.mjs': 'export default globalThis.x?.mjs;',
      'node_modules/m/b.cjs': 'module.exports = globalThis.x?.cjs;',
      'node_modules/m/c.jsx': 'export default globalThis.x?.jsx;',
      'node_modules/m/d.mts': 'export default globalThis.x?.mts as string;',
      'node_modules/m/e.cts': 'export const e: string = globalThis.x?.cts;',
      'src/index.js':
        "import a from 'm/a.mjs'; import b from 'm/b.cjs'; import c from 'm/c.jsx'; import d from 'm/d.mts'; import { e } from 'm/e.cts'; console.log(a, b, c, d, e);",
    },
    config: config('{}'),
    expect: [
      contains('dist/static/js/*.js', '?.mjs'),
      contains('dist/static/js/*.js', '?.cjs'),
      lacks('dist/static/js/*.js', /\?\.(?:jsx|mts|cts)/),
    ],
  },
  {
    statement: 'an item with not compiles every other package',
    files: {
      ...lib('a'),
      ...lib('b'),
      'src/index.js': "import a from 'a'; import b from 'b'; console.log(a, b);",
    },
    config: config('{ include: [{ not: /[\\\\/](?:core-js|b)[\\\\/]/ }] }'),
    expect: [lacks('dist/static/js/*.js', '?.a'), contains('dist/static/js/*.js', '?.b')],
  },
  {
    statement: 'the folder of a package also matches node_modules nested in it',
    files: {
      'node_modules/ui/index.js': "require('dep'); module.exports = globalThis.x?.ui;",
      'node_modules/ui/node_modules/dep/index.js': 'module.exports = globalThis.x?.dep;',
      'src/index.js': "import a from 'ui'; console.log(a);",
    },
    config: config('{ include: [`${process.cwd()}/node_modules/ui`] }'),
    expect: [lacks('dist/static/js/*.js', /\?\.(?:ui|dep)/)],
  },
  {
    statement: 'and with not leaves nested node_modules out',
    files: {
      'node_modules/ui/index.js': "require('dep'); module.exports = globalThis.x?.ui;",
      'node_modules/ui/node_modules/dep/index.js': 'module.exports = globalThis.x?.dep;',
      'src/index.js': "import a from 'ui'; console.log(a);",
    },
    config: config(
      '{ include: [{ and: [`${process.cwd()}/node_modules/ui`, { not: /ui[\\\\/]node_modules[\\\\/]/ }] }] }',
    ),
    expect: [lacks('dist/static/js/*.js', '?.ui'), contains('dist/static/js/*.js', '?.dep')],
  },
  {
    statement: 'a folder whose path starts with that of the root folder is compiled, another one is not',
    files: {
      'web/src/index.js': "import '../../web-shared/a.js'; import '../../ui/b.js';",
      'web-shared/a.js': 'console.log(globalThis.x?.shared);',
      'ui/b.js': 'console.log(globalThis.x?.ui);',
      'build.mjs': `
        import { createRsbuild } from '@rsbuild/core';
        const rsbuildConfig = { output: { overrideBrowserslist: ['ie 11'] } };
        const rsbuild = await createRsbuild({ cwd: process.cwd() + '/web', rsbuildConfig });
        await rsbuild.build();
      `,
    },
    commands: ['node build.mjs'],
    expect: [lacks('web/dist/static/js/*.js', '?.shared'), contains('web/dist/static/js/*.js', '?.ui')],
  },
  {
    statement: 'source.exclude takes precedence',
    files: { ...lib('a'), 'src/index.js': "import a from 'a'; console.log(a);" },
    config: config('{ include: [/node_modules[\\\\/]a[\\\\/]/], exclude: [/a[\\\\/]index/] }'),
    expect: [contains('dist/static/js/*.js', '?.a')],
  },
  {
    statement: 'the folder of the resolved entry matches a linked package, a path in node_modules does not',
    files: {
      '../linked-by-include/ui/package.json': '{ "main": "dist/index.js" }',
      '../linked-by-include/ui/dist/index.js': 'module.exports = globalThis.x?.ui;',
      '../linked-by-include/kit/index.js': 'module.exports = globalThis.x?.kit;',
      'src/index.js': "import a from '@acme/ui'; import b from '@acme/kit'; console.log(a, b);",
    },
    config: `
      import { mkdirSync, symlinkSync } from 'node:fs';
      import { createRequire } from 'node:module';
      import { dirname } from 'node:path';
      mkdirSync('node_modules/@acme', { recursive: true });
      for (const name of ['ui', 'kit']) symlinkSync('../../../linked-by-include/' + name, 'node_modules/@acme/' + name);
      const { resolve } = createRequire(process.cwd() + '/index.js');
      export default ${config('{ include: [dirname(resolve("@acme/ui")), /node_modules[\\\\/]@acme[\\\\/]kit/] }')};
    `,
    expect: [lacks('dist/static/js/*.js', '?.ui'), contains('dist/static/js/*.js', '?.kit')],
  },

  {
    statement: 'the entry of a package that exports nothing for require cannot be resolved',
    files: {
      'node_modules/@acme/ui/package.json': '{ "exports": { ".": { "import": "./index.js" } } }',
      'node_modules/@acme/ui/index.js': '1',
    },
    config: `
      import { createRequire } from 'node:module';
      import { dirname } from 'node:path';
      const { resolve } = createRequire(import.meta.url);
      export default { source: { include: [dirname(resolve('@acme/ui'))] } };
    `,
    expect: [exits(1), prints('No "exports" main defined')],
  },

  ...(
    [
      ['fails the build', '{}', [exits(1), prints('Module parse failed')]],
      ['is compiled if it matches', '{ include: [/node_modules[\\\\/]kit/] }', [exits(0)]],
    ] as const
  ).map(([what, source, expect]) => ({
    statement: `a package with JSX in a .js file ${what}`,
    files: {
      'node_modules/kit/index.js': 'export const Card = () => <p>card</p>;',
      'src/index.js': "import { Card } from 'kit'; console.log(Card);",
    },
    config: `{ source: ${source} }`,
    expect,
  })),

  {
    statement: 'a condition without an array fails the build',
    config: '{ source: { include: /kit/ } }',
    expect: [exits(1), prints('config.source.include || []) is not iterable')],
  },

  {
    statement: 'of two affected packages, Check Syntax reports the first one of the script',
    files: {
      ...lib('a'),
      ...lib('b'),
      'src/index.js': "import a from 'a'; import b from 'b'; console.log(a, b);",
    },
    config: `
      import { pluginCheckSyntax } from '@rsbuild/plugin-check-syntax';
      export default { plugins: [pluginCheckSyntax()], output: { minify: false, sourceMap: { js: 'source-map' } } };
    `,
    expect: [exits(1), prints(/ERROR 1\s+source: .*node_modules\/[ab]\/index\.js:1/), printsNot('ERROR 2')],
  },
  ...(
    [
      ['JavaScript, not listed', '', '', true],
      ['JavaScript, listed', '', 'include: [/[\\\\/]node_modules[\\\\/]kit[\\\\/]/]', false],
      ['TypeScript, not listed', ' lang="ts"', '', false],
    ] as const
  ).map(([what, lang, source, isModern]) => ({
    statement: `a .vue file of a package with a script in ${what}`,
    files: {
      'src/index.js': "import Kit from 'kit'; console.log(Kit);",
      'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "main": "Kit.vue" }',
      'node_modules/kit/Kit.vue': `<script${lang}>\nexport default { setup: () => ({ own: globalThis.x?.own }) };\n</script>\n<template><p>{{ own?.label }}</p></template>`,
    },
    config: `
      import { pluginVue } from '@rsbuild/plugin-vue';
      export default { plugins: [pluginVue()], source: { ${source} }, output: { minify: false, overrideBrowserslist: ['ie 11'] } };
    `,
    expect: [
      (isModern ? contains : lacks)('dist/static/js/index.*.js', '?.own'),
      (isModern ? contains : lacks)('dist/static/js/index.*.js', '?.label'),
    ],
  })),
];
