import { contains, exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { printTypeErrors } from '../../../type-errors.ts';

const titled = (title: string): string => `module.exports = { html: { title: '${title}' } };`;

export const experiments: readonly Experiment[] = [
  ...["import { defineConfig } from '@rsbuild/core'; defineConfig({});", ''].map((imported) => ({
    statement: `TypeScript 6 ${imported ? 'finds' : 'does not find'} names of Node.js in a configuration with the code [${imported}]`,
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "moduleResolution": "bundler", "noEmit": true, "skipLibCheck": true }, "files": ["app.config.ts"] }',
      'app.config.ts': `${imported} export default { html: { title: process.env.TITLE, favicon: require.resolve('a') } };`,
    },
    commands: ['tsc'],
    expect: imported
      ? []
      : [
          exits(1),
          prints("TS2591: Cannot find name 'process'"),
          prints("TS2591: Cannot find name 'require'"),
        ],
  })),
  {
    statement: 'of several files .ts is taken, then .js',
    files: {
      'rsbuild.config.ts': "export default { html: { title: 'ts' as string } };",
      'rsbuild.config.js': titled('js'),
      'rsbuild.config.mjs': "export default { html: { title: 'mjs' } };",
    },
    expect: [contains('dist/index.html', '<title>ts</title>')],
  },
  {
    statement: '.mjs is taken before .cjs and .mts',
    files: {
      'rsbuild.config.mjs': "export default { html: { title: 'mjs' } };",
      'rsbuild.config.cjs': titled('cjs'),
      'rsbuild.config.mts': "export default { html: { title: 'mts' } };",
    },
    expect: [contains('dist/index.html', '<title>mjs</title>')],
  },
  {
    statement: 'import and require may be mixed, __dirname and import.meta.url both exist',
    files: {
      'rsbuild.config.ts':
        "import { join } from 'node:path'; const os = require('node:os'); const title: string = typeof join + typeof os.cpus + typeof __dirname + typeof import.meta.url; export default { html: { title } };",
    },
    expect: [contains('dist/index.html', '<title>functionfunctionstringstring</title>')],
  },
  {
    statement: 'top-level await does not work',
    files: { 'rsbuild.config.ts': 'await Promise.resolve(); export default {};' },
    expect: [exits(1), prints('Failed to load file')],
  },
  {
    statement: 'the function gets env, command and envMode',
    config: 'export default (facts) => { console.log(JSON.stringify(facts)); return {}; };',
    commands: ['rsbuild build --env-mode staging', 'rsbuild inspect'],
    expect: [
      prints('{"env":"production","command":"build","envMode":"staging"}'),
      prints('{"env":"development","command":"inspect","envMode":"development"}'),
      contains('dist/rspack.config.web.mjs', "mode: 'development'"),
    ],
  },
  {
    statement: 'NODE_ENV and variables of .env files are set before the file is loaded',
    files: { '.env': 'SHOP=rye' },
    config: "console.log('LOADED', process.env.NODE_ENV, process.env.SHOP); export default {};",
    expect: [prints('LOADED production rye')],
  },
  {
    statement: 'how two values are joined: objects, lists, a list and a value, functions, undefined, others',
    files: {
      'm.cjs': `
      const { mergeRsbuildConfig: merge } = require('@rsbuild/core');
      const a = { html: { title: 'a', meta: { x: '1' } }, output: { overrideBrowserslist: ['a'] }, source: { preEntry: 'a', alias: { q: './q' } } };
      const b = { html: { title: undefined, meta: { y: '2' } }, output: { overrideBrowserslist: ['b'], polyfill: 'off' }, source: { preEntry: ['b'], alias: () => {} } };
      const merged = merge(a, b);
      console.log(JSON.stringify(merged), Array.isArray(merged.source.alias), JSON.stringify(a.output));
    `,
    },
    commands: ['node m.cjs'],
    expect: [
      prints('"meta":{"x":"1","y":"2"}'),
      prints('"title":"a"'),
      prints('"overrideBrowserslist":["a","b"]'),
      prints('"preEntry":["a","b"]'),
      prints('true {"overrideBrowserslist":["a"]}'),
    ],
  },
  {
    statement: 'for some options the later value always takes the place of the earlier one',
    files: {
      'm.cjs': `
      const { mergeRsbuildConfig: merge } = require('@rsbuild/core');
      const both = (x, y) => merge({ output: { inlineScripts: x, inlineStyles: x, emitAssets: x, cssModules: { auto: x } }, server: { printUrls: x }, dev: { startUrl: x } }, { output: { inlineScripts: y, inlineStyles: y, emitAssets: y, cssModules: { auto: y } }, server: { printUrls: y }, dev: { startUrl: y } });
      console.log(JSON.stringify(both(['a'], ['b'])));
    `,
    },
    commands: ['node m.cjs'],
    expect: [
      prints(
        '{"output":{"inlineScripts":["b"],"inlineStyles":["b"],"emitAssets":["b"],"cssModules":{"auto":["b"]}},"server":{"printUrls":["b"]},"dev":{"startUrl":["b"]}}',
      ),
    ],
  },
  {
    statement: 'a function without return',
    config: 'export default () => {};',
    expect: [exits(1), prints('Rsbuild config function must return a config object.')],
  },
  {
    statement: '--port wins over server.port',
    config: '{ server: { port: 4567 }, dev: { assetPrefix: true } }',
    commands: ['rsbuild dev --port 4890', 'GET /'],
    expect: [prints(/http:\/\/localhost:489\d\//, 'GET')],
  },
  {
    statement: 'undefined as the later value overrides nothing, false behind an array is appended',
    files: {
      'm.cjs': `
      const { mergeRsbuildConfig: merge } = require('@rsbuild/core');
      console.log(JSON.stringify(merge({ output: { targets: ['web'], inlineScripts: true, copy: ['a'] } }, { output: { targets: undefined, inlineScripts: undefined, copy: false } })));
    `,
    },
    commands: ['node m.cjs'],
    expect: [prints('{"output":{"targets":["web"],"inlineScripts":true,"copy":["a",false]}}')],
  },
  {
    statement: 'Rsbuild ignores unknown options at both levels and says nothing',
    config: "{ outputt: { filename: 1 }, html: { titel: 'x' } }",
    expect: [
      contains('dist/index.html', '<title>Rsbuild App</title>'),
      printsNot('warn'),
      printsNot('titel'),
    ],
  },
  {
    statement: 'top-level await does not work in a .mjs file either',
    files: { 'rsbuild.config.mjs': 'await Promise.resolve(); export default {};' },
    expect: [exits(1), prints('await is only valid in async functions')],
  },
  ...[
    ['is reported in an object', "{ html: { title: 'a', titel: 'b' } }", true],
    [
      'is not reported beside a known one in a function',
      "() => ({ html: { title: 'a', titel: 'b' } })",
      false,
    ],
    [
      'is reported in a function with a return type',
      "(): RsbuildConfig => ({ html: { title: 'a', titel: 'b' } })",
      true,
    ],
  ].map(([what, config, isReported]) => ({
    statement: `an unknown option ${String(what)}`,
    files: {
      'a.ts': `import { defineConfig, type RsbuildConfig } from '@rsbuild/core';\nexport type Config = RsbuildConfig;\nexport default defineConfig(${String(config)});\n`,
      'check.cjs': printTypeErrors,
    },
    commands: ['node check.cjs'],
    expect: [prints(isReported === true ? /1 errors .*titel/ : '0 errors')],
  })),
  {
    statement:
      'replacing an array in a copy of a merged result does not change the base, whose paths start from the root folder, and whose __dirname is its own folder',
    files: {
      'page.html': '<!doctype html><html><head></head><body>of the root</body></html>',
      'shared/page.html': '<!doctype html><html><head></head><body>of the base</body></html>',
      'shared/base.ts': "export const html = { template: './page.html' }; export const folder = __dirname;",
    },
    config: `import { basename } from 'node:path';
      import { mergeRsbuildConfig } from '@rsbuild/core';
      import { folder, html } from './shared/base';
      const plugin = (from) => ({ name: 'acme', setup() { console.log('PLUGIN OF', from); } });
      const base = { html, plugins: [plugin('base')], output: { overrideBrowserslist: ['chrome >= 87'] } };
      const merged = mergeRsbuildConfig(base, { plugins: [plugin('project')], html: { title: 'a' } });
      const overrideBrowserslist = ['safari >= 14'];
      export default { ...merged, output: { ...merged.output, overrideBrowserslist } };
      console.log('FOLDER', basename(folder));
      console.log('SHARED', merged.output === base.output, 'BASE', base.output.overrideBrowserslist[0]);`,
    expect: [
      contains('dist/index.html', 'of the root'),
      prints('FOLDER shared'),
      prints('SHARED true BASE chrome >= 87'),
      prints('registered multiple times'),
      prints('PLUGIN OF base'),
      printsNot('PLUGIN OF project'),
    ],
  },
  ...[
    {
      what: 'import.meta.dirname',
      code: 'import.meta.dirname',
      error: "Cannot use 'import.meta' outside a module",
    },
    {
      what: 'top-level await',
      code: 'await Promise.resolve(1)',
      error: 'await is only valid in async functions',
    },
    {
      what: 'an import attribute',
      code: "1; import data from './package.json' with { type: 'json' }",
      error: "syntax 'importAttributes'",
    },
  ].flatMap(({ what, code, error }) =>
    ['import value from', 'const value = () => import'].map((form) => ({
      statement: `${what} fails in a package that the file loads with ${form}`,
      files: {
        'node_modules/lib/package.json':
          '{ "name": "lib", "version": "1.0.0", "type": "module", "main": "index.js" }',
        'node_modules/lib/index.js': `const value = ${code}; export default value;`,
        'rsbuild.config.ts': form.startsWith('import')
          ? "import value from 'lib'; console.log(value); export default {};"
          : "export default async () => { await import('lib'); return {}; };",
      },
      expect: [exits(1), prints(error)],
    })),
  ),
  {
    statement: 'a file that is saved with an error ends the development server',
    config: `
      import { writeFileSync } from 'node:fs';
      const plugin = {
        name: 'save',
        setup: (api) => api.onDevCompileDone(() => {
          setTimeout(() => writeFileSync('rsbuild.config.mjs', 'export default {'), 100);
        }),
      };
      export default { plugins: [plugin], server: { port: 4870 } };
    `,
    files: {
      'run.mjs': `
        import { spawnSync } from 'node:child_process';
        import { createRequire } from 'node:module';
        import { join } from 'node:path';
        const core = join(createRequire(import.meta.url).resolve('@rsbuild/core'), '../../bin/rsbuild.js');
        const { status, stdout, stderr } = spawnSync(process.execPath, [core, 'dev'], { timeout: 10_000 });
        console.log(String(stdout) + String(stderr), 'ENDED', status);
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints('Failed to load file'), prints('ENDED 0')],
  },
  {
    statement: 'import.meta.dirname fails in the file itself',
    files: { 'rsbuild.config.mjs': 'console.log(import.meta.dirname); export default {};' },
    expect: [exits(1), prints("Cannot use 'import.meta' outside a module")],
  },
];
