import { contains, count, exists, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const styles = {
  'src/index.js': "import './a.css'; import('./later.js');",
  'src/later.js': "import './b.css';",
  'src/a.css': '.a::before { content: "你好"; background: url(./a.png?url) }',
  'src/b.css': '.b { color: red }',
  'src/a.png': 'a',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'true inlines stylesheets of the HTML, those of dynamic imports stay files',
    files: styles,
    config: '{ output: { inlineStyles: true } }',
    expect: [
      contains('dist/index.html', '<style>.a:before{'),
      exists('dist/static/css/async/*.css'),
      count('dist/**/*.css', 1),
    ],
  },
  {
    statement: 'size counts a Chinese character as one',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a{content:"你好"}' },
    config:
      "{ output: { inlineStyles: ({ name, size }) => { console.log('SIZE', name, size); return false; } } }",
    expect: [prints(/SIZE static\/css\/index\.\w+\.css 16/)],
  },
  {
    statement: 'URLs start with assetPrefix',
    files: styles,
    config: "{ output: { inlineStyles: true, assetPrefix: 'https://cdn.example.com/' } }",
    expect: [contains('dist/index.html', 'url(https://cdn.example.com/static/image/a.')],
  },
  {
    statement: 'with assetPrefix auto they are relative to the CSS folder',
    files: styles,
    config: "{ output: { inlineStyles: true, assetPrefix: 'auto' } }",
    expect: [contains('dist/index.html', 'url(../../static/image/a.')],
  },
  {
    statement: 'a nonce is added to the elements',
    files: styles,
    config: "{ output: { inlineStyles: true }, security: { nonce: 'n1' } }",
    expect: [contains('dist/index.html', '<style nonce="n1">')],
  },
  {
    statement: 'development builds keep their files',
    files: styles,
    config: '{ output: { inlineStyles: true } }',
    commands: ['rsbuild dev', 'GET /'],
    expect: [prints('href="/static/css/index.css"', 'GET /')],
  },
  {
    statement: 'a stylesheet of html.tags remains a file',
    files: { ...styles, 'v/tag.css': '.tag { color: red }' },
    config:
      "{ output: { inlineStyles: true, copy: [{ from: 'v' }] }, html: { tags: [{ tag: 'link', attrs: { rel: 'stylesheet', href: 'v/tag.css' } }] } }",
    expect: [contains('dist/index.html', 'href="/v/tag.css"'), count('dist/static/css/*.css', 0)],
  },

  ...[true, false].map((minifyCSS): Experiment => ({
    statement: `with minifyCSS ${minifyCSS}, nested rules, @scope, @starting-style and a rule behind them are ${minifyCSS ? 'dropped' : 'kept'}`,
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css':
        '.card { color: red; &:hover { color: blue } } @scope (.e) { .inner { color: red } } .behind { left: 0 } @starting-style { .start { opacity: 0 } } .next { left: 0 } .last { top: 0 }',
    },
    config: `{ output: { inlineStyles: true, minify: { htmlOptions: { minifyCSS: ${minifyCSS} } } } }`,
    expect: [
      ...['&:hover', '.inner', '.behind', '.start', '.next'].map((text) =>
        (minifyCSS ? lacks : contains)('dist/index.html', text),
      ),
      contains('dist/index.html', '.last{top:0}'),
      printsNot('warn'),
    ],
  })),
  {
    statement: 'with the prefix auto, nothing is inlined in a page in a subfolder',
    files: styles,
    config: "{ html: { outputStructure: 'nested' }, output: { assetPrefix: 'auto', inlineStyles: true } }",
    expect: [
      contains('dist/index/index.html', 'href="../static/css/index.'),
      exists('dist/static/css/index.*.css'),
    ],
  },
];
