import { contains, exists, exits, lacks, ordered, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const css = { 'src/index.js': "import './a.css';", 'src/a.css': '.a { user-select: none }' };
const plugin = (name: string): string =>
  `{ postcssPlugin: '${name}', Once(root) { root.append('.${name}{top:0}'); } }`;
const file = (name: string): string => `module.exports = { plugins: [${plugin(name)}] };`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'only the first file found counts, and a file beside the stylesheet is not looked for',
    files: {
      ...css,
      'postcss.config.cjs': file('first'),
      '.postcssrc.cjs': file('second'),
      'src/postcss.config.cjs': file('beside'),
    },
    expect: [
      contains('dist/static/css/*.css', /\.(?:first|second)\{/),
      lacks('dist/static/css/*.css', /first[^]*second|second[^]*first/),
      lacks('dist/static/css/*.css', '.beside'),
    ],
  },
  {
    statement: 'a returned object replaces Autoprefixer and the plugins of the file',
    files: { ...css, 'postcss.config.cjs': file('first') },
    config: `{ tools: { postcss: () => ({ postcssOptions: { plugins: [${plugin('mine')}] } }) } }`,
    expect: [contains('dist/static/css/*.css', '.mine'), lacks('dist/static/css/*.css', /\.first|-webkit-/)],
  },
  {
    statement: 'an object with another key keeps Autoprefixer and the plugins of the file',
    files: { ...css, 'postcss.config.cjs': file('first') },
    config: '{ tools: { postcss: { sourceMap: true } } }',
    expect: [contains('dist/static/css/*.css', '.first'), contains('dist/static/css/*.css', '-webkit-')],
  },
  {
    statement: 'implementation replaces the PostCSS that Rsbuild contains',
    files: css,
    config: "{ tools: { postcss: { implementation: () => { throw new Error('own postcss'); } } } }",
    expect: [exits(1), prints('own postcss')],
  },
  {
    statement: 'plugins of addPlugins come last, also before a later item of an array that adds to the list',
    files: css,
    config: `{ tools: { postcss: [
      (config, { addPlugins }) => { addPlugins([${plugin('added')}, (root) => { root.append('.bare{top:0}'); }]); },
      (config) => { config.postcssOptions.plugins.push(${plugin('pushed')}); },
    ] } }`,
    expect: [ordered('dist/static/css/*.css', '.pushed', '.added', '.bare')],
  },
  {
    statement: 'unshift runs a plugin before Autoprefixer',
    files: css,
    config: `{ tools: { postcss: (config) => { config.postcssOptions.plugins.unshift({ postcssPlugin: 'm', Once(root) { root.append('.m{user-select:none}'); } }); } } }`,
    expect: [contains('dist/static/css/*.css', /\.m\{[^}]*-webkit-user-select/)],
  },
  {
    statement: 'a plugin that throws fails the build and names the stylesheet',
    files: { ...css, 'src/a.css': '.a { color: red !important }' },
    config:
      "{ tools: { postcss: (config, { addPlugins }) => { addPlugins({ postcssPlugin: 'no', Declaration(d) { if (d.important) throw new Error('!important at ' + d.prop); } }); } } }",
    expect: [exits(1), prints('!important at color'), prints('src/a.css')],
  },
  {
    statement: 'PostCSS does not run for node',
    files: css,
    config:
      "{ output: { targets: ['node'] }, tools: { postcss: (config, { addPlugins }) => { addPlugins({ postcssPlugin: 'no', Once() { throw new Error('ran'); } }); } } }",
    expect: [exists('dist/server/index.js')],
  },
  {
    statement: 'a plugin of the file that is not installed',
    files: { ...css, 'postcss.config.cjs': "module.exports = { plugins: { 'postcss-none': {} } };" },
    expect: [exits(1), prints('Loading PostCSS Plugin failed: Cannot find module')],
  },
  {
    statement: 'postcss.config.ts is found, but not read',
    files: { ...css, 'postcss.config.ts': 'export default { plugins: [] };' },
    expect: [exits(1), prints(/Cannot find module '.*postcss\.config\.ts'/)],
  },
  {
    statement: 'a plugin sees Less and Sass after they are compiled',
    files: {
      'src/index.js': "import './a.less'; import './b.scss';",
      'src/a.less': '.a { .b { user-select: none } }',
      'src/b.scss': '.c { .d { top: 0 } }',
    },
    config:
      "{ tools: { postcss: (config, { addPlugins }) => { addPlugins({ postcssPlugin: 'see', OnceExit(root) { console.log('SEEN', String(root).replace(/\\s+/g, ' ')); } }); } } }",
    expect: [prints('SEEN .a .b { -webkit-user-select: none'), prints(/SEEN \.c \.d ?\{/)],
  },
  {
    statement: 'a bare function in the plugins of the file fails',
    files: {
      ...css,
      'postcss.config.cjs': 'module.exports = { plugins: [(root) => { root.walkDecls(() => {}); }] };',
    },
    expect: [exits(1), prints('root.walkDecls is not a function')],
  },
  {
    statement: 'a plugin for PostCSS 7 that the file names fails',
    files: {
      ...css,
      'node_modules/postcss-old/index.js': 'module.exports = () => (css) => { css.walkRules(() => {}); };',
      'postcss.config.cjs': "module.exports = { plugins: { 'postcss-old': { width: 375 } } };",
    },
    expect: [exits(1), prints('css.walkRules is not a function')],
  },
  {
    statement: 'a later change of the file has no effect in the same process',
    files: {
      ...css,
      'postcss.config.cjs': file('before'),
      'change.cjs': `const { rmSync, writeFileSync } = require('node:fs');
        rmSync('postcss.config.cjs'); writeFileSync('.postcssrc.cjs', ${JSON.stringify(file('after'))});`,
    },
    commands: ['rsbuild build', 'node change.cjs', 'rsbuild build'],
    expect: [
      exists('.postcssrc.cjs'),
      contains('dist/static/css/*.css', '.before'),
      lacks('dist/static/css/*.css', '.after'),
    ],
  },
  {
    statement: 'a function in the file gets NODE_ENV',
    files: {
      ...css,
      'postcss.config.cjs': `module.exports = ({ env }) => ({ plugins: [${plugin('x')}, {
        postcssPlugin: 'env', Once(root) { root.append('.' + env + '{left:0}'); },
      }] });`,
    },
    expect: [contains('dist/static/css/*.css', '.production{left:0}')],
  },
  {
    statement: 'postcss.config.js with module.exports fails in a package of type module',
    files: {
      ...css,
      'package.json': '{ "name": "experiment", "type": "module" }',
      'postcss.config.js': file('x'),
    },
    expect: [exits(1), prints('module is not defined in ES module scope')],
  },
  {
    statement: 'postcss.config.js with export default works in a package of type module',
    files: {
      ...css,
      'package.json': '{ "name": "experiment", "type": "module" }',
      'postcss.config.js': file('x').replace('module.exports =', 'export default'),
    },
    expect: [contains('dist/static/css/*.css', '.x{top:0}')],
  },
  {
    statement: 'folders above the root folder are searched',
    files: {
      'postcss.config.cjs': file('above'),
      'app/package.json': '{ "name": "app", "version": "1.0.0" }',
      'app/src/index.js': "import './a.css';",
      'app/src/a.css': '.a { color: red }',
      'run.cjs': `const { execFileSync } = require('node:child_process');
        const { join } = require('node:path');
        const core = join(require.resolve('@rsbuild/core'), '../../bin/rsbuild.js');
        const home = join(__dirname, 'none');
        const env = { ...process.env, HOME: home, USERPROFILE: home };
        execFileSync(process.execPath, [core, 'build'], { cwd: 'app', env });`,
    },
    commands: ['node run.cjs'],
    expect: [contains('app/dist/static/css/*.css', '.above')],
  },
  {
    statement: 'an array of names is not accepted',
    files: { ...css, 'postcss.config.cjs': "module.exports = { plugins: ['postcss-nested'] };" },
    expect: [exits(1), prints('Invalid PostCSS Plugin found at: plugins[0]')],
  },
];
