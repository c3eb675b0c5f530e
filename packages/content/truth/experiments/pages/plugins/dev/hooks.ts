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
const csv = { 'src/index.js': "import a from './a.csv'; console.log(a);", 'src/a.csv': 'text,2' };
const script = (text: string): Record<string, string> => ({
  'run.mjs': `import { createRsbuild } from '@rsbuild/core';\nconst rsbuild = await createRsbuild();\n${text}`,
});

export const experiments: readonly Experiment[] = [
  {
    // The hooks call it a return value of none, because it is not ignored.
    statement: 'a value that a callback of onAfterBuild returns is the argument of the next one',
    config: withSetup(
      "api.onAfterBuild(() => 'mine'); api.onAfterBuild((value) => console.log('got', value));",
    ),
    expect: [prints('got mine')],
  },
  {
    statement: 'a callback of modifyRsbuildConfig that returns a number fails the build',
    config: withSetup('const all = []; api.modifyRsbuildConfig((config) => all.push(config));'),
    expect: [exits(1), prints('Cannot read properties of undefined')],
  },
  {
    statement:
      'setup of a plugin that modifyRsbuildConfig adds is not called, and a partial object replaces the configuration',
    config: withSetup(
      `api.modifyRsbuildConfig((config) => { config.plugins = [{ name: 'late', setup: () => console.log('late') }]; });
      api.modifyRsbuildConfig(() => ({ output: { filenameHash: false } }));`,
      "html: { title: 'Mine' }",
    ),
    expect: [
      printsNot('late'),
      exists('dist/static/js/index.js'),
      contains('dist/index.html', '<title>Rsbuild App</title>'),
    ],
  },
  {
    statement: 'after mergeConfig removePlugin has no effect, addRules has one while the array is shared',
    files: csv,
    config: withSetup(`
      api.modifyRspackConfig((config, { mergeConfig }) => mergeConfig(config, { devtool: false }));
      api.modifyRspackConfig((_, { addRules, removePlugin }) => {
        addRules({ test: /csv$/, type: 'asset/source' });
        removePlugin('DefinePlugin');
      });
      api.onBeforeCreateCompiler(({ bundlerConfigs: [config] }) => {
        console.log(config.plugins.map(({ name }) => name));
      });
    `),
    expect: [contains('dist/static/js/*.js', 'text,2'), prints('DefinePlugin')],
  },
  {
    statement: 'after mergeConfig with rules addRules has no effect',
    files: csv,
    config: withSetup(`
      api.modifyRspackConfig((config, { mergeConfig }) => mergeConfig(config, { module: { rules: [] } }));
      api.modifyRspackConfig((_, { addRules }) => addRules({ test: /csv$/, type: 'asset/source' }));
    `),
    expect: [lacks('dist/static/js/*.js', 'text,2')],
  },
  {
    statement: 'a URL that a callback adds does not get the asset prefix, one of html.tags does',
    config: withSetup(
      `
      api.modifyHTMLTags(({ headTags, bodyTags }) => {
        headTags.push({ tag: 'script', attrs: { src: 'plain.js' } });
        return { headTags, bodyTags };
      });
    `,
      "output: { assetPrefix: 'https://cdn.example.com/shop/' }, html: { tags: [{ tag: 'script', attrs: { src: 'user.js' } }] }",
    ),
    expect: [
      contains('dist/index.html', 'src="plain.js"'),
      contains('dist/index.html', 'src="https://cdn.example.com/shop/user.js"'),
    ],
  },
  {
    statement: 'modifyHTMLTags is called for each page, with the title and without elements of the template',
    files: {
      'src/other.js': 'console.log(2);',
      't.html': '<!doctype html><html><head><link rel="own"></head><body></body></html>',
    },
    config: withSetup(
      `api.modifyHTMLTags((tags) => { console.log('tags:', tags.headTags.map(({ tag }) => tag).join()); return tags; });`,
      "html: { template: './t.html' }, source: { entry: { index: './src/index.js', other: './src/other.js' } }, output: { targets: ['web', 'node'] }",
    ),
    expect: [
      prints(/(?:tags: title,meta,meta,script\s+){2}/),
      printsNot(/(?:tags: .*\s+){3}/),
      printsNot('link'),
    ],
  },
  {
    statement: 'most changes of the configuration in onBeforeBuild have no effect, an alias has one',
    files: {
      'src/index.js': "import late from 'late'; console.log(late);",
      'src/late.js': "export default 'aliased';",
    },
    config: withSetup(`
      api.onBeforeBuild(({ bundlerConfigs: [config] }) => {
        config.output.filename = 'late.js';
        config.resolve.alias.late = api.context.rootPath + '/src/late.js';
      });
    `),
    expect: [contains('dist/static/js/index.*.js', 'aliased')],
  },
  {
    statement: 'a change in onBeforeCreateCompiler takes effect',
    config: withSetup(
      "api.onBeforeCreateCompiler(({ bundlerConfigs: [config] }) => { config.output.filename = 'late.js'; });",
    ),
    expect: [contains('dist/index.html', '/late.js')],
  },
  {
    statement: 'onAfterBuild runs after errors, too',
    files: { 'src/index.js': "import './none';" },
    config: withSetup(
      "api.onAfterBuild(({ stats, isFirstCompile }) => console.log('errors:', stats.hasErrors(), isFirstCompile));",
    ),
    expect: [exits(1), printsInOrder('errors: true true', 'Rspack build failed!')],
  },
  ...['', 'watch'].map((watch) => ({
    statement: `an error in onAfterBuild ends ${watch === '' ? 'the build' : 'watch mode'}`,
    files: script(`
      rsbuild.onAfterBuild(() => { throw new Error('of the callback'); });
      process.on('exit', () => console.log('ended'));
      setTimeout(() => process.exit(2), 20_000).unref();
      await rsbuild.build({ watch: ${watch === 'watch'} });
    `),
    commands: ['node run.mjs'],
    expect: [exits(watch === '' ? 1 : 0), prints('of the callback'), prints('ended')],
  })),
  {
    statement: 'with several targets stats and compiler are those of all',
    config: withSetup(
      `
      api.onAfterCreateCompiler(({ compiler }) => {
        console.log(compiler.constructor.name);
        for (const { hooks } of [compiler, ...compiler.compilers]) {
          console.log('HOOKS', 'done' in hooks, 'compilation' in hooks, 'emit' in hooks);
        }
      });
      api.onAfterBuild(({ stats }) => console.log(stats.constructor.name));
    `,
      "output: { targets: ['web', 'node'] }",
    ),
    expect: [
      printsInOrder(
        'MultiCompiler',
        'HOOKS true false false',
        'HOOKS true true true',
        'HOOKS true true true',
        'MultiStats',
      ),
    ],
  },
  {
    statement:
      'onDevCompileDone runs in a build while NODE_ENV is development, and not in dev while it is staging',
    files: script(`
      const [, , mode] = process.argv;
      process.env.NODE_ENV = mode;
      rsbuild.onDevCompileDone(() => console.log('compiled for development'));
      if (mode === 'development') await rsbuild.build();
      else {
        const done = new Promise((resolve) => {
          rsbuild.onAfterCreateCompiler(({ compiler }) => {
            compiler.hooks.done.tap('done', () => setTimeout(resolve, 100));
          });
        });
        const { server } = await rsbuild.startDevServer();
        await done;
        await server.close();
        console.log('closed');
      }
    `),
    commands: ['node run.mjs development', 'node run.mjs staging'],
    expect: [
      prints('compiled for development', 'node run.mjs development'),
      prints('closed', 'node run.mjs staging'),
      printsNot('compiled for development', 'node run.mjs staging'),
    ],
  },
  {
    statement: 'all callbacks of onExit run at a normal end, after process.exit the first in their order',
    files: script(`
      rsbuild.onExit(() => console.log('default'));
      rsbuild.onExit({ order: 'pre', handler: () => console.log('pre') });
      if (process.argv[2] === 'exit') process.exit();
      console.log('end');
    `),
    commands: ['node run.mjs', 'node run.mjs exit'],
    expect: [printsInOrder('end', 'pre', 'default', 'pre'), printsNot('default', 'node run.mjs exit')],
  },
  {
    statement: 'after an uncaught error only the first callback of onExit runs',
    files: script(
      "rsbuild.onExit(() => console.log('call ' + 1)); rsbuild.onExit(() => console.log('call ' + 2)); throw new Error('x');",
    ),
    commands: ['node run.mjs'],
    expect: [exits(1), prints('call 1'), printsNot('call 2')],
  },
  {
    statement: 'CHAIN_ID lacks the ids of pages and of the branches of images, fonts and media files',
    config: withSetup(`
      api.modifyBundlerChain((chain, { CHAIN_ID: { PLUGIN, ONE_OF } }) => {
        const all = [...Object.values(PLUGIN), ...Object.values(ONE_OF)];
        const names = [...Object.keys(chain.plugins.entries()), ...['image', 'font', 'media'].flatMap((name) => Object.keys(chain.module.rule(name).oneOfs.entries()))];
        console.log('lacks', names.filter((name) => !all.includes(name)).join());
      });
    `),
    expect: [prints(/lacks html-index,.*image-asset-url.*font-asset-url.*media-asset-url/)],
  },
  {
    statement:
      'a file that onBeforeBuild adds to the public folder is copied if the order is pre, and onBeforeCreateCompiler adds source files in dev, too',
    files: { 'public/robots.txt': '', 'src/index.js': "import './added.js';" },
    config: `import { writeFileSync } from 'node:fs'; ${withSetup(`
      const add = (path, text = '') => () => writeFileSync(path, text);
      api.onBeforeBuild(add('public/late.txt'));
      api.onBeforeBuild({ order: 'pre', handler: add('public/early.txt') });
      api.onBeforeCreateCompiler(add('src/added.js', 'console.log("ADDED in ' + process.argv[2] + '")'));
    `)}`,
    commands: ['rsbuild dev', 'GET /static/js/index.js', 'rsbuild build'],
    expect: [
      exists('dist/robots.txt'),
      exists('dist/early.txt'),
      absent('dist/late.txt'),
      contains('dist/static/js/index.*.js', 'ADDED in build'),
      prints('ADDED in dev', 'GET'),
    ],
  },
  {
    statement: 'the type of modifyHTMLTags requires the arrays as the return value',
    files: {
      'src/plugin.ts': `
        import type { RsbuildPluginAPI } from '@rsbuild/core';
        export const setup = (api: RsbuildPluginAPI) => {
          api.modifyHTMLTags(({ headTags }) => { headTags.push({ tag: 'script' }); });
          api.modifyRspackConfig((config) => { config.devtool = false; });
        };
      `,
      'check.cjs': `
        const ts = require('typescript');
        const program = ts.createProgram(['src/plugin.ts'], {
          module: ts.ModuleKind.ESNext,
          moduleResolution: ts.ModuleResolutionKind.Bundler,
          skipLibCheck: true,
          types: ['node'],
        });
        for (const { messageText } of ts.getPreEmitDiagnostics(program))
          console.log('TS', ts.flattenDiagnosticMessageText(messageText, '; '));
      `,
    },
    commands: ['node check.cjs'],
    expect: [prints(/TS .*void.*HTMLTags/), printsNot('RspackConfig')],
  },
  {
    statement: 'onAfterBuild does not run after an error that a bundler plugin throws',
    config: withSetup(`
      api.onAfterBuild(() => console.log('after build'));
      api.modifyBundlerChain((chain) => {
        class Throws { apply(compiler) { compiler.hooks.afterEmit.tap('throws', () => { throw new Error('thrown'); }); } }
        chain.plugin('throws').use(Throws);
      });
    `),
    expect: [exits(1), prints('thrown'), printsNot('after build')],
  },
  {
    statement: 'a callback of modifyHTMLTags that mutates the arrays may return nothing',
    config: withSetup(
      "api.modifyHTMLTags(({ headTags }) => { headTags.push({ tag: 'script', attrs: { src: 'mine.js' } }); });",
    ),
    expect: [contains('dist/index.html', '<script src="mine.js">')],
  },

  ...[
    ['modifyBundlerChain', 'chain.toConfig is not a function'],
    ['modifyRspackConfig', 'Could not find any entry module'],
    ['modifyHTMLTags', 'headTags is not iterable'],
  ].map(([hook = '', message = '']) => ({
    statement: `a number that a callback of ${hook} returns fails the build with "${message}"`,
    config: withSetup(`api.${hook}(() => 1);`),
    expect: [exits(1), prints(message)],
  })),
  {
    statement:
      'the folder of the example is deleted after a build, remains in watch mode, and dev creates none',
    files: {
      'scratch.mjs': `
        import { existsSync, mkdtempSync, rmSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        const setup = (api) => {
          let folder = '';
          api.onBeforeBuild(() => {
            folder = mkdtempSync('.scratch-');
          });
          api.onAfterBuild(() => {
            console.log('IN BUILD', existsSync(folder));
            if (process.argv[3]) process.kill(process.pid, 'SIGINT');
          });
          api.onDevCompileDone(() => process.kill(process.pid, 'SIGINT'));
          api.onExit(() => {
            if (folder) rmSync(folder, { recursive: true, force: true });
          });
        };
        const rsbuild = await createRsbuild({ rsbuildConfig: { plugins: [{ name: 'mine', setup }] } });
        await rsbuild[process.argv[2]]({ watch: Boolean(process.argv[3]) });
      `,
      'list.mjs': `
        import { spawnSync } from 'node:child_process';
        import { readdirSync } from 'node:fs';
        const [name, ...args] = process.argv.slice(2);
        spawnSync(process.execPath, ['scratch.mjs', ...args], { stdio: 'inherit' });
        console.log(name, 'LEFT', readdirSync('.').filter((file) => file.startsWith('.scratch-')).length);
      `,
    },
    commands: [
      'node scratch.mjs build',
      // SIGINT ends the other two with an error.
      'node list.mjs after startDevServer',
      'node list.mjs watch build watch',
    ],
    expect: [prints('IN BUILD true'), prints('after LEFT 0'), prints('watch LEFT 1')],
  },
];
