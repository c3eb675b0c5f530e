import { absent, contains, exists, lacks, prints, printsInOrder, printsNot } from '../../../expectation.ts';
import type { Expectation } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** The plugin, packages/plugin-assets-retry/src/AsyncChunkRetryPlugin.ts, adds its code to this module of the runtime. */
const extended = 'RUNTIME PublicPathRuntimeModule';

const config = (options: string): string => `{
  ${options},
  tools: { rspack: (config, { appendPlugins }) => { appendPlugins([{ apply: (compiler) => {
    compiler.hooks.thisCompilation.tap('names', (compilation) => {
      compilation.hooks.runtimeModule.tap('names', ({ constructorName }) => { console.log('RUNTIME', constructorName); });
    });
  } }]); } },
}`;
const files = { 'src/index.js': "import('./a.js');", 'src/a.js': 'export default 1;' };

/** Loads the built page with the network of `network.cjs`, and prints requests. */
const browser = `
  const { readFileSync } = require('node:fs');
  const { createContext, runInContext } = require('node:vm');
  const { fails, inPage = '', template = '' } = require('./network.cjs');
  const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const listeners = { error: [], load: [] };
  const counts = {};
  class Element {
    // A script that is created is async.
    constructor(tagName) { Object.assign(this, { tagName, dataset: {}, async: tagName === 'SCRIPT' }); }
    setAttribute(name, value) { this[name] = value; }
    getAttribute(name) { return this[name] ?? null; }
  }
  const classes = { SCRIPT: class HTMLScriptElement extends Element {}, LINK: class HTMLLinkElement extends Element {}, IMG: class HTMLImageElement extends Element {
    get src() { return this.url; }
    set src(url) { this.url = url; if (this.isRequested) request(this); }
  } };
  const createElement = (name) => new (classes[name.toUpperCase()] ?? Element)(name.toUpperCase());
  const request = async (element) => {
    const url = new URL(element.src ?? element.href, 'https://page.example.com').href;
    if (element.tagName === 'IMG') Object.assign(element, { url, isRequested: true });
    else element[element.tagName === 'LINK' ? 'href' : 'src'] = url;
    counts[url] = (counts[url] ?? 0) + 1;
    console.log('REQUEST', url.replace('https://page.example.com', ''), element.crossOrigin ?? '', element.rel ?? '', element.as ?? '');
    await sleep(1);
    const isFailed = fails(url, counts[url]);
    if (!isFailed && element.tagName === 'SCRIPT') {
      document.currentScript = element;
      runInContext(readFileSync('dist' + /\\/static[^?]*/.exec(url)[0], 'utf8'), context);
    }
    const event = { type: isFailed ? 'error' : 'load', target: element };
    for (const listener of listeners[event.type]) listener(event);
    element['on' + event.type]?.(event);
  };
  const parentOf = (name) => ({ appendChild: (child) => { console.log('APPEND', name, child.tagName); request(child); } });
  const head = parentOf('head');
  const document = {
    head, body: parentOf('body'), createElement, getElementsByTagName: (name) => (name === 'head' ? [head] : []),
    addEventListener: (type, listener) => listeners[type]?.push(listener), write: (text) => console.log('WRITE', text),
  };
  const names = Object.fromEntries(Object.values(classes).map((type) => [type.name, type]));
  const location = { href: 'https://page.example.com/' };
  const context = createContext({ document, Element, ...names, console: { log: console.log, error: console.log }, setTimeout, clearTimeout, location, request, createElement });
  runInContext('var self = globalThis, window = globalThis; ' + inPage, context);
  (async () => {
    const html = readFileSync('dist/index.html', 'utf8');
    for (const [, attributes, code] of html.matchAll(/<script\\b([^>]*)>([^]*?)<\\/script>/g)) {
      const src = /src="([^"]+)"/.exec(attributes)?.[1];
      if (!src) runInContext(code, context);
      else request(Object.assign(createElement('script'), { src, defer: / defer/.test(attributes), async: / async/.test(attributes) }));
    }
    await sleep(300);
    runInContext(template, context);
    await sleep(100);
    process.exit();
  })();
`;
const own = (options: string, more = '', assetPrefix = '/'): string => `
  import { pluginAssetsRetry } from '@rsbuild/plugin-assets-retry';
  export default {
    plugins: [pluginAssetsRetry(${options})],
    output: { filenameHash: false, polyfill: 'off', assetPrefix: '${assetPrefix}' },
    ${more}
  };
`;
const page = {
  'src/index.js': `
    console.log('ENTRY');
    globalThis.load = () => import(/* webpackChunkName: "lazy" */ './lazy.js').then((lazy) => console.log('LAZY', lazy.default), () => console.log('REJECTED'));
    globalThis.load();
  `,
  'src/lazy.js': "export default 'loaded';",
  'browser.cjs': browser,
};
const network = (fails: string, more = ''): Readonly<Record<string, string>> => ({
  'network.cjs': `module.exports = { fails: (url, count) => ${fails}, ${more} };`,
});

const entry = '/static/js/index.js';
const chunk = '/static/js/async/lazy.js';
const [first, second] = ['https://cdn-a.example.com/shop', 'https://cdn-b.example.com/shop'];
const hosts = `domain: ['${second}', '${first}']`;
/** Requests of the URLs, in this order and no others. */
const requests = (...urls: readonly string[]): Expectation =>
  prints(
    new RegExp(
      `^(?:(?!REQUEST)[^])*${urls.map((url) => `REQUEST ${url.replace(/[?.]/g, '\\$&')} [^\\n]*\\n(?:(?!REQUEST)[^])*`).join('')}$`,
    ),
    'node',
  );
const times = (count: number, url: string): readonly string[] => Array.from({ length: count }, () => url);

const inBrowser: readonly Experiment[] = [
  {
    statement: 'a script that fails is requested three times more, in the body',
    options: '',
    fails: 'url.includes("index.js")',
    expect: [requests(...times(4, entry)), prints('APPEND body SCRIPT', 'node'), printsNot('ENTRY', 'node')],
  },
  {
    statement: 'the third retry of the script and of the chunk succeeds',
    options: '',
    fails: 'count < 4',
    expect: [requests(...times(4, entry), ...times(4, chunk)), printsInOrder('ENTRY', 'LAZY loaded')],
  },
  {
    statement: 'after a rejection, another import() sends a single request, and is not retried',
    options: '',
    fails: 'url.includes("lazy")',
    more: "template: 'load()'",
    expect: [requests(entry, ...times(5, chunk)), prints(/REJECTED[^]*REQUEST[^]*REJECTED/, 'node')],
  },
  {
    statement: 'max 0 disables retries of tags only',
    options: '{ max: 0 }',
    fails: 'url.includes("lazy") || url.includes(".png")',
    more: "template: \"request(Object.assign(createElement('img'), { src: '/a.png' }))\"",
    expect: [requests(entry, ...times(4, chunk), '/a.png')],
  },
  {
    statement: 'max 2 is two retries, of an image as well',
    options: '{ max: 2 }',
    fails: 'url.includes("lazy") || url.includes(".png")',
    more: "template: \"request(Object.assign(createElement('img'), { src: '/a.png' }))\"",
    expect: [requests(entry, ...times(3, chunk), ...times(3, '/a.png')), prints('REJECTED', 'node')],
  },
  {
    statement:
      'the host in the URL of a tag is replaced with the next one, a chunk starts with the first entry',
    options: `{ ${hosts} }`,
    assetPrefix: first,
    fails: 'count < 2',
    expect: [
      requests(first + entry, second + entry, first + entry, first + chunk, second + chunk, first + chunk),
    ],
  },
  {
    statement: 'a tag with none of the hosts is not retried',
    options: `{ ${hosts} }`,
    fails: 'url.includes("index.js")',
    expect: [requests(entry)],
  },
  {
    statement: 'with hosts without the path of the prefix, a chunk loses that path',
    options: "{ domain: ['https://cdn-b.example.com', 'https://cdn-a.example.com'] }",
    assetPrefix: first,
    fails: 'count < 2 && url.includes("cdn-a")',
    expect: [requests(first + entry, second + entry, first + chunk, `https://cdn-b.example.com${chunk}`)],
  },
  {
    statement: 'type without script: the script is not retried',
    options: "{ type: ['link'] }",
    fails: 'url.includes("index.js")',
    expect: [requests(entry)],
  },
  {
    statement: 'type without script: a chunk is retried',
    options: "{ type: ['link'] }",
    fails: 'url.includes("lazy") && count < 3',
    expect: [requests(entry, ...times(3, chunk))],
  },
  {
    statement: 'an empty type is the default',
    options: '{ type: [] }',
    fails: 'count < 2',
    expect: [requests(entry, entry, chunk, chunk)],
  },
  {
    statement: 'test selects the URL that failed of a tag, and the next URL of a chunk',
    options: `{ ${hosts}, test: 'cdn-b.*lazy|cdn-a.*index' }`,
    assetPrefix: first,
    fails: 'count < 2 && !url.includes("cdn-b.example.com/shop/static/js/index")',
    expect: [
      requests(first + entry, second + entry, first + chunk, second + chunk),
      prints('REJECTED', 'node'),
    ],
  },
  {
    statement: 'a RegExp as test disables retries of tags',
    options: '{ test: /./ }',
    fails: 'url.includes("index.js")',
    expect: [requests(entry)],
  },
  {
    statement: 'a RegExp as test disables retries of chunks',
    options: '{ test: /./ }',
    fails: 'url.includes("lazy")',
    expect: [requests(entry, chunk), prints('REJECTED', 'node')],
  },
  {
    statement: 'addQuery true numbers the retries',
    options: '{ addQuery: true }',
    fails: 'url.includes("index.js") && !url.includes("retry=2")',
    expect: [requests(entry, `${entry}?retry=1`, `${entry}?retry=2`, chunk)],
  },
  ...(
    [
      ['true', '?v=7&retry=1'],
      [
        "function (context) { return context.originalQuery + '&attempt=' + context.times; }",
        '?v=7&attempt=1',
      ],
      ['false', ''],
    ] as const
  ).map(([addQuery, query]) => ({
    statement: `a retried stylesheet with a query has ${query || 'none'} with addQuery ${addQuery}`,
    options: `{ addQuery: ${addQuery}, crossOrigin: true }`,
    fails: 'url.includes("a.css") && count < 2 && url.endsWith("v=7")',
    more: "template: \"request(Object.assign(createElement('link'), { href: '/a.css?v=7', rel: 'preload', as: 'style', integrity: 'sha' }))\"",
    expect: [
      requests(entry, chunk, '/a.css?v=7', `/a.css${query}`),
      prints('APPEND head LINK', 'node'),
      prints(`REQUEST /a.css${query} anonymous preload style`, 'node'),
    ],
  })),
  ...(["'use-credentials'", "'anonymous'"] as const).map((value) => ({
    statement: `crossOrigin is the value of html.crossorigin by default: ${value}`,
    options: '',
    config: `html: { crossorigin: ${value} },`,
    fails: 'url.includes("index.js") && count < 2',
    expect: [prints(`REQUEST ${entry} ${value.slice(1, -1)}`, 'node')],
  })),
  {
    statement: 'onRetry, onSuccess and onFail get the number of previous retries, the URL and the host',
    options: `{ ${hosts}, ${['onRetry', 'onSuccess', 'onFail'].map((name) => `${name}: function (context) { console.log('${name}', context.times, context.url, context.domain, context.tagName); }`).join()} }`,
    assetPrefix: first,
    fails: 'url.includes("index.js") ? count < 2 : true',
    expect: [
      printsInOrder(
        `onRetry 0 ${first}${entry} ${first} script`,
        `onRetry 1 ${second}${entry} ${second} script`,
        `onSuccess 2 ${first}${entry} ${first} script`,
        `onRetry 0 ${second}${chunk} ${second} script`,
        `onRetry 1 ${first}${chunk} ${first} script`,
        `onRetry 2 ${second}${chunk} ${second} script`,
        `onFail 3 ${first}${chunk} ${first} script`,
      ),
    ],
  },
  {
    statement: 'without the option domain, the host is the URL for a tag and the public path for a chunk',
    options: "{ onRetry: function (context) { console.log('domain', context.domain); } }",
    assetPrefix: first,
    fails: 'count < 2',
    expect: [printsInOrder(`domain ${first}${entry}\n`, `domain ${first}/\n`)],
  },
  {
    statement: 'with the prefix auto, a tag is retried and a chunk is not',
    options: '',
    assetPrefix: 'auto',
    fails: 'count < 2',
    expect: [prints(/index\.js[^]*REQUEST [^\n]*index\.js/, 'node'), prints('REJECTED', 'node')],
  },
  {
    statement: 'with module scripts, the retry uses document.write',
    options: '',
    config: "html: { scriptLoading: 'module' },",
    fails: 'url.includes("index.js")',
    expect: [prints('WRITE <script src="https://page.example.com/static/js/index.js"', 'node')],
  },
  {
    statement: 'an async script that fails before the body is parsed is not retried',
    options: '',
    more: "inPage: 'document.body = null;'",
    fails: 'url.includes("index.js")',
    expect: [requests(entry), prints('retry error captured', 'node')],
  },
].map(({ statement, options, config, assetPrefix, fails, more, expect }: InBrowser) => ({
  statement,
  files: { ...page, ...network(fails, more) },
  config: own(options, config, assetPrefix),
  commands: ['rsbuild build', 'node browser.cjs'],
  expect,
}));

const inHtml: readonly Experiment[] = [
  {
    statement: 'the script is the first of the head, in the page, minified and without a nonce',
    files: page,
    config: own('', "security: { nonce: 'abc' },"),
    expect: [
      contains('dist/index.html', /<head>(?:<(?:meta|title)[^>]*>|[^<]|<\/title>)*<script>!?\(?function/),
      contains('dist/index.html', /nonce="abc"/),
      lacks('dist/index.html', /\n {2}if/),
      absent('dist/static/js/assets-retry.*'),
    ],
  },
  {
    statement: 'inlineScript false emits a file, which is the first script',
    files: page,
    config: own('{ inlineScript: false }'),
    expect: [
      exists('dist/static/js/assets-retry.*.js'),
      contains('dist/index.html', /^(?:(?!<script)[^])*<script[^>]*src="\/static\/js\/assets-retry/),
    ],
  },
  ...['tools: { htmlPlugin: false },', "output: { targets: ['node'] },"].map((more) => ({
    statement: `with ${more} the plugin does not apply`,
    files: page,
    config: own('', more),
    expect: [lacks('dist/**/*.js', '__RB_ASYNC_CHUNKS__')],
  })),
  ...["'\\\\.js$'", '/\\.js$/'].map((text) => ({
    statement: `the function of test with ${text} is ${text.startsWith('/') ? 'valid' : 'a syntax error'}`,
    files: {
      ...page,
      'parse.cjs': `
        const code = require('node:fs').readFileSync('dist/static/js/index.js', 'utf8');
        try { new Function(code); console.log('valid'); } catch (error) { console.log(error.name); }
      `,
    },
    config: own(`{ test: function (url) { return new RegExp(${text}).test(url); } }`),
    commands: ['rsbuild build', 'node parse.cjs'],
    expect: [prints(text.startsWith('/') ? 'valid' : 'SyntaxError', 'node')],
  })),
];

interface InBrowser {
  readonly statement: string;
  readonly options: string;
  /** Further fields of the configuration. */
  readonly config?: string;
  readonly assetPrefix?: string;
  /** JavaScript expression with the variables `url` and `count`. */
  readonly fails: string;
  readonly more?: string;
  readonly expect: readonly Expectation[];
}

export const experiments: readonly Experiment[] = [
  ...inBrowser,
  ...inHtml,
  ...["'/'", "'https://cdn-a.example.com/shop'"].map((prefix) => ({
    statement: `with assetPrefix ${prefix}, the runtime has the module that the plugin extends`,
    files,
    config: config(`output: { assetPrefix: ${prefix} }`),
    expect: [prints(extended)],
  })),
  ...[
    "output: { assetPrefix: 'auto' }",
    "moduleFederation: { options: { name: 'shop', exposes: { './a': './src/a.js' } } }",
  ].map((options) => ({
    statement: `with ${options}, the runtime lacks the module that the plugin extends`,
    files,
    config: config(options),
    expect: [prints('RUNTIME AutoPublicPathRuntimeModule'), printsNot(extended)],
  })),
  {
    /** The plugin counts a retry in the `catch` of each call of `__webpack_require__.e` (`asyncChunkRetry.ts`). */
    statement: 'a chunk that two imports share is requested once, but its failure rejects two calls',
    files: {
      'src/index.js': `
        const { e } = __webpack_require__;
        __webpack_require__.e = (id) => {
          const chunk = e(id);
          chunk.catch(() => console.log('REJECTED', id));
          return chunk;
        };
        for (const load of [() => import('./a.js'), () => import('./b.js')]) load().catch(() => {});
      `,
      'src/a.js': "import shared from './shared.js'; export default shared;",
      'src/b.js': "import shared from './shared.js'; export default [shared];",
      'src/shared.js': 'export default 3;',
      'run.cjs': `
        const head = { appendChild: (script) => {
          console.log('REQUESTED', script.src);
          setTimeout(() => script.onerror({ type: 'error', target: script }));
        } };
        const createElement = () => ({ setAttribute() {}, getAttribute() {} });
        const document = { head, createElement, getElementsByTagName: () => [] };
        const code = require('fs').readFileSync('dist/static/js/index.js', 'utf8');
        require('vm').runInNewContext(code, { console, document, setTimeout, clearTimeout, self: {} });
      `,
    },
    config: `{
      output: { filenameHash: false, polyfill: 'off' },
      performance: { chunkSplit: { strategy: 'custom', splitChunks: {
        chunks: 'async',
        cacheGroups: { shared: { test: /shared/, name: 'shared', enforce: true } },
      } } },
      tools: { rspack: { optimization: { chunkIds: 'named' } } },
    }`,
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [
      prints(/^(?!.*async\/shared[^]*async\/shared)[^]*REQUESTED \/static\/js\/async\/shared\.js/, 'node'),
      prints(/REJECTED shared[^]*REJECTED shared/, 'node'),
    ],
  },
];
