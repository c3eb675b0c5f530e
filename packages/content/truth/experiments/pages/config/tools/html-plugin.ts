import { absent, contains, exists, exits, lacks, ordered, prints } from '../../../expectation.ts';
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
    config:
      "{ html: { template: './t.html' }, tools: { htmlPlugin: { minify: { removeComments: true }, meta: { theme: 'red' } } } }",
    expect: [
      contains('dist/index.html', 'a    b'),
      lacks('dist/index.html', '<!-- c'),
      contains('dist/index.html', '<meta name="theme"'),
      lacks('dist/index.html', /charset|viewport/i),
    ],
  },
  {
    statement: 'templateParameters replace those of Rsbuild, which the default template uses',
    config: "{ tools: { htmlPlugin: { templateParameters: { title: 'A' } } } }",
    expect: [exits(1), prints('mountId is not defined')],
  },
  {
    statement: 'the second argument has the name and the modules of the entry, those of preEntry included',
    files: { 'src/pre.js': '1' },
    config:
      "{ source: { entry: { index: './src/index.js' }, preEntry: './src/pre.js' }, tools: { htmlPlugin: (config, { entryName, entryValue }) => { console.log(entryName, JSON.stringify(entryValue), JSON.stringify(config.chunks)); } } }",
    expect: [prints('index ["./src/pre.js","./src/index.js"] ["index"]')],
  },
  {
    statement: 'the second argument has the object of an entry as it is',
    config:
      "{ source: { entry: { a: './src/index.js', b: { import: './src/index.js', dependOn: 'a' } } }, tools: { htmlPlugin: (config, { entryName, entryValue }) => { console.log(entryName, JSON.stringify(entryValue)); } } }",
    expect: [prints('b [{"import":"./src/index.js","dependOn":"a"}]')],
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
    statement: 'hash appends the hash of the build, and with a template the page has two titles and charsets',
    files: {
      't.html':
        '<!doctype html><html><head><meta charset="utf-8"><title>Mine</title></head><body></body></html>',
    },
    config: "{ tools: { htmlPlugin: { hash: true, template: './t.html' } } }",
    expect: [
      contains('dist/index.html', /static\/js\/index\.\w{8}\.js\?\w+"/),
      contains(
        'dist/index.html',
        /charset="utf-8"><title>Mine<\/title><title>Rsbuild App<\/title><meta charset/,
      ),
    ],
  },
  {
    statement: 'chunks set for all pages leaves a page without its own script',
    files: { 'src/b.js': '1' },
    config:
      "{ source: { entry: { index: './src/index.js', b: './src/b.js' } }, tools: { htmlPlugin: { chunks: ['index'] } } }",
    expect: [lacks('dist/b.html', '/static/js/b.'), contains('dist/b.html', '/static/js/index.')],
  },
  {
    statement: '[name] in a file name is replaced with every entry for each page',
    files: { 'src/b.js': '1' },
    config:
      "{ source: { entry: { index: './src/index.js', b: './src/b.js' } }, tools: { htmlPlugin: (config, { entryName }) => { config.filename = `${entryName}-[name].html`; } } }",
    expect: [
      exists('dist/index-index.html'),
      exists('dist/index-b.html'),
      exists('dist/b-index.html'),
      exists('dist/b-b.html'),
    ],
  },
  {
    statement: 'a content hash in the file name',
    config:
      '{ tools: { htmlPlugin: (config, { entryName }) => { config.filename = `${entryName}.[contenthash:8].html`; } } }',
    expect: [exists('dist/index.*.html'), absent('dist/index.html')],
  },
  {
    statement: 'a placeholder that is JavaScript is rewritten',
    files: {
      't.html':
        '<!doctype html><html><head></head><body><script>\n  var user = {{ user }};\n  var two = 1 + 1;\n</script><script>{{ analytics }}</script></body></html>',
    },
    config: "{ html: { template: './t.html' } }",
    expect: [
      contains('dist/index.html', 'var user = {{ user }};\n  var two = 1 + 1;'),
      contains('dist/index.html', '<script>analytics</script>'),
    ],
  },
  ...[
    { config: 'undefined', style: 'color:{}' },
    {
      config: '(config) => { config.minify.minifyJS = false; config.minify.minifyCSS = false; }',
      style: 'color: {{ color }}',
    },
  ].map(({ config, style }) => ({
    statement: `with ${config}, a placeholder in an inline style leaves ${style}`,
    files: {
      't.html':
        '<!doctype html><html><head><style>\n  a { color: {{ color }}; }\n</style></head><body></body></html>',
    },
    config: `{ html: { template: './t.html' }, tools: { htmlPlugin: ${config} } }`,
    expect: [contains('dist/index.html', style)],
  })),
  {
    statement: 'the entries that an entry depends on come before it in chunks',
    files: { 'src/b.js': 'console.log(2);' },
    config:
      "{ source: { entry: { base: './src/b.js', index: { import: './src/index.js', dependOn: 'base' } } }, tools: { htmlPlugin: (config, { entryName }) => { console.log('CHUNKS', entryName, config.chunks.join()); } } }",
    expect: [
      prints('CHUNKS index base,index'),
      ordered('dist/index.html', '/static/js/base', '/static/js/index'),
    ],
  },
  {
    statement: 'HTML comments are kept, line breaks and redundant attributes removed, inline code minified',
    files: {
      't.html':
        '<!doctype html><html><head><style>a {  top: 0px }</style></head>\n<body><!-- kept --><script type="text/javascript">var longName = 1 + 1;\n</script><form method="get"></form>\n</body></html>',
    },
    config: "{ html: { template: './t.html' } }",
    expect: [
      contains('dist/index.html', '<!-- kept --><script>'),
      contains('dist/index.html', 'a{top:0}'),
      contains('dist/index.html', 'longName=2'),
      contains('dist/index.html', '<form>'),
      lacks('dist/index.html', '\n'),
    ],
  },
  {
    statement: 'HTML is generated for web only, also with true',
    config: "{ output: { targets: ['node', 'web-worker'] }, tools: { htmlPlugin: true } }",
    expect: [absent('dist/**/*.html')],
  },
  {
    statement: 'the development server shows the page of the entry index where another page was renamed',
    files: { 'src/admin.js': '1' },
    config:
      "{ source: { entry: { index: './src/index.js', admin: './src/admin.js' } }, tools: { htmlPlugin: (config, { entryName }) => { config.title = 'Page ' + entryName; if (entryName === 'admin') config.filename = 'internal/admin.html'; } } }",
    commands: ['rsbuild dev', 'GET /admin accept: text/html'],
    expect: [prints('<title>Page index</title>', 'GET')],
  },
  {
    statement: 'hash also appends the hash of the build to stylesheets',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { color: red }' },
    config: '{ tools: { htmlPlugin: { hash: true } } }',
    expect: [contains('dist/index.html', /index\.\w+\.css\?\w{16}"/)],
  },
  {
    statement: 'hash does not apply to async chunks',
    files: { 'src/index.js': "import('./later.js');", 'src/later.js': 'console.log(1);' },
    config: '{ tools: { htmlPlugin: { hash: true } } }',
    expect: [
      contains('dist/index.html', /index\.\w+\.js\?\w{16}"/),
      contains('dist/static/js/index.*.js', '"static/js/async/"'),
      lacks('dist/static/js/index.*.js', '.js?'),
    ],
  },
  {
    statement:
      'a renamed page is served at its new path, and the URL of its entry is a 404 without an index page',
    files: { 'src/admin.js': '1' },
    config:
      "{ source: { entry: { admin: './src/admin.js' } }, tools: { htmlPlugin: { filename: 'internal/admin.html' } } }",
    commands: ['rsbuild dev', 'GET /internal/admin accept: text/html', 'GET /admin accept: text/html'],
    expect: [prints('HTTP 200', 'GET /internal'), exits(404)],
  },
  {
    statement: 'a returned object replaces all options, the template and the name of the entry included',
    files: { 'src/b.js': '1' },
    config: `{
      source: { entry: { index: './src/index.js', b: './src/b.js' } },
      security: { nonce: 'n1' },
      html: { tags: [{ tag: 'meta', attrs: { name: 'mine' } }] },
      tools: {
        htmlPlugin: (config, { entryName }) =>
          entryName === 'index' ? { title: 'Mine' } : { ...config, hash: true, entryName: undefined },
      },
    }`,
    expect: [
      contains('dist/index.html', '<title>Mine</title>'),
      lacks('dist/index.html', 'id="root"'),
      contains('dist/b.html', 'id="root"'),
      contains('dist/b.html', /b\.\w+\.js\?/),
      lacks('dist/b.html', /<title|nonce|mine/),
    ],
  },
  {
    statement: 'an async function replaces the options with its promise',
    config: '{ tools: { htmlPlugin: async (config) => { config.hash = true; } } }',
    expect: [
      contains('dist/index.html', '<title>Webpack App</title>'),
      lacks('dist/index.html', /id="root"|js\?/),
    ],
  },
  {
    statement: 'one filename for several pages is a conflict',
    config:
      "{ source: { entry: { index: './src/index.js', other: './src/index.js' } }, tools: { htmlPlugin: { filename: 'one.html' } } }",
    expect: [exits(1), prints('Multiple assets emit different content to the same filename one.html')],
  },
];
