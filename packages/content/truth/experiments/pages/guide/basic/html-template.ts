import { absent, contains, count, exits, lacks, ordered, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const template =
  '<!doctype html><html><head></head><body><img src="./logo.png"><script type="module" src="/src/index.js"></script></body></html>';

export const experiments: readonly Experiment[] = [
  {
    statement: 'values that a build inserts into code are inserted into templates too',
    files: {
      '.env': 'PUBLIC_A=from-env',
      't.html':
        '<!doctype html><html><head></head><body><%= process.env.NODE_ENV %>|<%= MINE %>|<%= process.env.PUBLIC_A %></body></html>',
    },
    config: "{ html: { template: './t.html' }, source: { define: { MINE: '\"own\"' } } }",
    expect: [contains('dist/index.html', 'production|own|from-env')],
  },
  {
    statement: 'in an inline script of a template these values are replaced only between delimiters',
    files: {
      '.env': 'PUBLIC_A=from-env',
      't.html':
        '<!doctype html><html><head><script>f(process.env.PUBLIC_A, "<%= process.env.PUBLIC_A %>")</script></head><body></body></html>',
    },
    config: "{ html: { template: './t.html' } }",
    expect: [contains('dist/index.html', '<script>f(process.env.PUBLIC_A,"from-env")</script>')],
  },
  {
    statement: 'other environment variables end the build',
    files: {
      '.env': 'SECRET=1',
      't.html': '<!doctype html><html><head></head><body><%= process.env.SECRET %></body></html>',
    },
    config: "{ html: { template: './t.html' } }",
    expect: [exits(1), prints('process is not defined')],
  },
  {
    statement: 'include of EJS does not exist',
    files: { 't.ejs': "<!doctype html><html><head></head><body><%= include('a') %></body></html>" },
    config: "{ html: { template: './t.ejs' } }",
    expect: [exits(1), prints('include is not defined')],
  },
  {
    statement: 'charset and viewport of the template replace the default ones only in quotes',
    files: {
      't.html':
        '<!doctype html><html><head><meta charset=utf-8><meta name=viewport content=x></head><body></body></html>',
      'quoted.html':
        '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="x"></head><body></body></html>',
      'src/quoted.js': '',
    },
    config:
      "{ source: { entry: { index: './src/index.js', quoted: './src/quoted.js' } }, html: { template: ({ entryName }) => entryName === 'index' ? './t.html' : './quoted.html' } }",
    expect: [
      contains('dist/index.html', /charset.*charset/),
      contains('dist/index.html', /viewport.*viewport/),
      lacks('dist/quoted.html', /charset.*charset/),
      lacks('dist/quoted.html', /viewport.*viewport/),
    ],
  },
  {
    statement:
      'other meta tags are always added, and a function that returns an object drops the default ones',
    files: {
      't.html':
        '<!doctype html><html><head><meta name="description" content="template"></head><body></body></html>',
    },
    config: "{ html: { template: './t.html', meta: () => ({ description: 'option' }) } }",
    expect: [
      contains('dist/index.html', /content="template".*content="option"/),
      lacks('dist/index.html', 'charset'),
    ],
  },
  {
    statement: 'the escaping delimiter escapes quotes too',
    files: {
      't.html': '<!doctype html><html><head></head><body><%- v %>|<%= v %></body></html>',
    },
    config: `{ html: { template: './t.html', templateParameters: { v: "<b>&\\"'" } } }`,
    expect: [contains('dist/index.html', `&lt;b&gt;&amp;&quot;&#39;|<b>&"'`)],
  },
  {
    statement: 'templates in JavaScript may be .js, .mjs and .cjs',
    files: {
      't.mjs':
        'export default ({ mountId }) => `<html><head></head><body><i id=${mountId}></i></body></html>`;',
      't.cjs':
        'module.exports = ({ mountId }) => `<html><head></head><body><b id=${mountId}></b></body></html>`;',
      'src/a.js': '',
    },
    config:
      "{ source: { entry: { index: './src/index.js', a: './src/a.js' } }, html: { template: ({ entryName }) => entryName === 'index' ? './t.mjs' : './t.cjs' } }",
    expect: [contains('dist/index.html', '<i id="root">'), contains('dist/a.html', '<b id="root">')],
  },
  {
    statement: 'contenthash works in the filename of a page',
    config:
      '{ tools: { htmlPlugin: (config, { entryName }) => { config.filename = `${entryName}.[contenthash:8].html`; } } }',
    expect: [count('dist/index.*.html', 1), absent('dist/index.html')],
  },
  {
    statement: 'injected tags follow the content of the template, those with append false come first',
    files: {
      't.html': '<!doctype html><html><head><link rel="x"></head><body><p>content</p></body></html>',
    },
    config: `{ html: { template: './t.html', title: 'T', tags: [
      { tag: 'script', attrs: { src: 'last.js' } },
      { tag: 'script', attrs: { src: 'first.js' }, append: false },
      { tag: 'i', append: false },
      { tag: 'b' },
    ] } }`,
    expect: [
      ordered(
        'dist/index.html',
        '<link rel="x">',
        '/first.js',
        '<title>T',
        '/static/js/index',
        '/last.js',
        '<p>content',
        '<i>',
        '<b>',
      ),
    ],
  },
  {
    statement: 'a function in html.tags also changes tags of the build and those added before it',
    config: `{ html: { tags: [
      { tag: 'script', attrs: { src: 'https://stats.example.com/s.js' } },
      (tags) => { for (const { tag, attrs } of tags) if (tag === 'script' && attrs?.src) attrs.fetchpriority = 'high'; },
    ] } }`,
    expect: [
      contains('dist/index.html', /index\.\w+\.js" fetchpriority="high".*s\.js" fetchpriority="high"/),
    ],
  },
  {
    statement: 'tags that a template prints include title, meta tags, icon and own tags',
    files: {
      't.html':
        '<!doctype html><html><head><link rel="x"><%= htmlWebpackPlugin.tags.headTags %><base target="_blank" /></head><body><%= htmlWebpackPlugin.tags.bodyTags %></body></html>',
      'icon.svg': '<svg></svg>',
    },
    config:
      "{ html: { template: './t.html', title: 'T', favicon: './icon.svg', inject: false, tags: [{ tag: 'script', attrs: { src: 'own.js' } }, { tag: 'p' }] } }",
    expect: [
      ordered(
        'dist/index.html',
        '<link rel="x">',
        '<title>T',
        'charset',
        '/icon.svg',
        '/own.js',
        '<base',
        '<body><p>',
      ),
    ],
  },
  {
    statement: 'with inject false a template that prints no tags gets none, not even a title',
    files: { 't.html': '<!doctype html><html><head></head><body></body></html>' },
    config: "{ html: { template: './t.html', title: 'T', inject: false, tags: [{ tag: 'b' }] } }",
    expect: [contains('dist/index.html', '<head></head><body></body>')],
  },
  {
    statement: 'a template that does not exist ends the build, with its path at the end of the message',
    config: "{ html: { template: './none.html' } }",
    expect: [exits(1), prints(/Failed to resolve HTML template, .*\/none\.html$/m)],
  },
  {
    statement: 'with the nested structure the development server has no page at the root',
    config: "{ html: { outputStructure: 'nested' } }",
    commands: ['rsbuild dev', 'GET /index accept: text/html', 'GET / accept: text/html'],
    expect: [prints('HTTP 200', 'GET /index'), exits(404)],
  },
  {
    statement: 'an icon that is a URL is not copied',
    config: "{ html: { favicon: 'https://cdn.example.com/icon.svg' } }",
    expect: [
      contains('dist/index.html', '<link rel="icon" href="https://cdn.example.com/icon.svg">'),
      absent('dist/*.svg'),
    ],
  },
  {
    statement: 'without an entry named index the development server has no page at the root',
    config: "{ source: { entry: { main: './src/index.js' } } }",
    commands: ['rsbuild dev', 'GET /main accept: text/html', 'GET / accept: text/html'],
    expect: [prints('http://localhost:3000/main'), prints('HTTP 200', 'GET /main'), exits(404)],
  },
  {
    statement: 'a template may be a TypeScript file',
    files: {
      't.ts':
        'export default ({ mountId }: { mountId: string }): string => `<html><head></head><body><i id=${mountId}></i></body></html>`;',
    },
    config: "{ html: { template: './t.ts' } }",
    expect: [contains('dist/index.html', '<i id="root">')],
  },
  {
    statement: 'paths in a template are not resolved',
    files: { 'src/t.html': template },
    config: "{ html: { template: './src/t.html' } }",
    expect: [contains('dist/index.html', '<img src="./logo.png">')],
  },
  {
    statement: 'the server responds with the page to such paths; an added title is not noticed',
    files: {
      'src/logo.png': 'logo',
      'src/t.html': template,
      'edit.cjs':
        "const fs = require('fs'); const file = 'src/t.html'; fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('<head>', '<head><title>Mine</title>'));",
    },
    config: `import { writeFileSync } from 'node:fs';
      const setup = (api) => api.onDevCompileDone(({ stats }) => {
        if (String(stats.compilation.getAsset('index.html')?.source.source()).includes('Mine')) writeFileSync('edited', '');
      });
      export default { html: { template: './src/t.html' }, plugins: [{ name: 'p', setup }] };`,
    commands: [
      'rsbuild dev',
      'GET /src/index.js accept: */*',
      'GET /logo.png accept: image/png,*/*',
      'node edit.cjs',
      'wait edited',
      'GET /index.html',
    ],
    expect: [
      prints('<img src="./logo.png">', 'GET /src/index.js'),
      prints('<img src="./logo.png">', 'GET /logo.png'),
      prints(/<title>Mine[^]*<title>Rsbuild App/, 'GET /index.html'),
    ],
  },
];
