import { absent, contains, count, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { withReact19 } from '../../../react19.ts';

const remote = (more: string): string => `{
  output: { minify: false },
  moduleFederation: { options: { name: 'weather', exposes: { './Forecast': './src/Forecast' }, ${more} } },
}`;

const forecast = {
  'src/Forecast.js': "export default 'the forecast';",
  'src/bootstrap.js': "import forecast from './Forecast'; console.log(forecast);",
  'src/index.js': "import('./bootstrap');",
};

const application = (name: string) => ({
  [`${name}/package.json`]: JSON.stringify({ name }),
  [`${name}/src/index.js`]: "import styles from './app.module.css'; console.log(styles.title);",
  [`${name}/src/app.module.css`]: '.title { color: red }',
});

const twoApplications = (cssModules: string) => ({
  ...application('portal'),
  ...application('weather'),
  'build.cjs': `
    const { join } = require('node:path');
    const { createRsbuild } = require('@rsbuild/core');
    const build = async (name, output) => {
      const rsbuild = await createRsbuild({ cwd: join(__dirname, name), rsbuildConfig: { output } });
      await rsbuild.build();
    };
    build('portal', {}).then(() => build('weather', { cssModules: ${cssModules} }));
  `,
});

/** React 18 is found in a folder above. */
const reactApplication = (major: number, application: string) => ({
  [`${application}/package.json`]: JSON.stringify({
    name: application,
    dependencies: { react: `^${major}.0.0`, 'react-dom': `^${major}.0.0` },
  }),
  [`${application}/src/index.js`]: "import('./bootstrap');",
});

/** Builds both applications and runs the page of the portal. */
const runPortal = (shared: string): string => `
  const { join } = require('node:path');
  const { readFileSync } = require('node:fs');
  const { createContext, runInContext } = require('node:vm');
  const { createRsbuild } = require('@rsbuild/core');
  process.env.NODE_ENV = 'production';
  const build = async (name, options) => {
    const rsbuild = await createRsbuild({
      cwd: join(__dirname, name),
      rsbuildConfig: {
        performance: { chunkSplit: { strategy: 'all-in-one' } },
        output: { filenameHash: false },
        moduleFederation: { options: { name, shared: ${shared}, ...options } },
      },
    });
    await rsbuild.build();
  };
  const document = {
    createElement: () => ({ style: {}, setAttribute() {}, getAttribute: () => null }),
    getElementsByTagName: (name) => (name === 'head' ? [document.head] : []),
    head: { appendChild: (script) => setTimeout(() => run(script)) },
  };
  class HTMLScriptElement {}
  const context = createContext({ document, HTMLScriptElement, console, setTimeout, clearTimeout, URL, location: { href: 'http://portal/' } });
  runInContext('var self = globalThis, window = globalThis;', context);
  const run = (script) => {
    const { hostname, pathname } = new URL(script.src);
    document.currentScript = { src: script.src, tagName: 'SCRIPT' };
    runInContext(readFileSync(join(__dirname, hostname, 'dist', pathname), 'utf8'), context);
    script.onload?.({ type: 'load' });
  };
  process.on('unhandledRejection', (error) => console.log('BLANK', error.message));
  build('portal', { remotes: { weather: 'weather@http://weather/remoteEntry.js' } })
    .then(() => build('weather', { filename: 'remoteEntry.js', exposes: { './Forecast': './src/Forecast' } }))
    .then(() => run({ src: 'http://portal/static/js/index.js' }));
`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'without filename, the name of the remote entry has a hash',
    files: forecast,
    config: remote(''),
    expect: [exists('dist/static/js/weather.*.js')],
  },
  {
    statement: 'filename is the name of the remote entry below the output folder',
    files: forecast,
    config: remote("filename: 'remoteEntry.js'"),
    expect: [exists('dist/remoteEntry.js'), contains('dist/remoteEntry.js', './Forecast')],
  },
  {
    statement: 'with the option, paths in the HTML are relative',
    files: forecast,
    config: remote("filename: 'remoteEntry.js'"),
    expect: [contains('dist/index.html', 'src="static/js/'), lacks('dist/index.html', 'src="/static')],
  },
  {
    statement: 'a page in a folder gets relative paths that start with ../',
    files: forecast,
    config: remote("filename: 'remoteEntry.js'").replace('{', "{ html: { outputStructure: 'nested' },"),
    expect: [contains('dist/index/index.html', 'src="../static/js/')],
  },
  {
    statement: 'a full URL as the asset prefix stays',
    files: forecast,
    config: remote("filename: 'remoteEntry.js'").replace(
      'minify: false',
      "minify: false, assetPrefix: 'https://weather.example.com/'",
    ),
    expect: [contains('dist/index.html', 'src="https://weather.example.com/static/js/')],
  },
  {
    statement: 'a shared package is emitted completely, one that is not shared loses unused exports',
    files: {
      'node_modules/one/package.json':
        '{ "name": "one", "version": "1.0.0", "main": "index.js", "sideEffects": false }',
      'node_modules/one/index.js': "export const a = 'one used'; export const b = 'one unused';",
      'node_modules/two/package.json':
        '{ "name": "two", "version": "1.0.0", "main": "index.js", "sideEffects": false }',
      'node_modules/two/index.js': "export const a = 'two used'; export const b = 'two unused';",
      'src/Forecast.js': "export default 'the forecast';",
      'src/bootstrap.js': "import { a } from 'one'; import { a as c } from 'two'; console.log(a, c);",
      'src/index.js': "import('./bootstrap');",
    },
    config: remote('shared: { one: { singleton: true } }').replace('minify: false', ''),
    expect: [
      contains('dist/static/js/**/*.js', 'one unused'),
      contains('dist/static/js/**/*.js', 'two used'),
      lacks('dist/static/js/**/*.js', 'two unused'),
    ],
  },
  {
    statement: 'a name that starts with a digit is rejected',
    files: {
      ...forecast,
      'build.cjs':
        "process.env.NODE_ENV = 'production'; require('@rsbuild/core').createRsbuild({ cwd: __dirname, rsbuildConfig: { moduleFederation: { options: { name: '1weather', filename: 'remoteEntry.js', exposes: { './Forecast': './src/Forecast' } } } } }).then((r) => r.build()).catch((error) => { console.error(error); process.exit(1); });",
    },
    commands: ['node build.cjs'],
    expect: [exits(1), prints('1weather')],
  },
  {
    statement: 'the remote entry and the HTML have no hash, the other scripts and stylesheets have one',
    files: {
      ...forecast,
      'src/Forecast.js': "import './a.css'; export default 'the forecast';",
      'src/a.css': '.a { color: red }',
    },
    config: remote("filename: 'remoteEntry.js'"),
    expect: [
      exists('dist/remoteEntry.js'),
      exists('dist/index.html'),
      count('dist/static/**/*', 6),
      count('dist/static/**/*.*.*', 6),
    ],
  },
  {
    statement: 'two applications emit the same name for the same class in the same path',
    files: twoApplications('{}'),
    commands: ['node build.cjs'],
    expect: [
      contains('portal/dist/static/css/*.css', '.title-e0f8c0{'),
      contains('weather/dist/static/css/*.css', '.title-e0f8c0{'),
    ],
  },
  {
    statement: 'localIdentName with the name of the application separates the classes',
    files: twoApplications("{ localIdentName: 'weather-[local]-[hash:6]' }"),
    commands: ['node build.cjs'],
    expect: [
      contains('portal/dist/static/css/*.css', '.title-e0f8c0{'),
      contains('weather/dist/static/css/*.css', '.weather-title-e0f8c0{'),
    ],
  },
  ...[
    {
      what: 'alone',
      subpaths: '',
      expected: "BLANK Cannot read properties of undefined (reading 'ReactCurrentOwner')",
    },
    {
      what: 'and its subpaths',
      subpaths: "'react/': { singleton: true }, 'react-dom/': { singleton: true }",
      expected: 'PORTAL 19.3.1 19.3.1 b forecast of i',
    },
  ].map(({ what, subpaths, expected }) => ({
    statement: `with React 19 in the remote, a host with React 18 that shares the packages ${what}: ${expected.slice(0, 6)}`,
    files: {
      ...reactApplication(18, 'portal'),
      ...reactApplication(19, 'weather'),
      'portal/src/bootstrap.js': `
        import { version } from 'react';
        import { jsx } from 'react/jsx-runtime';
        import { version as dom } from 'react-dom';
        import('weather/Forecast')
          .catch(() => ({ default: 'caught' }))
          .then((forecast) => console.log('PORTAL', version, dom, jsx('b', {}).type, forecast.default));
      `,
      'weather/src/bootstrap.js':
        "import { createRoot } from 'react-dom/client'; import './Forecast'; console.log(createRoot);",
      'weather/src/Forecast.js':
        "import { jsx } from 'react/jsx-runtime'; export default 'forecast of ' + jsx('i', {}).type;",
      ...withReact19,
      'build.cjs': `process.chdir('weather'); require('./install-react.cjs');
        ${runPortal(`{ react: { singleton: true }, 'react-dom': { singleton: true }, ${subpaths} }`)}`,
    },
    commands: ['node build.cjs'],
    expect: [prints(expected)],
  })),
  {
    statement: 'with types of the remote in paths, @ts-expect-error above the import is an error',
    files: {
      'src/index.ts': "// @ts-expect-error\nexport const loading = import('weather/Forecast');",
      '@mf-types/weather/Forecast.d.ts': 'declare const Forecast: string; export default Forecast;',
      'tsconfig.json':
        '{ "compilerOptions": { "paths": { "*": ["./@mf-types/*"] }, "module": "esnext", "moduleResolution": "bundler", "noEmit": true, "types": [] }, "include": ["src"] }',
    },
    commands: ['tsc'],
    expect: [exits(1), prints('TS2578')],
  },
  {
    statement: 'styles and preEntry of the remote are not part of the exposed module',
    files: {
      ...forecast,
      'src/index.js': "import './global.css'; import('./bootstrap');",
      'src/global.css': '.global { color: red }',
      'src/first.js': "console.log('pre-entry');",
    },
    config: remote("filename: 'remoteEntry.js'").replace(
      '{',
      "{ source: { preEntry: './src/first.js' }, performance: { chunkSplit: { strategy: 'all-in-one' } },",
    ),
    expect: [
      contains('dist/static/js/index.*.js', 'pre-entry'),
      contains('dist/static/css/index.*.css', 'global'),
      lacks('dist/remoteEntry.js', 'pre-entry'),
      contains('dist/static/js/async/*.js', 'the forecast'),
      lacks('dist/static/js/async/*.js', 'pre-entry'),
      absent('dist/static/css/async/*.css'),
    ],
  },
];
