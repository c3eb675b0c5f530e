import { contains, exists, exits, lacks, ordered, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a title in the template stays, and html.title inserts none',
    files: { 't.html': '<!doctype html><html><head><title>Mine</title></head><body></body></html>' },
    config: "{ html: { template: './t.html', title: 'Other' } }",
    expect: [contains('dist/index.html', '<title>Mine</title>'), lacks('dist/index.html', 'Other')],
  },
  {
    statement: 'require of an image goes through the build',
    files: {
      'src/t.html': `<!doctype html><html><head></head><body><img src="<%= require('./logo.png?url') %>"></body></html>`,
      'src/logo.png': 'logo',
    },
    config: "{ html: { template: './src/t.html' } }",
    expect: [
      contains('dist/index.html', /src="\/static\/image\/logo\.\w{8}\.png"/),
      exists('dist/static/image/logo.*.png'),
    ],
  },
  {
    statement: 'a module is run and gets the parameters',
    files: {
      'src/page.js':
        'module.exports = ({ mountId, entryName }) => `<!doctype html><html><head></head><body><p id="${mountId}">${entryName}</p></body></html>`;',
    },
    config: "{ html: { template: './src/page.js' } }",
    expect: [contains('dist/index.html', '<p id="root">index</p>')],
  },
  {
    statement: 'where a function returns nothing the built-in template holds',
    files: { 'src/mail.js': '1', 't.html': '<!doctype html><html><head></head><body>mail</body></html>' },
    config:
      "{ source: { entry: { index: './src/index.js', mail: './src/mail.js' } }, html: { template: ({ entryName }) => { if (entryName === 'mail') return './t.html'; } } }",
    expect: [contains('dist/mail.html', '>mail<'), contains('dist/index.html', 'id="root"')],
  },
  {
    statement: 'a missing template is named',
    config: "{ html: { template: './src/none.html' } }",
    expect: [
      exits(1),
      prints(/Failed to resolve HTML template, please check if the file exists: .*src\/none\.html/),
    ],
  },
  {
    statement: 'an unknown name is a ReferenceError',
    files: { 't.html': '<!doctype html><html><head></head><body><%= company %></body></html>' },
    config: "{ html: { template: './t.html' } }",
    expect: [exits(1), prints('ReferenceError: company is not defined')],
  },
  {
    statement: 'a module with the extension .cjs is run too',
    files: {
      'src/page.cjs':
        'module.exports = ({ mountId }) => `<html><body><p id="${mountId}"></p></body></html>`;',
    },
    config: "{ html: { template: './src/page.cjs' } }",
    expect: [contains('dist/index.html', '<p id="root">')],
  },
  {
    statement: 'require of another HTML file fails the build',
    files: {
      't.html': '<!doctype html><html><head></head><body><%= require("./part.html") %></body></html>',
      'part.html': '<p>part</p>',
    },
    config: "{ html: { template: './t.html' } }",
    expect: [exits(1), prints('Module parse failed')],
  },
  {
    statement: 'a small image of require is inlined',
    files: {
      't.html': `<!doctype html><html><head></head><body><img src="<%= require('./a.png') %>"></body></html>`,
      'a.png': 'a',
    },
    config: "{ html: { template: './t.html' } }",
    expect: [contains('dist/index.html', 'src="data:image/png;base64,')],
  },
  {
    statement: 'with a rule of type asset/source for HTML files, the page consists of code',
    files: { 't.html': '<!doctype html><html><head></head><body><%= mountId %></body></html>' },
    config:
      "{ html: { template: './t.html' }, tools: { rspack: { module: { rules: [{ test: /\\.html$/, type: 'asset/source' }] } } } }",
    expect: [contains('dist/index.html', 'module.exports = function')],
  },
  {
    statement: 'a rule with a loader for HTML files keeps the delimiters',
    files: {
      't.html': '<!doctype html><html><head></head><body><%= mountId %></body></html>',
      'l.cjs': 'module.exports = (source) => `module.exports = ${JSON.stringify(source)}`;',
    },
    config:
      "{ html: { template: './t.html' }, tools: { rspack: { module: { rules: [{ test: /\\.html$/, loader: './l.cjs' }] } } } }",
    expect: [contains('dist/index.html', '<%= mountId %>')],
  },
  {
    statement: 'the first delimiter prints as is, the second escapes, unlike in EJS',
    files: {
      'src/page.html': '<html><head></head><body><%= "<i>raw</i>" %><%- "<b>safe</b>" %></body></html>',
    },
    config: "{ html: { template: './src/page.html' } }",
    expect: [contains('dist/index.html', '<i>raw</i>&lt;b&gt;safe&lt;/b&gt;')],
  },
  {
    statement: 'a TypeScript module is run too, and may import other modules',
    files: {
      'src/page.ts':
        "import { name } from './name'; export default ({ mountId }: { mountId: string }) => `<html><head></head><body>${name} ${mountId}</body></html>`;",
      'src/name.ts': "export const name: string = 'imported';",
    },
    config: "{ html: { template: './src/page.ts' } }",
    expect: [contains('dist/index.html', 'imported root')],
  },
  {
    statement: 'tags alone is an object, its fields print the tags',
    files: {
      'src/page.html':
        '<html><head><%= htmlWebpackPlugin.tags.headTags %></head><body><%= htmlWebpackPlugin.tags %></body></html>',
    },
    config: "{ html: { template: './src/page.html', inject: false } }",
    expect: [
      contains('dist/index.html', '<script defer="defer" src="/static/js/index.'),
      contains('dist/index.html', '[object Object]'),
    ],
  },
  {
    statement: 'a rule for the query ?raw includes another HTML file, whose delimiters are not evaluated',
    files: {
      'src/t.html':
        '<!doctype html><html><head></head><body><%= require("./header.html?raw") %></body></html>',
      'src/header.html': '<header><%= mountId %></header>',
    },
    config:
      "{ html: { template: './src/t.html' }, tools: { rspack: { module: { rules: [{ resourceQuery: /^\\?raw$/, type: 'asset/source' }] } } } }",
    expect: [contains('dist/index.html', '<body><header><%= mountId %></header></body>')],
  },
  {
    statement: 'the function of a module may return a promise',
    files: {
      'src/page.js':
        'export default async ({ mountId }) => { await new Promise((go) => setTimeout(go, 9)); return `<html><head></head><body><p id="${mountId}"></p></body></html>`; };',
    },
    config: "{ html: { template: './src/page.js' } }",
    expect: [contains('dist/index.html', '<p id="root">')],
  },
  {
    statement: 'module.exports works in a package with type module too',
    files: {
      'package.json': '{ "name": "experiment", "type": "module" }',
      'src/page.js':
        'module.exports = ({ mountId }) => `<html><head></head><body><p id="${mountId}"></p></body></html>`;',
    },
    config: "{ html: { template: './src/page.js' } }",
    expect: [contains('dist/index.html', '<p id="root">')],
  },
  {
    statement: 'a script that the template references is not bundled, and the server responds with the page',
    files: {
      't.html': '<html><head></head><body><script type="module" src="/src/main.ts"></script></body></html>',
      'src/main.ts': 'console.log("main");',
    },
    config: "{ html: { template: './t.html' } }",
    commands: [
      'rsbuild build',
      'rsbuild preview',
      'GET /?page accept: text/html',
      'GET /src/main.ts',
      'rsbuild dev',
      'GET /src/main.ts?dev accept: */*',
    ],
    expect: [
      prints('<script type="module" src="/src/main.ts">', 'GET /?page'),
      prints('HTTP 404', 'GET /src/main.ts'),
      prints('text/html', 'GET /src/main.ts?dev'),
    ],
  },
  {
    statement: 'with the prefix auto, require of an image gives a URL relative to the nested page',
    files: {
      'src/t.html': '<html><head></head><body><img src="<%= require("./logo.png?url") %>"></body></html>',
      'src/logo.png': 'logo',
    },
    config:
      "{ html: { template: './src/t.html', outputStructure: 'nested' }, output: { assetPrefix: 'auto' } }",
    expect: [contains('dist/index/index.html', 'src="../static/image/logo.')],
  },
  {
    statement: 'a title and a charset in a condition are missing on the other pages',
    files: {
      't.html':
        '<html><head><% if (entryName === "b") { %><title>B</title><meta charset="utf-8"><% } %></head><body></body></html>',
    },
    config:
      "{ source: { entry: { index: './src/index.js', b: './src/index.js' } }, html: { template: './t.html' } }",
    expect: [
      contains('dist/b.html', /<title>B<\/title><meta charset="utf-8">/),
      lacks('dist/index.html', /<title|charset/),
    ],
  },
  {
    statement: 'a title and a charset in a file that the template loads occur twice',
    files: {
      't.html': '<html><head><%= require("./head.html?raw") %></head><body></body></html>',
      'head.html': '<title>Shared</title><meta charset="utf-8">',
    },
    config:
      "{ html: { template: './t.html' }, tools: { rspack: { module: { rules: [{ resourceQuery: /^\\?raw$/, type: 'asset/source' }] } } } }",
    expect: [
      contains('dist/index.html', /<title>Shared<\/title>[^]*<title>Rsbuild App<\/title>/),
      contains('dist/index.html', /charset="utf-8"[^]*charset="UTF-8"/),
    ],
  },
  {
    statement:
      'the head is inserted before the doctype if the template has no html tag, into the html tag otherwise',
    files: {
      'index.html': '<!doctype html><div id="root"></div>',
      'b.html': '<!doctype html><html><body><div id="root"></div></body></html>',
    },
    config:
      "{ source: { entry: { index: './src/index.js', b: './src/index.js' } }, html: { template: ({ entryName }) => `./${entryName}.html` } }",
    expect: [
      ordered('dist/index.html', '<head>', '</head>', '<!doctype html>'),
      ordered('dist/b.html', '<!doctype html>', '<html>', '<head>'),
    ],
  },
];
