import { contains, count, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  ...['node', 'service-worker'].map((target) => ({
    statement: `polyfill usage adds nothing for the target ${target}`,
    files: { 'src/index.js': 'console.log([1].toSorted());' },
    config: `{ output: { targets: ['${target}'], polyfill: 'usage', minify: false } }`,
    expect: [contains('dist/**/*.js', 'toSorted'), lacks('dist/**/*.js', 'core-js')],
  })),
  ...['web', 'web-worker'].map((target) => ({
    statement: `polyfill usage adds core-js for the target ${target}`,
    files: { 'src/index.js': 'console.log([1].toSorted());' },
    config: `{ output: { targets: ['${target}'], polyfill: 'usage', minify: false } }`,
    expect: [contains('dist/**/*.js', 'core-js')],
  })),
  {
    statement: 'externalHelpers false repeats the helpers in each file',
    files: { 'src/index.js': 'class A { #x = 1; get() { return this.#x; } } console.log(new A().get());' },
    config:
      "{ output: { polyfill: 'off', minify: false, overrideBrowserslist: ['ie 11'] }, tools: { swc: { jsc: { externalHelpers: false } } } }",
    expect: [count('dist/static/js/*.js', 1), lacks('dist/static/js/*.js', '_class_private_field_get._(')],
  },
  {
    statement: 'arrays are concatenated: targets of an object are added to the default ones',
    config:
      "{ tools: { swc: [{ env: { targets: ['ie 11'] } }, (options) => { console.log('TARGETS', options.env.targets.join()); }] } }",
    expect: [prints('TARGETS chrome >= 87,edge >= 88,firefox >= 78,safari >= 14,ie 11')],
  },
  {
    statement: 'a returned object loses JSX in .js files',
    files: { 'src/index.js': 'const a = <b />; console.log(a);' },
    config: '{ tools: { swc: () => ({}) } }',
    expect: [exits(1), prints('Expression expected')],
  },
  {
    statement: 'JSX is lost with an arrow function without braces',
    files: { 'src/index.js': 'const a = <b />; console.log(a);' },
    config: "{ tools: { swc: (options) => (options.env.targets = ['chrome >= 110']) } }",
    expect: [exits(1), prints('Expression expected')],
  },
  {
    statement:
      'options that cannot be parsed crash the build, and so does a plugin that is not found or not suitable',
    files: {
      'run.mjs': `
        import { spawnSync } from 'node:child_process';
        import { writeFileSync } from 'node:fs';
        import { createRequire } from 'node:module';
        import { join, resolve } from 'node:path';
        const core = join(createRequire(import.meta.url).resolve('@rsbuild/core'), '../../bin/rsbuild.js');
        const plugins = (...plugins) => ({ jsc: { experimental: { plugins } } });
        const cases = {
          names: plugins('acme', {}),
          'no options': plugins(['acme']),
          'unknown field': { jsc: { unknown: 1 } },
          'wrong type': { jsc: { externalHelpers: 'true' } },
          'not found': plugins(['acme', {}]),
          'absolute path': plugins([resolve('a.wasm'), {}]),
        };
        writeFileSync('a.wasm', Buffer.from([0, 97, 115, 109, 1, 0, 0, 0]));
        for (const [name, swc] of Object.entries(cases)) {
          const env = { ...process.env, SWC: JSON.stringify(swc) };
          const { stdout, stderr } = spawnSync(process.execPath, [core, 'build'], { env });
          const reason = /Could not parse builtin:swc-loader options|failed to \\w+ the node_modules path|failed to invoke plugin/;
          console.log(name + ': ' + reason.exec(String(stdout) + String(stderr))?.[0]);
        }
      `,
    },
    config: '{ tools: { swc: JSON.parse(process.env.SWC) } }',
    commands: ['node run.mjs'],
    expect: [
      ...['names', 'no options', 'unknown field', 'wrong type'].map((name) =>
        prints(`${name}: Could not parse builtin:swc-loader options`),
      ),
      prints('not found: failed to get the node_modules path'),
      prints('absolute path: failed to invoke plugin'),
    ],
  },
  {
    statement: 'env and jsc.target cannot be used together',
    config: "{ tools: { swc: { jsc: { target: 'es2020' } } } }",
    expect: [exits(1), prints('`env` and `jsc.target` cannot be used together')],
  },
  {
    statement: 'a .swcrc is not read',
    files: { '.swcrc': '{ "jsc": { "target": "es5" } }', 'src/index.js': 'const f = async () => {}; f();' },
    config: '{ output: { minify: false } }',
    expect: [contains('dist/static/js/*.js', 'async ()')],
  },
  {
    statement: 'coreJs is absent with polyfill off',
    config:
      "{ output: { polyfill: 'off' }, tools: { swc: (options) => { console.log('ENV', JSON.stringify(options.env.mode), JSON.stringify(options.env.coreJs)); } } }",
    expect: [prints('ENV undefined undefined')],
  },
  {
    statement: 'target of tsconfig.json is not read',
    files: {
      'tsconfig.json': '{ "compilerOptions": { "target": "es5" } }',
      'src/index.js': "import './a.ts';",
      'src/a.ts': 'console.log(() => 1);',
    },
    config: '{ output: { minify: false } }',
    expect: [contains('dist/static/js/*.js', '()=>')],
  },
  {
    statement: 'a function replaces the list of browsers',
    files: { 'src/index.js': 'console.log(globalThis?.a ?? 1);' },
    config:
      "{ output: { minify: false, overrideBrowserslist: ['ie 11'] }, tools: { swc: (options) => { options.env ??= {}; options.env.targets = ['chrome >= 110']; } } }",
    expect: [contains('dist/static/js/*.js', 'globalThis?.a ?? 1')],
  },
  {
    statement: 'comments for the bundler and others are kept while it compiles',
    files: {
      'src/index.js': "/* plain */ import(/* webpackChunkName: 'late' */ './b.js');",
      'src/b.js': '1',
    },
    config: '{ output: { minify: false } }',
    expect: [contains('dist/static/js/index.*.js', '/* plain */'), exists('dist/static/js/async/late.*.js')],
  },
  {
    statement: 'the default options of a page',
    config: "{ tools: { swc: (options) => { console.log('OPTIONS', JSON.stringify(options)); } } }",
    expect: [
      prints(
        'OPTIONS {"jsc":{"externalHelpers":true,"parser":{"tsx":true,"syntax":"typescript","decorators":true},"preserveAllComments":true,"transform":{"legacyDecorator":true,"decoratorMetadata":true,"useDefineForClassFields":false}},"isModule":"unknown","env":{"targets":["chrome >= 87","edge >= 88","firefox >= 78","safari >= 14"],"mode":"usage","coreJs":"3.36","shippedProposals":true}}',
      ),
    ],
  },
  ...(
    [
      ['build', lacks('dist/static/js/index.*.js', 'label: "Card"')],
      ['dev', prints('label: "Card"', 'GET')],
    ] as const
  ).map(([command, expected]): Experiment => ({
    statement: `emotion adds stable class names, labels in development only (${command})`,
    files: {
      'src/index.js':
        "import styled from '@emotion/styled'; export const Card = styled.div`color: red`; console.log(Card);",
    },
    config:
      "{ output: { minify: false, externals: { '@emotion/styled': 'emotion' } }, tools: { swc: { rspackExperiments: { emotion: true } } } }",
    commands: command === 'dev' ? ['rsbuild dev', 'GET /static/js/index.js'] : ['rsbuild build'],
    expect: [
      command === 'dev'
        ? prints(/target: \\?"\w+/, 'GET')
        : contains('dist/static/js/index.*.js', /target: "\w+/),
      expected,
    ],
  })),
  {
    statement: 'a string as targets replaces the default list',
    config:
      "{ tools: { swc: [{ env: { targets: 'chrome >= 110' } }, ({ env }) => { console.log('TARGETS', JSON.stringify(env.targets)); }] } }",
    expect: [prints('TARGETS "chrome >= 110"')],
  },
  {
    statement: 'the React plugin overwrites runtime, not pragma',
    files: { 'src/index.js': 'console.log(<a />);' },
    config: `
      import { pluginReact } from '@rsbuild/plugin-react';
      export default {
        plugins: [pluginReact()],
        tools: { swc: { jsc: { transform: { react: { runtime: 'classic', pragma: 'made' } } } } },
      };
    `,
    commands: ['rsbuild inspect'],
    expect: [
      contains('dist/rspack.config.web.mjs', /react: \{[^}]*runtime: 'automatic'/),
      contains('dist/rspack.config.web.mjs', "pragma: 'made'"),
    ],
  },
  {
    statement: 'a returned object keeps JSX in .tsx files',
    files: {
      'src/index.js': "import './a.tsx';",
      'src/a.tsx': 'const a: number = 1; console.log(() => <a>{a}</a>);',
    },
    config: '{ tools: { swc: () => ({}) } }',
    expect: [exits(0)],
  },

  {
    statement: 'JSX in a .ts file is a syntax error',
    files: { 'src/index.js': "import './a.ts';", 'src/a.ts': 'console.log(<b />);' },
    expect: [exits(1), prints('Expression expected')],
  },
];
