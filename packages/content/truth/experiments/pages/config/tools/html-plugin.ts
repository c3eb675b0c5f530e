import { absent, contains, exists, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'false switches HTML off for all entries, scripts and styles are written',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { color: red }', 'src/b.js': '1' },
    config:
      "{ source: { entry: { index: './src/index.js', b: './src/b.js' } }, tools: { htmlPlugin: false } }",
    expect: [absent('dist/*.html'), exists('dist/static/css/index.*.css'), exists('dist/static/js/b.*.js')],
  },
  {
    statement: 'objects inside are replaced: minify drops all of its other settings',
    files: { 't.html': '<!doctype html><html><head></head><body><p>a    b</p><!-- c --></body></html>' },
    config: "{ html: { template: './t.html' }, tools: { htmlPlugin: { minify: { removeComments: true } } } }",
    expect: [contains('dist/index.html', 'a    b'), lacks('dist/index.html', '<!-- c')],
  },
  {
    statement: 'the second argument has the name and the modules of the entry, those of preEntry included',
    files: { 'src/pre.js': '1' },
    config:
      "{ source: { entry: { index: './src/index.js' }, preEntry: './src/pre.js' }, tools: { htmlPlugin: (config, { entryName, entryValue }) => { console.log(entryName, JSON.stringify(entryValue), JSON.stringify(config.chunks)); } } }",
    expect: [prints('index ["./src/pre.js","./src/index.js"] ["index"]')],
  },
  {
    statement: 'a function that returns false does not switch its page off',
    config: '{ tools: { htmlPlugin: () => false } }',
    expect: [exists('dist/index.html')],
  },
  {
    statement: 'a function changes the name of one page',
    files: { 'src/admin.js': '1' },
    config:
      "{ source: { entry: { index: './src/index.js', admin: './src/admin.js' } }, tools: { htmlPlugin: (config, { entryName }) => { if (entryName === 'admin') config.filename = 'internal/admin.html'; } } }",
    expect: [exists('dist/internal/admin.html'), exists('dist/index.html'), absent('dist/admin.html')],
  },
  {
    statement: 'hash appends the hash of the build as a query',
    config: '{ tools: { htmlPlugin: { hash: true } } }',
    expect: [contains('dist/index.html', /static\/js\/index\.\w{8}\.js\?\w+"/)],
  },
  {
    statement: 'chunks set for all pages leaves a page without its own script',
    files: { 'src/b.js': '1' },
    config:
      "{ source: { entry: { index: './src/index.js', b: './src/b.js' } }, tools: { htmlPlugin: { chunks: ['index'] } } }",
    expect: [lacks('dist/b.html', '/static/js/b.'), contains('dist/b.html', '/static/js/index.')],
  },
];
