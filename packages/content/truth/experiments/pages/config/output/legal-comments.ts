import { absent, contains, exists, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const notice = {
  'src/index.js':
    '/*! A notice */ console.log(1); /** @license MIT b */ console.log(2); /* plain */ console.log(3); // @preserve me\nconsole.log(4);',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'linked moves notices of all forms to a file, and drops other comments',
    files: notice,
    expect: [
      contains('dist/static/js/index.*.js.LICENSE.txt', '! A notice'),
      contains('dist/static/js/index.*.js.LICENSE.txt', '@license MIT b'),
      contains('dist/static/js/index.*.js.LICENSE.txt', '@preserve me'),
      contains(
        'dist/static/js/index.*.js',
        /^\/\*! For license information please see index\.\w+\.js\.LICENSE\.txt \*\//,
      ),
      lacks('dist/static/js/index.*', 'plain'),
    ],
  },
  {
    statement: 'inline keeps them in the script and writes no further file',
    files: notice,
    config: "{ output: { legalComments: 'inline' } }",
    expect: [
      contains('dist/static/js/index.*.js', '! A notice'),
      absent('dist/**/*.txt'),
      lacks('dist/static/js/index.*.js', 'plain'),
    ],
  },
  {
    statement: 'none drops all',
    files: notice,
    config: "{ output: { legalComments: 'none' } }",
    expect: [lacks('dist/static/js/index.*.js', /notice|@license|@preserve/), absent('dist/**/*.txt')],
  },
  {
    statement: 'a script without notices gets no file',
    expect: [absent('dist/**/*.txt')],
  },
  {
    statement: 'with js: false in output.minify the option has no effect, comments stay',
    files: notice,
    config: '{ output: { minify: { js: false } } }',
    expect: [contains('dist/static/js/index.*.js', '/* plain */'), absent('dist/**/*.txt')],
  },
  {
    statement: 'CSS loses every comment, whatever the value',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '/*! notice */ .a { color: red }' },
    config: "{ output: { legalComments: 'inline' } }",
    expect: [lacks('dist/static/css/*.css', 'notice')],
  },
  {
    statement: 'with css: false in output.minify CSS keeps comments',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '/*! notice */ .a { color: red }' },
    config: '{ output: { minify: { css: false } } }',
    expect: [contains('dist/static/css/*.css', '/*! notice */')],
  },
  ...['inline', 'linked'].map((value) => ({
    statement: `comments that ${value} keeps`,
    files: {
      'src/index.js': `
        /*! bang */ console.log(1);
        //! line
        console.log(2);
        /** @license mit */ console.log(3);
        /** @preserve this */ console.log(4);
        /** @lic short */ console.log(5);
        /** @cc_on conditional */ console.log(6);
        /** @copyright acme */ console.log(7);
      `,
    },
    config: `{ output: { legalComments: '${value}' } }`,
    expect:
      value === 'inline'
        ? [
            ...['bang', 'line', '@license mit'].map((text) => contains('dist/static/js/index.*.js', text)),
            lacks('dist/static/js/index.*.js', /@preserve|@lic short|@cc_on|@copyright/),
          ]
        : [
            ...['bang', 'line', '@license mit', '@preserve', '@lic short', '@cc_on'].map((text) =>
              contains('dist/static/js/index.*.js.LICENSE.txt', text),
            ),
            lacks('dist/static/js/index.*', '@copyright'),
          ],
  })),
  {
    statement: 'extractComments sets the comments and the line at the top',
    files: { 'src/index.js': '/* @author A */ console.log(1); /*! (c) B */ console.log(2);' },
    config:
      "{ output: { minify: { jsOptions: { extractComments: { condition: /@author/, banner: 'See it' } } } } }",
    expect: [
      contains('dist/static/js/index.*.js', '/*! See it */'),
      contains('dist/static/js/index.*.js.LICENSE.txt', '@author A'),
      lacks('dist/static/js/index.*.js.LICENSE.txt', '(c) B'),
    ],
  },
  {
    statement: 'comments are extracted for node and the workers too',
    files: { 'src/index.js': '/*! (c) Example Ltd */ console.log(1);' },
    config: "{ output: { targets: ['node', 'web-worker', 'service-worker'] } }",
    expect: [
      exists('dist/server/index.js.LICENSE.txt'),
      exists('dist/static/js/index.*.js.LICENSE.txt'),
      exists('dist/worker/index.js.LICENSE.txt'),
    ],
  },
  {
    statement: 'inline keeps the banner of BannerPlugin in the script',
    config: `import { rspack } from '@rsbuild/core';
      export default {
        output: { legalComments: 'inline' },
        tools: { rspack: { plugins: [new rspack.BannerPlugin({ banner: 'Shop' })] } },
      };`,
    expect: [contains('dist/static/js/index.*.js', '/*! Shop */')],
  },
  {
    statement: 'inline loses a comment above a constant that the minifier moves, linked extracts it',
    files: {
      'src/index.js': "/*! Widget */\nconst version = '1';\nconsole.log(version);",
      'linked.mjs': "export default { output: { distPath: { root: 'linked' } } };",
    },
    config: "{ output: { legalComments: 'inline' } }",
    commands: ['rsbuild build', 'rsbuild build -c linked.mjs'],
    expect: [lacks('dist/static/js/index.*.js', 'Widget'), contains('linked/static/js/*.txt', 'Widget')],
  },
];
