import {
  absent,
  contains,
  count,
  exists,
  exits,
  lacks,
  prints,
  printsInOrder,
  printsNot,
} from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** Runs `rsbuild dev` in a process of its own and prints its exit code. */
const devUntilEnd = (port: number): string => `
  import { spawnSync } from 'node:child_process';
  import { createRequire } from 'node:module';
  import { join } from 'node:path';
  const core = join(createRequire(import.meta.url).resolve('@rsbuild/core'), '../../bin/rsbuild.js');
  process.env.NODE_ENV = 'development';
  const run = spawnSync(process.execPath, [core, 'dev', '--port', '${port}'], { stdio: 'inherit', timeout: 20000 });
  console.log('ended with', run.status);
`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'NODE_ENV that is set stays: a build for development has no hash and is not minified',
    files: {
      'run.cjs':
        "require('node:child_process').execFileSync(process.execPath, [require.resolve('@rsbuild/core/package.json').replace('package.json', 'bin/rsbuild.js'), 'build'], { env: { ...process.env, NODE_ENV: 'development' } });",
      'src/index.js': 'const first = 1;\nconsole.log( first );',
    },
    commands: ['node run.cjs'],
    expect: [contains('dist/static/js/index.js', 'console.log(first)')],
  },
  {
    statement: 'the mode says which files are read and nothing else',
    files: {
      '.env.staging': 'PUBLIC_A=staging',
      '.env.production': 'PUBLIC_A=production',
      'src/index.js': 'console.log(process.env.NODE_ENV, process.env.PUBLIC_A);',
    },
    commands: ['rsbuild build --env-mode staging'],
    expect: [contains('dist/static/js/*.js', 'console.log("production","staging")')],
  },
  {
    statement: 'paths inside a file of --config count from the current folder',
    files: { 'scripts/widget.config.mjs': "export default { source: { entry: { w: './src/index.js' } } };" },
    commands: ['rsbuild build --config scripts/widget.config.mjs'],
    expect: [exists('dist/w.html'), absent('scripts/dist/**')],
  },
  {
    statement: 'a wrong path after --config is a warning, and the file of the folder is taken',
    config: "{ html: { title: 'From the folder' } }",
    commands: ['rsbuild build --config none.mjs'],
    expect: [prints('Cannot find config file'), contains('dist/index.html', 'From the folder')],
  },
  {
    statement: 'preview without the folder stops',
    commands: ['rsbuild preview'],
    expect: [
      exits(1),
      prints(/The output directory .*dist does not exist, please build the project before previewing\./),
    ],
  },
  {
    statement: 'inspect writes a file for each target into a folder inside the output folder',
    config: "{ output: { targets: ['web', 'node'] } }",
    commands: ['rsbuild inspect --env production --output inspect'],
    expect: [
      exists('dist/inspect/rsbuild.config.mjs'),
      exists('dist/inspect/rspack.config.web.mjs'),
      exists('dist/inspect/rspack.config.node.mjs'),
    ],
  },
  {
    statement: 'inspect prints long functions in full only with --verbose',
    config: `{ tools: { rspack: { stats: { warningsFilter: function myFilter() { return 'the body ${'long '.repeat(30)}'; } } } } }`,
    commands: ['rsbuild inspect'],
    expect: [
      lacks('dist/rspack.config.web.mjs', 'the body'),
      contains('dist/rspack.config.web.mjs', 'warningsFilter: function () { /* omitted long function */ }'),
    ],
  },
  {
    statement: 'inspect --verbose prints functions in full',
    config: `{ tools: { rspack: { stats: { warningsFilter: function myFilter() { return 'the body ${'long '.repeat(30)}'; } } } } }`,
    commands: ['rsbuild inspect --verbose'],
    expect: [contains('dist/rspack.config.web.mjs', 'the body')],
  },
  {
    statement:
      'with inspect --env production a function in the file is still called with development, and .env.production is not loaded',
    files: { '.env.production': 'PUBLIC_A=production' },
    config:
      "export default ({ env, command }) => { console.log('CALLED', env, command, String(process.env.PUBLIC_A)); return {}; };",
    commands: ['rsbuild inspect --env production'],
    expect: [
      prints('CALLED development inspect undefined'),
      contains('dist/rspack.config.web.mjs', "mode: 'production'"),
    ],
  },
  {
    statement: 'warnings do not change the exit code',
    files: {
      'node_modules/lib/a.css': '.lib { color: red }',
      'src/index.js': "import './a.css';",
      'src/a.css': "@import '~lib/a.css';",
    },
    expect: [exits(0), prints('warn')],
  },
  {
    statement: 'an error prints Rspack build failed! and ends with 1',
    files: { 'src/index.js': "import './missing.js';" },
    expect: [exits(1), prints('Rspack build failed!')],
  },
  {
    statement: 'an error that a plugin of the bundler throws is printed instead',
    config:
      "{ tools: { rspack: { plugins: [{ apply(compiler) { compiler.hooks.emit.tapPromise('p', async () => { throw new Error('of a plugin'); }); } }] } } }",
    expect: [exits(1), prints('of a plugin'), printsNot('Rspack build failed!')],
  },
  {
    statement: 'an unknown flag is code 1',
    commands: ['rsbuild build --mode development'],
    expect: [exits(1), prints("unknown option '--mode'")],
  },
  {
    statement: '--version is code 0',
    commands: ['rsbuild --version'],
    expect: [exits(0), prints('0.6.15')],
  },
  {
    statement: '--open applies if dev.startUrl is false',
    config:
      "{ dev: { startUrl: false }, plugins: [{ name: 'p', setup(api) { api.onAfterStartDevServer(() => console.log('START', api.getNormalizedConfig().dev.startUrl)); } }] }",
    commands: ['rsbuild dev --open http://localhost:1/none'],
    expect: [prints('START http://localhost:1/none')],
  },
  {
    statement: '--output of inspect is relative to the output folder, even with a leading slash',
    commands: ['rsbuild inspect --output /reports', 'rsbuild inspect --output ../beside'],
    expect: [exists('dist/reports/rspack.config.web.mjs'), exists('beside/rspack.config.web.mjs')],
  },
  {
    statement: 'inspect keeps the files of the output folder',
    files: { 'dist/old.txt': 'old' },
    commands: ['rsbuild inspect'],
    expect: [exists('dist/old.txt'), exists('dist/rsbuild.config.mjs')],
  },
  {
    statement: 'without a command, help is printed and the code is 1',
    commands: ['rsbuild'],
    expect: [exits(1), prints('Usage: rsbuild <command> [options]')],
  },
  {
    statement: 'the server restarts when the configuration file is saved',
    files: {
      'rsbuild.config.mjs':
        "export default { html: { title: 'first' }, plugins: [{ name: 'w', setup(api) { api.onBeforeStartDevServer(() => console.log('BEFORE first')); api.onDevCompileDone(() => require('node:fs').writeFileSync('first.txt', '')); } }] };",
      'edit.cjs':
        "const fs = require('node:fs'); const file = 'rsbuild.config.mjs'; fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll('first', 'second'));",
    },
    commands: ['rsbuild dev', 'wait first.txt', 'node edit.cjs', 'wait second.txt'],
    expect: [
      prints('Restart because rsbuild.config.mjs is changed.'),
      prints('BEFORE second'),
      exists('second.txt'),
    ],
  },
  {
    statement: 'a restart keeps the values of a .cjs file with module.exports',
    files: {
      'rsbuild.config.cjs': `
        const { writeFileSync } = require('node:fs');
        let runs = 0;
        const setup = (api) => api.onDevCompileDone(() => writeFileSync('done' + (runs += 1), ''));
        module.exports = { html: { title: 'first' }, plugins: [{ name: 'p', setup }] };
      `,
      'edit.cjs':
        "const fs = require('node:fs'); const file = 'rsbuild.config.cjs'; fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('first', 'second'));",
    },
    commands: ['rsbuild dev --port 3497', 'wait done1', 'node edit.cjs', 'wait done2', 'GET /'],
    expect: [
      prints('Restart because rsbuild.config.cjs is changed.'),
      contains('rsbuild.config.cjs', 'second'),
      prints('<title>first', 'GET /'),
    ],
  },
  {
    statement: 'eleven instances in one process, as after ten restarts, cause a warning',
    files: {
      'run.cjs': `
        const { createRsbuild } = require('@rsbuild/core');
        process.on('warning', ({ name, message }) => console.log(name, message));
        const start = async (count) => {
          console.log('instance', count);
          const rsbuild = await createRsbuild({});
          await rsbuild.initConfigs();
          if (count < 11) await start(count + 1);
        };
        start(1);
      `,
    },
    commands: ['node run.cjs'],
    expect: [printsInOrder('instance 11', 'MaxListenersExceededWarning', '11 exit listeners')],
  },
  {
    statement: 'a change of the PostCSS configuration is not detected',
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': '.a { color: red }',
      'postcss.config.cjs': 'module.exports = { plugins: [] };',
      'edit.cjs':
        "const fs = require('node:fs'); fs.writeFileSync('postcss.config.cjs', \"module.exports = { plugins: [{ postcssPlugin: 'p', Once(root) { root.first.append('margin: 1px'); } }] };\"); fs.writeFileSync('src/a.css', '.a { color: blue }');",
    },
    config:
      "let count = 0; export default { plugins: [{ name: 'w', setup(api) { api.onDevCompileDone(() => require('node:fs').writeFileSync(`done${(count += 1)}.txt`, '')); } }] };",
    commands: [
      'rsbuild dev',
      'wait done1.txt',
      'node edit.cjs',
      'wait done2.txt',
      'GET /static/css/index.css',
    ],
    expect: [prints('color: blue', 'GET'), printsNot('margin', 'GET'), printsNot('Restart')],
  },
  {
    statement: 'build --watch keeps scripts with previous hashes and ignores the configuration file',
    files: {
      'rsbuild.config.mjs':
        "export default { html: { title: 'one' }, plugins: [{ name: 'w', setup(api) { api.onAfterBuild(({ isFirstCompile }) => require('node:fs').writeFileSync(isFirstCompile ? 'first.txt' : 'second.txt', '')); } }] };",
      'edit.cjs':
        "const fs = require('node:fs'); const file = 'rsbuild.config.mjs'; fs.writeFileSync('src/index.js', 'console.log(2);'); fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('one', 'two'));",
    },
    commands: ['rsbuild build --watch', 'wait first.txt', 'node edit.cjs', 'wait second.txt'],
    expect: [count('dist/static/js/index.*.js', 2), contains('dist/index.html', '<title>one</title>')],
  },
  {
    statement: 'an error in the configuration file ends the command at a restart',
    files: {
      'rsbuild.config.mjs': `
        import { writeFileSync } from 'node:fs';
        const onDone = () => setInterval(() => writeFileSync('rsbuild.config.mjs', 'export default {'), 1000).unref();
        export default { plugins: [{ name: 'w', setup: (api) => api.onDevCompileDone(onDone) }] };
      `,
      'run.mjs': devUntilEnd(3477),
    },
    commands: ['node run.mjs'],
    expect: [printsInOrder('Restart because', 'Failed to load file', 'ended with 0')],
  },
  {
    statement: 'preview sends Cache-Control: no-cache, and 404 once rsbuild dev has emptied the folder',
    commands: [
      'rsbuild build',
      'rsbuild preview',
      'GET /',
      'rsbuild dev',
      'rsbuild preview',
      'GET / accept: text/html',
    ],
    expect: [prints('cache-control: no-cache', 'GET /'), exits(404), prints('Cannot GET /', 'GET / accept')],
  },
  {
    statement: 'inspect shows the mode of --env, whatever NODE_ENV says',
    files: {
      'run.cjs':
        "require('node:child_process').execFileSync(process.execPath, [require.resolve('@rsbuild/core/package.json').replace('package.json', 'bin/rsbuild.js'), 'inspect'], { env: { ...process.env, NODE_ENV: 'production' } });",
    },
    commands: ['node run.cjs'],
    expect: [contains('dist/rspack.config.web.mjs', "mode: 'development'")],
  },
  {
    statement: 'a flag before the command is unknown',
    commands: ['rsbuild --env-mode staging build'],
    expect: [exits(1), prints("unknown option '--env-mode'")],
  },
  {
    statement: 'a NODE_ENV other than production gives scripts without minification and hash',
    files: {
      'run.cjs':
        "process.env.NODE_ENV = 'staging'; require('@rsbuild/core').createRsbuild({ cwd: __dirname, rsbuildConfig: {} }).then((r) => r.build());",
    },
    commands: ['node run.cjs'],
    expect: [contains('dist/static/js/index.js', 'console.log(1);\n')],
  },
  {
    statement: 'flags after two dashes are ignored',
    commands: ['rsbuild build -- --mode none --env-mode local'],
    expect: [exits(0), exists('dist/index.html')],
  },
];
