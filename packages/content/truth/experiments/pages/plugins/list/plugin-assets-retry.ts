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

/** Opens the built page with the network of `network.cjs`, and prints each request with the parent of its element. */
const browser = `
  const { existsSync, readFileSync } = require('node:fs');
  const { JSDOM, VirtualConsole, requestInterceptor } = require('jsdom');
  const { fails, inPage = '', later = '' } = require('./network.cjs');
  const url = 'https://page.example.com/';
  const counts = {};
  let requests = 0;
  const answers = (element, to) => {
    counts[to] = (counts[to] ?? 0) + 1;
    requests += 1;
    const { crossOrigin, rel, as, parentNode } = element;
    console.log('REQUEST', to.replace(url, '/'), 'in', parentNode.localName, crossOrigin ?? '', rel ?? '', as ?? '');
    return !fails(to, counts[to]);
  };
  const intercept = requestInterceptor(({ url: to }, { element }) => {
    const file = 'dist' + /\\/static[^?]*|$/.exec(to)[0];
    return answers(element, to) ? new Response(existsSync(file) ? readFileSync(file) : '') : new Response('', { status: 404 });
  });
  // jsdom does not load these.
  const unloaded = 'img, link[rel=preload], script[type=module]';
  const beforeParse = (window) => {
    new window.MutationObserver((records) => {
      for (const element of records.flatMap(({ target, addedNodes }) => [target, ...addedNodes])) {
        if (!element.matches?.(unloaded)) continue;
        const type = answers(element, element.src ?? element.href) ? 'load' : 'error';
        setTimeout(() => element.dispatchEvent(new window.Event(type)));
      }
    }).observe(window.document, { subtree: true, childList: true, attributes: true, attributeFilter: ['src'] });
    // jsdom lacks \`async\`, which is true for a created script.
    const create = window.document.createElement.bind(window.document);
    window.document.createElement = (name) => Object.assign(create(name), { async: name === 'script' });
    window.document.write = (text) => console.log('WRITE', text);
    window.eval(inPage);
  };
  const { window } = new JSDOM(readFileSync('dist/index.html'), {
    url, beforeParse, runScripts: 'dangerously', resources: { interceptors: [intercept] },
    virtualConsole: new VirtualConsole().on('log', console.log).on('error', console.log),
  });
  const quiet = async () => {
    for (let seen = -1; seen < requests;) {
      seen = requests;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  quiet().then(() => window.eval(later)).then(quiet).then(() => process.exit());
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

const image = 'later: \'document.body.append(Object.assign(new Image(), { src: "/a.png" }))\'';

const entry = '/static/js/index.js';
const chunk = '/static/js/async/lazy.js';
const styles = '/static/css/async/lazy.css';
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
    expect: [
      requests(...times(4, entry)),
      prints(`REQUEST ${entry} in body`, 'node'),
      printsNot('ENTRY', 'node'),
    ],
  },
  {
    statement: 'the third retry of the script and of the chunk succeeds',
    options: '',
    fails: 'count < 4',
    expect: [requests(...times(4, entry), ...times(4, chunk)), printsInOrder('ENTRY', 'LAZY loaded')],
  },
  {
    statement: 'max 2 is two retries, of an image as well',
    options: '{ max: 2 }',
    fails: 'url.includes("lazy") || url.includes(".png")',
    more: image,
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
  ...(['/', 'https://page.example.com/'] as const).map((assetPrefix) => ({
    statement: `a host as test selects a tag, and with the prefix ${assetPrefix} ${assetPrefix === '/' ? 'no' : 'a'} chunk`,
    options: "{ test: 'page.example.com', max: 1 }",
    assetPrefix,
    fails: 'count < 2',
    expect: [requests(entry, entry, ...times(assetPrefix === '/' ? 1 : 2, chunk))],
  })),
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
    ] as const
  ).map(([addQuery, query]) => ({
    statement: `a retried stylesheet with a query has ${query} with addQuery ${addQuery}`,
    options: `{ addQuery: ${addQuery}, crossOrigin: true }`,
    fails: 'url.includes("a.css") && count < 2 && url.endsWith("v=7")',
    more: 'later: \'document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "style", href: "/a.css?v=7" }))\'',
    expect: [
      requests(entry, chunk, '/a.css?v=7', `/a.css${query}`),
      prints(`REQUEST /a.css${query} in head anonymous preload style`, 'node'),
    ],
  })),
  ...(["'use-credentials'", "'anonymous'"] as const).map((value) => ({
    statement: `crossOrigin is the value of html.crossorigin by default: ${value}`,
    options: '',
    config: `html: { crossorigin: ${value} },`,
    fails: 'url.includes("index.js") && count < 2',
    expect: [prints(`REQUEST ${entry} in body ${value.slice(1, -1)}`, 'node')],
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
    statement: 'a retried tag has no nonce, a retried chunk has one',
    options: '{ addQuery: true }',
    config: "security: { nonce: 'abc' },",
    fails: 'count < 2 && !url.includes("?")',
    more: `inPage: \`new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node.localName === 'script') console.log('NONCE', node.src, node.getAttribute('nonce'));
    }).observe(document, { subtree: true, childList: true })\``,
    expect: [
      prints('NONCE https://page.example.com/static/js/index.js?retry=1 null', 'node'),
      prints('NONCE https://page.example.com/static/js/async/lazy.js?retry=1 abc', 'node'),
    ],
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
  ...[
    { options: '', isMinified: false },
    { options: '{ minify: true }', isMinified: true },
  ].map(({ options, isMinified }) => ({
    statement: `without the HTML minifier, the script ${isMinified ? 'is minified' : 'is not'} with the options {${options}}`,
    files: page,
    config: own(options, 'output: { minify: { html: false } },'),
    expect: [(isMinified ? lacks : contains)('dist/index.html', /\n {2}if/)],
  })),
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
  {
    statement:
      'tags of the template that fail before the injected script runs, a stylesheet as well, are not retried',
    files: {
      ...page,
      'page.html':
        '<!doctype html><html><head><link rel="stylesheet" href="/a.css"><script src="/a.js"></script><script defer src="/b.js"></script></head><body></body></html>',
      ...network('/\\/[ab]\\./.test(url)'),
    },
    config: own('{ max: 1 }', "html: { template: './page.html' },"),
    commands: ['rsbuild build', 'node browser.cjs'],
    expect: [
      prints(/^(?:(?!\/a\.css)[^])*REQUEST \/a\.css(?:(?!\/a\.css)[^])*$/, 'node'),
      prints(/^(?:(?!\/a\.js)[^])*REQUEST \/a\.js(?:(?!\/a\.js)[^])*$/, 'node'),
      prints(/\/b\.js[^]*REQUEST \/b\.js in body/, 'node'),
    ],
  },
  {
    statement: 'a stylesheet of a chunk is retried as a tag too, but import() needs it from the first host',
    files: {
      ...page,
      'src/lazy.js': "import './lazy.css'; export default 'loaded';",
      'src/lazy.css': 'b { top: 0 }',
      ...network(`url.startsWith('${first}') && url.endsWith('.css')`),
    },
    config: own(`{ ${hosts}, max: 1 }`, '', first),
    commands: ['rsbuild build', 'node browser.cjs'],
    expect: [
      requests(
        first + entry,
        first + styles,
        first + chunk,
        ...[second, first, second].map((host) => host + styles),
      ),
      prints('REJECTED', 'node'),
    ],
  },
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
];
