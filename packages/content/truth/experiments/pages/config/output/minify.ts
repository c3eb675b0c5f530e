import { contains, count, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const code = {
  'src/index.js':
    'class OrderError extends Error {} const longName = Number(globalThis.a); console.log(new OrderError(), longName, longName);',
  't.html':
    '<!doctype html><html><head><!-- mark --><script>var   inPage = 1;</script></head><body><p>a   b</p></body></html>',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'an object minifies what it leaves out, and scripts in the page belong to html',
    files: {
      ...code,
      'src/a.css': '.a { color: red }',
      'src/index.js': "import './a.css'; const longName = 1;\nconsole.log( longName );",
    },
    config: "{ html: { template: './t.html' }, output: { minify: { js: false } } }",
    expect: [
      contains('dist/static/js/*.js', 'console.log(longName)'),
      contains('dist/static/css/*.css', '.a{color:red}'),
      contains('dist/index.html', '<script>var inPage=1</script>'),
    ],
  },
  {
    statement: 'minifyJS: false keeps scripts in the page',
    files: code,
    config: "{ html: { template: './t.html' }, output: { minify: { htmlOptions: { minifyJS: false } } } }",
    expect: [contains('dist/index.html', 'var   inPage = 1;'), contains('dist/index.html', '<p>a b</p>')],
  },
  {
    statement: 'comments of the HTML stay by default',
    files: code,
    config: "{ html: { template: './t.html' } }",
    expect: [contains('dist/index.html', '<!-- mark -->')],
  },
  {
    statement: 'removeComments is merged into the other defaults',
    files: code,
    config:
      "{ html: { template: './t.html' }, output: { minify: { htmlOptions: { removeComments: true } } } }",
    expect: [lacks('dist/index.html', 'mark'), contains('dist/index.html', '<p>a b</p>')],
  },
  {
    statement: 'keep_classnames in mangle and compress keeps the name of a class',
    files: code,
    config:
      '{ output: { minify: { jsOptions: { mangle: { keep_classnames: true }, compress: { keep_classnames: true } } } } }',
    expect: [contains('dist/static/js/*.js', 'OrderError')],
  },
  {
    statement: 'by default the name of a class is lost',
    files: code,
    expect: [lacks('dist/static/js/*.js', 'OrderError')],
  },
  {
    statement: 'mangle: false keeps names but still joins lines',
    files: code,
    config: '{ output: { minify: { jsOptions: { mangle: false } } } }',
    expect: [contains('dist/static/js/*.js', 'OrderError'), lacks('dist/static/js/index.*.js', /\n./)],
  },
  {
    statement: 'exclude looks at names of output files, copies included',
    files: { ...code, 'c/vendor/a.js': 'var   copied  = 1;' },
    config: "{ output: { copy: [{ from: 'c' }], minify: { jsOptions: { exclude: [/vendor[\\\\/]/] } } } }",
    expect: [contains('dist/vendor/a.js', 'var   copied  = 1;'), lacks('dist/static/js/*.js', 'OrderError')],
  },
  {
    statement:
      'minifyURLs does nothing by default, removeEmptyAttributes drops empty class, id and handlers only',
    files: {
      'src/page.html':
        '<html><head></head><body><a href="http://example.com/a/../b/">x</a><p class="" id=" " onclick="" data-x="" hidden>y</p></body></html>',
    },
    config: "{ html: { template: './src/page.html' } }",
    expect: [
      contains('dist/index.html', 'href="http://example.com/a/../b/"'),
      contains('dist/index.html', '<p data-x="" hidden>y</p>'),
    ],
  },
  {
    statement: 'minifyURLs with the URL of the site makes URLs relative to it',
    files: {
      'src/page.html': '<html><head></head><body><a href="http://example.com/b/">x</a></body></html>',
    },
    config:
      "{ html: { template: './src/page.html' }, output: { minify: { htmlOptions: { minifyURLs: 'http://example.com/' } } } }",
    expect: [contains('dist/index.html', '<a href="b/">')],
  },
  {
    statement: 'CSS that scripts inject is not minified',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a {\n  color: #ff0000;\n}' },
    config: '{ output: { injectStyles: true } }',
    expect: [contains('dist/static/js/index.*.js', 'color: #ff0000')],
  },
  {
    statement: 'whitespace is removed between block and custom elements, not between inline elements',
    files: {
      'src/page.html':
        '<html><head></head><body><b>a</b> <i>b</i><div>c</div> <div>d</div><my-x>e</my-x> <my-y>f</my-y><input value=""></body></html>',
    },
    config: "{ html: { template: './src/page.html' } }",
    expect: [
      contains('dist/index.html', '<b>a</b> <i>b</i>'),
      contains('dist/index.html', '<div>c</div><div>d</div><my-x>e</my-x><my-y>f</my-y><input>'),
    ],
  },
  {
    statement: 'rsbuild build does not minify if NODE_ENV is development',
    files: { 'src/index.js': 'const longName = Date.now(); console.log(longName, longName);' },
    config: "process.env.NODE_ENV = 'development'; export default {};",
    expect: [contains('dist/static/js/index.js', 'longName')],
  },
  {
    statement: 'scripts of node and the workers are minified too',
    files: { 'src/index.js': 'const longName = Date.now(); console.log(longName, longName);' },
    config: "{ output: { targets: ['node', 'web-worker', 'service-worker'] } }",
    expect: [count('dist/**/*.js', 3), lacks('dist/**/*.js', 'longName')],
  },

  ...[true, false].map((minifyCSS): Experiment => ({
    statement: `with minifyCSS ${minifyCSS}, nested rules, @scope and @starting-style in the template are ${minifyCSS ? 'dropped' : 'kept'}`,
    files: {
      't.html':
        '<!doctype html><html><head><style>.card { top: 0; &:hover { top: 1px } } @scope (.e) { .inner { top: 0 } } .next { top: 0 } @starting-style { .start { top: 0 } }</style></head><body></body></html>',
    },
    config: `{ html: { template: './t.html' }, output: { minify: { htmlOptions: { minifyCSS: ${minifyCSS} } } } }`,
    expect: ['&:hover', '.inner', '.start'].map((text) =>
      (minifyCSS ? lacks : contains)('dist/index.html', text),
    ),
  })),
  ...[false, true].map((isOff): Experiment => ({
    statement: `js: false with css: false minifies both kinds ${isOff ? 'unless tools.bundlerChain excludes them' : 'all the same'}`,
    files: {
      'src/index.js':
        "import './a.css'; const longName = Date.now(); globalThis.print = () => [longName, longName];",
      'src/a.css': '.a {\n  color: red;\n}',
    },
    config: `{
      output: { minify: { js: false, css: false } },
      tools: { bundlerChain: (chain) => { ${isOff ? 'chain.optimization.minimize(false);' : ''} } },
    }`,
    expect: [
      (isOff ? contains : lacks)('dist/static/js/index.*.js', 'longName'),
      (isOff ? lacks : contains)('dist/static/css/index.*.css', '.a{color:red}'),
      contains('dist/index.html', '<html><head>'),
    ],
  })),
  {
    statement: 'tools.bundlerChain does not exclude the HTML',
    files: { 'src/index.js': 'const longName = Date.now(); console.log(longName, longName);' },
    config: '{ tools: { bundlerChain: (chain) => { chain.optimization.minimize(false); } } }',
    expect: [contains('dist/static/js/index.*.js', 'longName'), contains('dist/index.html', '<html><head>')],
  },
  {
    statement: 'terserOptions and minimizerOptions have no effect',
    files: code,
    config:
      '{ output: { minify: { jsOptions: { terserOptions: { mangle: false }, minimizerOptions: { mangle: false } } } } }',
    expect: [lacks('dist/static/js/*.js', 'longName')],
  },
];
