import { contains, exits, prints, printsInOrder, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { openPage } from '../../../open-page.ts';

const script = (text: string): Record<string, string> => ({
  'run.mjs': `import { createRsbuild, loadConfig, loadEnv, logger, mergeRsbuildConfig } from '@rsbuild/core';\n${text}`,
});
const commands = ['node run.mjs'];

export const experiments: readonly Experiment[] = [
  {
    statement: 'plugins may be promises and falsy values',
    config:
      '{ plugins: [null, false, Promise.resolve({ name: "mine", setup: () => console.log("setup") }), Promise.resolve()] }',
    expect: [prints('setup')],
  },
  {
    statement: 'a relative cwd is not resolved',
    files: script("await (await createRsbuild({ cwd: './' })).build();"),
    commands,
    expect: [exits(1), prints("Can't resolve")],
  },
  {
    statement: 'a relative cwd does not fail with an entry of source.entry',
    files: {
      'app/src/main.js': "console.log('main code');",
      ...script(`
        const rsbuildConfig = { source: { entry: { index: './src/main.js' } } };
        await (await createRsbuild({ cwd: 'app', rsbuildConfig })).build();
      `),
    },
    commands,
    expect: [contains('app/dist/static/js/index.*.js', 'main code')],
  },
  {
    statement: 'loadConfig rejects a relative cwd',
    files: {
      'app/rsbuild.config.mjs': 'export default {};',
      ...script(`
        await loadConfig({ cwd: './app' }).catch(({ message }) => console.log('rejected:', message));
      `),
    },
    commands,
    expect: [prints('rejected: Cannot find module')],
  },
  {
    statement: 'a path without a file is a warning, and the default names are tried',
    files: {
      'rsbuild.config.js': "module.exports = { html: { title: 'of the default' } };",
      ...script("console.log((await loadConfig({ path: 'none.js' })).content.html.title);"),
    },
    commands,
    expect: [printsInOrder('Cannot find config file', 'of the default')],
  },
  {
    statement: 'loadConfig rejects a file that exports neither an object nor a function that returns one',
    files: {
      'text.mjs': "export default 'text';",
      'number.mjs': 'export default () => 5;',
      'nothing.mjs': 'export default () => {};',
      ...script(`
        for (const path of ['text.mjs', 'number.mjs', 'nothing.mjs'])
          await loadConfig({ path }).catch(() => console.log('rejected', path));
      `),
    },
    commands,
    expect: [printsInOrder('Failed to load file', 'rejected text', 'rejected number', 'rejected nothing')],
  },
  {
    statement: 'in a script, a configuration function receives no env unless NODE_ENV is set',
    files: {
      'rsbuild.config.mjs':
        'export default ({ env, command }) => ({ html: { title: env + "-" + command } });',
      ...script(`
        const load = async () => (await loadConfig()).content.html.title;
        console.log('before:', await load());
        process.env.NODE_ENV = 'production';
        console.log('after:', await load());
      `),
    },
    commands,
    expect: [prints('before: undefined-undefined'), prints('after: production-undefined')],
  },
  {
    statement: 'loadEnv keeps variables of the shell, leaves out empty ones, and cleanup removes both',
    files: {
      '.env': 'PUBLIC_A=file\nPUBLIC_EMPTY=\nPRIVATE=1\n',
      '.env.x': 'PRIVATE=2$PUBLIC_SHELL\n',
      ...script(`
        Object.assign(process.env, { PUBLIC_A: 'shell', PUBLIC_SHELL: 's' });
        const { parsed, publicVars, cleanup } = loadEnv({ mode: 'x' });
        console.log(JSON.stringify({ parsed, publicVars }));
        cleanup();
        console.log(process.env.PUBLIC_A, process.env.PRIVATE, process.env.PUBLIC_SHELL);
      `),
    },
    commands,
    expect: [
      prints('"parsed":{"PUBLIC_A":"shell","PUBLIC_EMPTY":"","PRIVATE":"2s"}'),
      prints(/"publicVars":\{"process\.env\.PUBLIC_\w+":"[^,]+,"process\.env\.PUBLIC_\w+":"[^,]+\}\}/),
      prints('undefined undefined s'),
    ],
  },
  {
    statement: 'of options that are not combined the later value is used, unless it is null',
    files: script(`
      const merge = (targets) => mergeRsbuildConfig({ output: { targets: ['web'] } }, { output: { targets } }).output.targets;
      console.log(JSON.stringify([merge(['node']), merge([]), merge(null), merge(undefined)]));
    `),
    commands,
    expect: [prints('[["node"],[],["web"],["web"]]')],
  },
  {
    statement: 'functions of three configurations end up in one array, other values become the later one',
    files: script(`
      const { tools, html } = mergeRsbuildConfig(
        { tools: { rspack: () => 1 }, html: { title: 'a', meta: { a: '1' } } },
        { tools: { rspack: () => 2 }, html: { title: null, meta: { b: '2' } } },
        { tools: { rspack: { mode: 'none' } } },
      );
      console.log(tools.rspack.length, JSON.stringify(html));
    `),
    commands,
    expect: [prints('3 {"title":null,"meta":{"a":"1","b":"2"}}')],
  },
  {
    statement: 'parts of an argument are shared with the result, and false discards the arguments before it',
    files: script(`
      const [one, two] = [{ html: { meta: {} } }, {}];
      console.log(mergeRsbuildConfig(one) === one, mergeRsbuildConfig(one, two).html === one.html);
      console.log('false:', mergeRsbuildConfig(one, false), Object.keys(mergeRsbuildConfig(one, false, { dev: {} })));
    `),
    commands,
    expect: [prints('true true'), prints("false: false [ 'dev' ]")],
  },
  {
    statement: 'levels of the logger include those before them, and verbose prints debug without DEBUG',
    files: script(`
      const methods = ['error', 'warn', 'info', 'log', 'debug'];
      for (const level of ['error', 'warn', 'info', 'log', 'verbose']) {
        logger.level = level;
        for (const method of methods) logger[method](level + '-' + method + ';');
      }
    `),
    commands,
    expect: [
      prints(/error-error;\s+error\s+warn-error;/),
      prints('warn-warn;'),
      printsNot('warn-info;'),
      prints('info-info;'),
      printsNot('info-log;'),
      prints('log-log;'),
      printsNot('log-debug;'),
      prints('verbose-debug;'),
    ],
  },
  {
    statement: 'cleanup keeps a variable whose value has changed since loadEnv',
    files: {
      '.env': 'KEPT=1\nREMOVED=1',
      'load.mjs':
        "import { loadEnv } from '@rsbuild/core'; const { cleanup } = loadEnv(); process.env.KEPT = '2'; cleanup(); console.log(process.env.KEPT, process.env.REMOVED);",
    },
    commands: ['node load.mjs'],
    expect: [prints('2 undefined')],
  },
  {
    statement: 'client code receives the variables of loadEnv through source.define only',
    files: {
      '.env': 'PUBLIC_NAME=shop',
      'rsbuild.config.mjs': 'export default {};',
      'src/index.js': 'console.log(process.env.PUBLIC_NAME);',
      ...script(`
        import { readFileSync } from 'node:fs';
        const { publicVars } = loadEnv();
        const { content } = await loadConfig();
        for (const define of [{}, publicVars]) {
          const rsbuildConfig = mergeRsbuildConfig(
            { source: { define }, output: { filenameHash: false } },
            content,
          );
          await (await createRsbuild({ rsbuildConfig })).build();
          console.log('bundle:', /process\\.env\\.PUBLIC_NAME|"shop"/.exec(readFileSync('dist/static/js/index.js', 'utf8'))[0]);
        }
      `),
    },
    commands,
    expect: [printsInOrder('bundle: process.env.PUBLIC_NAME', 'bundle: "shop"')],
  },
  {
    statement: 'without NODE_ENV and mode, loadEnv reads no file of a mode, nor with a string as argument',
    files: {
      '.env': 'A=any',
      '.env.development': 'A=development',
      '.env.production': 'A=production',
      ...script(
        "const { filePaths, parsed } = loadEnv(); console.log('files:', filePaths.length, parsed.A, loadEnv('production').filePaths.length);",
      ),
    },
    commands,
    expect: [prints('files: 1 any 1')],
  },

  {
    statement: 'the working directory, not cwd, is the base of watchFiles, loadConfig and loadEnv',
    files: {
      'app/.env': 'TITLE=app',
      'app/rsbuild.config.mjs': 'export default { html: { title: process.env.TITLE } };',
      'app/src/index.js': 'console.log(1);',
      'app/texts/a.txt': '1',
      'texts/a.txt': '1',
      'page.mjs': openPage,
      ...script(`
        import { writeFileSync } from 'node:fs';
        import { resolve } from 'node:path';
        import { openPage, until } from './page.mjs';
        const cwd = resolve('app');
        console.log('without cwd:', loadEnv().filePaths.length, (await loadConfig()).filePath);
        loadEnv({ cwd });
        console.log('title:', (await loadConfig({ cwd })).content.html.title);
        const rsbuild = await createRsbuild({
          cwd,
          rsbuildConfig: {
            dev: { watchFiles: { paths: 'texts' } },
            performance: { chunkSplit: { strategy: 'all-in-one' } },
          },
        });
        const page = await openPage((await rsbuild.startDevServer()).urls);
        await until(() => page.messages.some(({ type }) => type === 'ok'));
        for (const folder of ['app/texts', 'texts']) {
          writeFileSync(folder + '/a.txt', '2');
          await new Promise((resolve) => setTimeout(resolve, 700));
          console.log(folder, 'reloads:', page.reloads);
        }
        process.exit();
      `),
    },
    commands,
    expect: [
      prints('without cwd: 0 null'),
      prints('title: app'),
      prints('app/texts reloads: 0'),
      prints(/^texts reloads: 1/m),
    ],
  },

  {
    statement: 'the working directory, not cwd, is the base of the public folder that is watched',
    files: {
      'app/public/a.txt': 'served',
      'app/src/index.js': 'console.log(1);',
      'public/a.txt': '1',
      'page.mjs': openPage,
      ...script(`
        import { writeFileSync } from 'node:fs';
        import { resolve } from 'node:path';
        import { openPage, until } from './page.mjs';
        const rsbuild = await createRsbuild({
          cwd: resolve('app'),
          rsbuildConfig: {
            server: { publicDir: { watch: true } },
            performance: { chunkSplit: { strategy: 'all-in-one' } },
          },
        });
        const { urls } = await rsbuild.startDevServer();
        console.log(await (await fetch(urls[0] + '/a.txt')).text());
        const page = await openPage(urls);
        await until(() => page.messages.some(({ type }) => type === 'ok'));
        await until(() => {
          writeFileSync('public/a.txt', String(Date.now()));
          return page.reloads > 0;
        });
        process.exit();
      `),
    },
    commands,
    expect: [prints('served'), printsNot('never:')],
  },
  {
    statement: 'a promise as default export is not awaited, an array is ignored, and neither is an error',
    files: {
      'promise.mjs': "export default Promise.resolve({ html: { title: 'of the promise' } });",
      'array.mjs': "export default [{ html: { title: 'of the array' } }];",
      ...script(`
        for (const path of ['promise.mjs', 'array.mjs']) {
          const { content } = await loadConfig({ path });
          const { html } = (await createRsbuild({ rsbuildConfig: content })).getRsbuildConfig();
          console.log(path, html?.title);
        }
      `),
    },
    commands,
    expect: [printsInOrder('promise.mjs Rsbuild App', 'array.mjs Rsbuild App')],
  },
  {
    statement: 'without a default export, named exports are the top-level fields, and nothing is an error',
    files: {
      'config.mjs': "export const config = { html: { title: 'of config' } };",
      'html.mjs': "export const html = { title: 'of html' };",
      ...script(`
        for (const path of ['config.mjs', 'html.mjs']) {
          const { content } = await loadConfig({ path });
          const { html } = (await createRsbuild({ rsbuildConfig: content })).getRsbuildConfig();
          console.log(path, html?.title);
        }
      `),
    },
    commands,
    expect: [printsInOrder('config.mjs Rsbuild App', 'html.mjs of html'), printsNot('Failed to load')],
  },
  {
    statement:
      'defineConfig returns a configuration whose options may be undefined, not the type of its argument',
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "strict": true, "skipLibCheck": true, "noEmit": true }, "include": ["src"] }',
      'src/index.ts': `
        import { defineConfig } from '@rsbuild/core';
        console.log(defineConfig({ html: { title: 'a' } }).html.title);
      `,
    },
    commands: ['tsc'],
    expect: [exits(1), prints(/TS(?:2532|18048)/)],
  },
];
