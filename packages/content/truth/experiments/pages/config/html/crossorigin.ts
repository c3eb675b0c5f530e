import { contains, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'scripts and stylesheets of the own host get it, tags of the template and of html.tags do not',
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': '.a { color: red }',
      't.html': '<!doctype html><html><head><script src="/own.js"></script></head><body></body></html>',
    },
    config:
      "{ html: { crossorigin: true, template: './t.html', tags: [{ tag: 'script', attrs: { src: 'tag.js' } }] } }",
    expect: [
      contains('dist/index.html', /src="\/static\/js[^"]*" crossorigin="anonymous"/),
      contains('dist/index.html', /<link href="\/static\/css[^>]* crossorigin="anonymous"/),
      contains('dist/index.html', '<script src="/own.js">'),
      contains('dist/index.html', '<script src="/tag.js">'),
    ],
  },
  {
    statement: 'a tag that has the attribute keeps its value, inline scripts get none',
    config:
      "{ html: { crossorigin: true, tags: [{ tag: 'script', children: 'a()' }, { tag: 'script', attrs: { src: 'b.js', crossorigin: 'use-credentials' } }] } }",
    expect: [
      contains('dist/index.html', '<script>a()</script>'),
      contains('dist/index.html', 'src="/b.js" crossorigin="use-credentials"'),
    ],
  },
  {
    statement: 'it fills crossOriginLoading of Rspack',
    config: "{ html: { crossorigin: 'use-credentials' } }",
    commands: ['rsbuild inspect'],
    expect: [contains('dist/rspack.config.web.mjs', "crossOriginLoading: 'use-credentials'")],
  },
  {
    statement: 'a script that is inlined does not get it',
    files: { 'src/index.js': 'console.log(1);' },
    config: '{ html: { crossorigin: true }, output: { inlineScripts: true } }',
    expect: [contains('dist/index.html', '<script defer="defer">')],
  },
  {
    statement: 'async chunks get use-credentials always, anonymous only from another origin',
    files: { 'src/index.js': "import('./later.js');", 'src/later.js': 'console.log(2);' },
    config: "{ html: { crossorigin: 'use-credentials' }, output: { minify: false } }",
    expect: [
      contains('dist/static/js/index.*.js', 'script.crossOrigin = "use-credentials"'),
      lacks('dist/static/js/index.*.js', 'window.location.origin'),
    ],
  },
  {
    statement: 'async chunks get anonymous only from another origin',
    files: { 'src/index.js': "import('./later.js');", 'src/later.js': 'console.log(2);' },
    config: '{ html: { crossorigin: true }, output: { minify: false } }',
    expect: [
      contains(
        'dist/static/js/index.*.js',
        /if \(script\.src\.indexOf\(window\.location\.origin \+ .\/.\) !== 0\) \{\s*script\.crossOrigin = "anonymous"/,
      ),
    ],
  },
  {
    statement: 'with another host, preload links of scripts and stylesheets get it, prefetch links do not',
    files: {
      'src/index.js': "import './a.css'; import('./later.js');",
      'src/a.css': '.a { color: red }',
      'src/later.js': '2',
    },
    config:
      "{ html: { crossorigin: true }, output: { assetPrefix: 'https://cdn.example.com/' }, performance: { prefetch: true, preload: { type: 'all-chunks' } } }",
    expect: [
      contains('dist/index.html', /\.js" rel="prefetch">/),
      contains('dist/index.html', /\.css" rel="preload" as="style" crossorigin=""/),
      contains('dist/index.html', /\.js" rel="preload" as="script" crossorigin=""/),
    ],
  },
  ...[
    ["crossorigin: true }, output: { assetPrefix: '/app/'", 'href="/app/', ''],
    ["crossorigin: 'use-credentials'", 'href="/static/', 'use-credentials'],
  ].map(([settings, href, value]) => ({
    statement: `preload links of the own host have the attribute with ${settings}`,
    files: { 'src/index.js': "import('./later.js');", 'src/later.js': 'console.log(2);' },
    config: `{ html: { ${settings} }, performance: { preload: true } }`,
    expect: [
      contains(
        'dist/index.html',
        new RegExp(`<link ${href}[^>]*\\.js" rel="preload" as="script" crossorigin="${value}"`),
      ),
    ],
  })),
];
