import { absent, contains, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

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
    statement: 'the mode cannot be called local',
    commands: ['rsbuild build --env-mode local'],
    expect: [exits(1), prints('local')],
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
    statement: 'a port that is no number',
    commands: ['rsbuild dev --port abc'],
    expect: [exits(1), prints('ERR_SOCKET_BAD_PORT')],
  },
];
