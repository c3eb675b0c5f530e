import { absent, contains, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** Runs the command in a process of its own, with these environment variables. */
const run = (args: readonly string[], variables: Readonly<Record<string, string>> = {}): string => `
  import { spawnSync } from 'node:child_process';
  import { createRequire } from 'node:module';
  import { join } from 'node:path';
  const core = join(createRequire(import.meta.url).resolve('@rsbuild/core'), '../../bin/rsbuild.js');
  const env = { ...process.env, ...${JSON.stringify(variables)} };
  const args = [core, ...${JSON.stringify(args)}];
  process.exitCode = spawnSync(process.execPath, args, { env, stdio: 'inherit', timeout: 20000 }).status;
`;

export const experiments: readonly Experiment[] = [
  {
    statement:
      'loadEnv without a mode reads the files of the mode of NODE_ENV in addition to those of --env-mode',
    files: {
      '.env.staging': 'REACT_APP_API=staging',
      '.env.production': 'REACT_APP_API=production\nREACT_APP_ONLY=leak',
      'src/index.js': 'console.log([process.env.REACT_APP_API, process.env.REACT_APP_ONLY]);',
      'rsbuild.config.mjs': `
        import { loadEnv } from '@rsbuild/core';
        export default { source: { define: loadEnv({ prefixes: ['REACT_APP_'] }).publicVars } };
      `,
    },
    commands: ['rsbuild build --env-mode staging'],
    expect: [contains('dist/static/js/index.*.js', '["staging","leak"]')],
  },
  {
    statement: 'loadEnv with the mode reads the files of --env-mode only',
    files: {
      '.env.staging': 'REACT_APP_API=staging',
      '.env.production': 'REACT_APP_API=production\nREACT_APP_ONLY=leak',
      'src/index.js': 'console.log([process.env.REACT_APP_API, "" + process.env.REACT_APP_ONLY]);',
      'rsbuild.config.mjs': `
        import { loadEnv } from '@rsbuild/core';
        export default ({ envMode }) => ({
          source: { define: loadEnv({ mode: envMode, prefixes: ['REACT_APP_'] }).publicVars },
        });
      `,
    },
    commands: ['rsbuild build --env-mode staging'],
    expect: [contains('dist/static/js/index.*.js', '"staging"'), lacks('dist/static/js/index.*.js', 'leak')],
  },
  {
    statement: 'import.meta.env is undefined unless it is defined under that name',
    files: {
      '.env.staging': 'VITE_API=https://staging.example.com',
      'src/index.js': 'console.log([import.meta.env.VITE_API, typeof import.meta.env.MODE]);',
      'rsbuild.config.mjs': `
        import { defineConfig, loadEnv } from '@rsbuild/core';
        export default defineConfig(({ envMode }) => {
          const { publicVars } = loadEnv({ mode: envMode, prefixes: ['VITE_'] });
          const viteVars = Object.entries(publicVars).map(([name, value]) => [
            name.replace('process.env', 'import.meta.env'),
            value,
          ]);
          return { source: { define: { ...publicVars, ...Object.fromEntries(viteVars) } } };
        });
      `,
    },
    commands: ['rsbuild build --env-mode staging'],
    expect: [contains('dist/static/js/index.*.js', '["https://staging.example.com","undefined"]')],
  },
  {
    statement: 'an expression of import.meta.env that is not defined becomes undefined',
    files: { '.env': 'VITE_API=a', 'src/index.js': 'console.log([import.meta.env.VITE_API, 1]);' },
    expect: [
      contains('dist/static/js/index.*.js', 'console.log([void 0,1])'),
      lacks('dist/static/js/index.*.js', 'import.meta'),
    ],
  },
  ...[
    ['without types, @types/node is not read', '', 1],
    ['with types, NodeJS.ProcessEnv types process.env', ', "types": ["node"]', 0],
  ].map(([what, types, code]) => ({
    statement: `in TypeScript 6, ${what}`,
    files: {
      'src/env.d.ts': 'declare namespace NodeJS { interface ProcessEnv { PUBLIC_API: string } }',
      'src/index.ts': 'const api: string = process.env.PUBLIC_API; console.log(api);',
      'tsconfig.json': `{ "compilerOptions": { "module": "ESNext", "strict": true, "skipLibCheck": true, "noEmit": true${types} }, "include": ["src"] }`,
    },
    commands: ['tsc'],
    expect: code === 0 ? [exits(0)] : [exits(1), prints("Cannot find name 'process'")],
  })),
  {
    statement:
      'a later file overrides an earlier one: .env, .env.local, .env.production, .env.production.local',
    files: {
      '.env': 'PUBLIC_A=1\nPUBLIC_B=1\nPUBLIC_C=1\nPUBLIC_D=1',
      '.env.local': 'PUBLIC_B=2\nPUBLIC_C=2\nPUBLIC_D=2',
      '.env.production': 'PUBLIC_C=3\nPUBLIC_D=3',
      '.env.production.local': 'PUBLIC_D=4',
      '.env.development': 'PUBLIC_A=5',
      'src/index.js':
        'console.log(process.env.PUBLIC_A, process.env.PUBLIC_B, process.env.PUBLIC_C, process.env.PUBLIC_D);',
    },
    expect: [contains('dist/static/js/*.js', 'console.log("1","2","3","4")')],
  },
  {
    statement: 'only variables with the prefix reach client code, for node too',
    files: {
      '.env': 'PUBLIC_A=yes\nDEPLOY_TOKEN=only-for-the-build',
      'src/index.js': 'console.log(process.env.PUBLIC_A, process.env.DEPLOY_TOKEN);',
    },
    config: "{ output: { targets: ['web', 'node'] } }",
    expect: [
      lacks('dist/**/*.js', 'only-for-the-build'),
      contains('dist/server/index.js', '"yes"'),
      contains('dist/static/js/*.js', 'process.env.DEPLOY_TOKEN'),
    ],
  },
  {
    statement: 'computed names, optional chaining and destructuring stay',
    files: {
      '.env': 'PUBLIC_A=value',
      'src/index.js':
        "console.log(process.env['PUBLIC_A']); console.log(process.env?.PUBLIC_A); const { PUBLIC_A } = process.env; console.log(PUBLIC_A);",
    },
    config: '{ output: { minify: false } }',
    expect: [lacks('dist/static/js/*.js', /["']value["']/)],
  },
  {
    statement: 'the template of a Vue component reads a member, which fails when it is rendered',
    files: {
      '.env': 'PUBLIC_A=of the file',
      'src/index.js':
        "import { createSSRApp } from 'vue'; import { renderToString } from 'vue/server-renderer'; import App from './App.vue'; const app = createSSRApp(App); app.config.errorHandler = (error) => console.log(error.message); renderToString(app);",
      'src/App.vue':
        '<script setup>const a = process.env.PUBLIC_A;</script><template><p>{{ a }} {{ process.env.PUBLIC_A }}</p></template>',
    },
    config: `
      import { pluginVue } from '@rsbuild/plugin-vue';
      export default { plugins: [pluginVue()], output: { minify: false, targets: ['node'] } };
    `,
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [
      contains('dist/server/index.js', '"of the file"'),
      contains('dist/server/index.js', '_ctx.process.env.PUBLIC_A'),
      prints("Cannot read properties of undefined (reading 'env')", 'node'),
    ],
  },
  {
    statement: 'a branch that is decided while compiling is gone with its chunk',
    files: {
      '.env': 'PUBLIC_COUPONS=off',
      'src/coupons.js': 'console.log("coupons");',
      'src/index.js': "if (process.env.PUBLIC_COUPONS === 'on') import('./coupons.js'); console.log(1);",
    },
    expect: [absent('dist/static/js/async/**')],
  },
  {
    statement:
      '# starts a comment unless it is in quotes, ${} inserts a variable, \\\\$ is a dollar sign, Sass gets a variable or its default by additionalData',
    files: {
      '.env': 'PUBLIC_A=one#two\nPUBLIC_B="#c04000"\nPUBLIC_C=${PUBLIC_B}/docs\nPUBLIC_D=\\$5',
      'src/index.js':
        "import './a.scss'; console.log(process.env.PUBLIC_A, process.env.PUBLIC_B, process.env.PUBLIC_C, process.env.PUBLIC_D);",
      'src/a.scss': '.a { color: $accent; background: $other }',
    },
    config:
      '{ tools: { sass: { additionalData: `$accent: ${process.env.PUBLIC_B}; $other: ${process.env.PUBLIC_E ?? "#123456"};` } } }',
    expect: [
      contains('dist/static/js/*.js', 'console.log("one","#c04000","#c04000/docs","$5")'),
      contains('dist/static/css/*.css', '.a{color:#c04000;background:#123456}'),
    ],
  },
  {
    statement: 'NODE_ENV in a .env file has no effect',
    files: { '.env': 'NODE_ENV=development', 'src/index.js': 'console.log(process.env.NODE_ENV);' },
    expect: [contains('dist/static/js/index.*.js', '"production"')],
  },
  {
    statement: 'an empty variable counts as not set',
    files: { '.env': 'PUBLIC_A=', 'src/index.js': 'console.log(process.env.PUBLIC_A);' },
    expect: [contains('dist/static/js/*.js', 'process.env.PUBLIC_A')],
  },
  {
    statement: 'a default in the code does not help if the variable is not set',
    files: { 'src/index.js': "console.log(process.env.PUBLIC_A ?? 'none');" },
    expect: [contains('dist/static/js/*.js', 'process.env.PUBLIC_A')],
  },
  {
    statement: 'PUBLIC_ variables keep working beside a prefix of your own',
    files: {
      '.env': 'PUBLIC_A=public\nREACT_APP_A=react',
      'src/index.js': 'console.log(process.env.PUBLIC_A, process.env.REACT_APP_A);',
    },
    config:
      "import { loadEnv } from '@rsbuild/core'; export default { source: { define: loadEnv({ prefixes: ['REACT_APP_'] }).publicVars } };",
    expect: [contains('dist/static/js/*.js', 'console.log("public","react")')],
  },
  {
    statement: 'ASSET_PREFIX does not exist in the configuration',
    config: "{ html: { title: String(process.env.ASSET_PREFIX) }, output: { assetPrefix: '/shop/' } }",
    expect: [contains('dist/index.html', '<title>undefined</title>')],
  },
  {
    statement: 'createRsbuild does not read the files',
    files: {
      '.env': 'PUBLIC_A=from-file',
      'src/index.js': 'console.log(process.env.PUBLIC_A);',
      'build.cjs':
        "process.env.NODE_ENV = 'production'; require('@rsbuild/core').createRsbuild({ cwd: __dirname }).then((r) => r.build());",
    },
    commands: ['node build.cjs'],
    expect: [lacks('dist/static/js/*.js', 'from-file')],
  },
  {
    statement: 'a variable without the prefix fails the build in a template',
    files: {
      '.env': 'PUBLIC_NAME=Corner\nSECRET=1',
      'static/index.html': '<html><head><title><%= process.env.SECRET %></title></head></html>',
    },
    config: "{ html: { template: './static/index.html' } }",
    expect: [exits(1), prints('process is not defined')],
  },
  {
    statement: 'variables of loadEnv that are passed to source.define are available in templates',
    files: {
      '.env': 'REACT_APP_NAME=Corner',
      'static/index.html': '<html><head><title><%= process.env.REACT_APP_NAME %></title></head></html>',
    },
    config: `
      import { defineConfig, loadEnv } from '@rsbuild/core';
      export default defineConfig(({ envMode }) => ({
        html: { template: './static/index.html' },
        source: { define: loadEnv({ mode: envMode, prefixes: ['REACT_APP_'] }).publicVars },
      }));
    `,
    expect: [contains('dist/index.html', '<title>Corner</title>')],
  },
  {
    statement: 'the mode cannot be called local',
    commands: ['rsbuild build --env-mode local'],
    expect: [exits(1), prints('local')],
  },
  {
    statement: 'a variable of the shell overrides the files',
    files: {
      '.env': 'PUBLIC_API=from the file',
      '.env.production.local': 'PUBLIC_API=from the local file',
      'src/index.js': 'console.log(process.env.PUBLIC_API);',
      'run.mjs': run(['build'], { PUBLIC_API: 'from the shell' }),
    },
    commands: ['node run.mjs'],
    expect: [contains('dist/static/js/index.*.js', 'from the shell')],
  },
  {
    statement: 'NODE_ENV and ASSET_PREFIX are available in templates',
    files: {
      'static/index.html':
        '<html><head><title><%= process.env.NODE_ENV %> <%= process.env.ASSET_PREFIX %></title></head></html>',
    },
    config: "{ html: { template: './static/index.html' }, output: { assetPrefix: '/shop/' } }",
    expect: [contains('dist/index.html', '<title>production /shop</title>')],
  },
  {
    statement: 'a destructured variable of another name stays',
    files: {
      '.env': 'PUBLIC_A=value',
      'src/index.js': 'const env = process.env; console.log(env.PUBLIC_A, typeof process.env.PUBLIC_A);',
    },
    config: '{ output: { minify: false } }',
    expect: [
      contains('dist/static/js/index.*.js', 'const env = process.env'),
      contains('dist/static/js/index.*.js', 'env.PUBLIC_A'),
    ],
  },
  {
    statement: 'a restart of the server drops a variable of the shell that a file defines too',
    files: {
      '.env': 'PUBLIC_API=from the file',
      'rsbuild.config.mjs': `
        import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
        const isFirst = !existsSync('started.txt');
        writeFileSync('started.txt', '');
        const onDone = () => {
          console.log(isFirst ? 'before:' : 'after:', process.env.PUBLIC_API);
          if (!isFirst) process.exit(0);
          setInterval(() => appendFileSync('.env', '\\nPUBLIC_OTHER=1'), 1000).unref();
        };
        export default { plugins: [{ name: 'w', setup: (api) => api.onDevCompileDone(onDone) }] };
      `,
      'run.mjs': run(['dev', '--port', '3476'], { PUBLIC_API: 'from the shell' }),
    },
    commands: ['node run.mjs'],
    expect: [prints('before: from the shell'), prints('after: from the file')],
  },
  {
    statement: 'a name after $ is a variable without braces and in single quotes too',
    files: {
      '.env': "PUBLIC_A=pa$word\nPUBLIC_B=one\nPUBLIC_C='$PUBLIC_B'",
      'src/index.js': 'console.log(process.env.PUBLIC_A, process.env.PUBLIC_B, process.env.PUBLIC_C);',
    },
    expect: [contains('dist/static/js/*.js', 'console.log("pa","one","one")')],
  },
  {
    statement: 'in code for node, an expression that stays reads the environment at run time',
    files: {
      'src/index.js': "console.log('level', process.env['LOG_LEVEL'], process.env.LOG_LEVEL);",
      'serve.cjs': "process.env.LOG_LEVEL = 'of the server'; require('./dist/server/index.js');",
    },
    config: "{ output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node serve.cjs'],
    expect: [prints('level of the server of the server')],
  },
  {
    statement:
      'after a restart, the files of the mode of the command are not read, and a file of another folder keeps its old value',
    files: {
      '.env': 'PUBLIC_OTHER=0',
      '.env.staging': 'PUBLIC_MODE=staging',
      'shared/.env': 'PUBLIC_SHARED=old',
      'rsbuild.config.mjs': `
        import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
        import { loadEnv } from '@rsbuild/core';
        const isFirst = !existsSync('started.txt');
        writeFileSync('started.txt', '');
        export default ({ envMode }) => {
          const { publicVars } = loadEnv({ mode: envMode, cwd: 'shared' });
          const onDone = () => {
            console.log(isFirst ? 'before:' : 'after:', envMode, process.env.PUBLIC_MODE);
            console.log('shared:', publicVars['process.env.PUBLIC_SHARED'], isFirst);
            if (!isFirst) process.exit(0);
            writeFileSync('shared/.env', 'PUBLIC_SHARED=new');
            setInterval(() => appendFileSync('.env', '\\nPUBLIC_OTHER=1'), 1000).unref();
          };
          return { plugins: [{ name: 'w', setup: (api) => api.onDevCompileDone(onDone) }] };
        };
      `,
      'run.mjs': run(['dev', '--port', '3477', '--env-mode', 'staging']),
    },
    commands: ['node run.mjs'],
    expect: [
      prints('before: staging staging'),
      prints('after: staging undefined'),
      prints('shared: "old" true'),
      prints('shared: "old" false'),
      contains('shared/.env', 'new'),
    ],
  },
  {
    statement: 'in TypeScript 6, a file that imports the core reads @types/node without types',
    files: {
      'src/env.d.ts': 'declare namespace NodeJS { interface ProcessEnv { PUBLIC_API: string } }',
      'src/index.ts': 'const api: string = process.env.PUBLIC_API; console.log(api);',
      'rsbuild.config.ts': "import { defineConfig } from '@rsbuild/core'; export default defineConfig({});",
      'tsconfig.json':
        '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "strict": true, "skipLibCheck": true, "noEmit": true }, "include": ["src", "rsbuild.config.ts"] }',
    },
    commands: ['tsc'],
    expect: [exits(0)],
  },
];
