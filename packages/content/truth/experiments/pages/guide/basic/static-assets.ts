import { absent, contains, count, exists } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'upper-case endings count as well',
    files: { 'src/index.js': "import a from './A.PNG?url'; console.log(a);", 'src/A.PNG': 'a' },
    expect: [exists('dist/static/image/A.*.PNG')],
  },
  {
    statement: 'URL objects work for any file',
    files: {
      'src/index.js': "console.log(new URL('./files/manual.pdf', import.meta.url).href);",
      'src/files/manual.pdf': 'x'.repeat(11_000),
    },
    expect: [count('dist/*.pdf', 1)],
  },
  {
    statement: 'a variable in the path of a URL object puts the address of the source file in its place',
    files: { 'src/index.js': 'console.log(new URL(globalThis.name, import.meta.url).href);' },
    expect: [contains('dist/static/js/*.js', /file:\/\/\/.*src\/index\.js/)],
  },
  {
    statement: 'of a dynamic import each file that fits the pattern becomes part of the build',
    files: {
      'src/index.js': 'import(`./flags/${globalThis.country}.svg`).then((m) => console.log(m));',
      'src/flags/de.svg': `<svg>${'x'.repeat(11_000)}</svg>`,
      'src/flags/fr.svg': `<svg>${'y'.repeat(11_000)}</svg>`,
    },
    expect: [exists('dist/static/svg/de.*.svg'), exists('dist/static/svg/fr.*.svg')],
  },
  {
    statement:
      'a rule of type asset/resource without a filename puts the file at the top, named after its hash',
    files: { 'src/index.js': "import a from './a.pdf'; console.log(a);", 'src/a.pdf': 'pdf' },
    config:
      "{ tools: { rspack: (config, { addRules }) => { addRules({ test: /\\.pdf$/, type: 'asset/resource' }); } } }",
    expect: [count('dist/*.pdf', 1), absent('dist/a.*')],
  },
  {
    statement: 'an exclusion and a rule of its own give the markup of an SVG',
    files: {
      'src/index.js': "import a from './a.raw.svg'; import b from './b.svg'; console.log(a, b);",
      'src/a.raw.svg': '<svg id="raw"/>',
      'src/b.svg': '<svg id="b"/>',
    },
    config:
      "{ tools: { bundlerChain: (chain, { CHAIN_ID }) => { chain.module.rule(CHAIN_ID.RULE.SVG).exclude.add(/\\.raw\\.svg$/); chain.module.rule('raw-svg').test(/\\.raw\\.svg$/).type('asset/source'); } } }",
    expect: [
      contains('dist/static/js/*.js', 'id="raw"'),
      contains('dist/static/js/*.js', 'data:image/svg+xml;base64,'),
    ],
  },
  {
    statement: 'relative paths of images in templates are not followed',
    files: {
      't.html': '<!doctype html><html><head></head><body><img src="./hero.png"></body></html>',
      'hero.png': 'x',
    },
    config: "{ html: { template: './t.html' } }",
    expect: [contains('dist/index.html', 'src="./hero.png"'), absent('dist/**/*.png')],
  },
];
