import { contains, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const config = (options = ''): string => `
  import { pluginRem } from '@rsbuild/plugin-rem';
  export default { output: { minify: false }, plugins: [pluginRem(${options})] };
`;

const styles = (text: string): Readonly<Record<string, string>> => ({
  'src/a.css': text,
  'src/index.js': "import './a.css';",
});

export const experiments: readonly Experiment[] = [
  {
    statement: 'lengths are divided by 50',
    files: styles('.ticket { width: 150px; padding: 10px; font-size: 15px }'),
    config: config(),
    expect: [
      contains('dist/static/css/*.css', 'width: 3rem'),
      contains('dist/static/css/*.css', /padding: 0?\.2rem/),
      contains('dist/static/css/*.css', /font-size: 0?\.3rem/),
    ],
  },
  {
    statement: 'a length with an uppercase unit is not converted',
    files: styles('.a { --line: 1Px; border: 1Px solid }'),
    config: config(),
    expect: [
      contains('dist/static/css/*.css', '--line: 1Px'),
      contains('dist/static/css/*.css', 'border: 1Px solid'),
    ],
  },
  {
    statement: 'minified CSS keeps Px in the excluded length',
    files: styles('.a { border: 1Px solid }'),
    config: config().replace('minify: false', ''),
    expect: [contains('dist/static/css/*.css', /border:1p?P?x solid/), lacks('dist/static/css/*.css', 'rem')],
  },
  {
    statement:
      'propList excludes properties by a pattern, exclude excludes files, rootValue may depend on the file',
    files: {
      'node_modules/tile-kit/tile.css': '.tile { width: 50px }',
      'node_modules/vant/lib/index.css': '.van { width: 50px }',
      'src/a.css':
        '.a { letter-spacing: 50px; border-width: 50px; border: 50px solid; border-radius: 50px; width: 50px }',
      'src/index.js': "import './a.css'; import 'tile-kit/tile.css'; import 'vant/lib/index.css';",
    },
    config: config(
      "{ pxtorem: { propList: ['*', '!letter-spacing', '!border*'], exclude: /[\\\\/]node_modules[\\\\/]tile-kit[\\\\/]/, rootValue: ({ file }) => (/[\\\\/]vant[\\\\/]/.test(file) ? 25 : 50) } }",
    ),
    expect: [
      contains('dist/static/css/*.css', 'letter-spacing: 50px'),
      contains('dist/static/css/*.css', 'border-width: 50px'),
      contains('dist/static/css/*.css', 'border-radius: 50px'),
      contains('dist/static/css/*.css', /\.a \{[^}]*width: 1rem/),
      contains('dist/static/css/*.css', /\.tile \{[^}]*width: 50px/),
      contains('dist/static/css/*.css', /\.van \{[^}]*width: 2rem/),
    ],
  },
  {
    statement: 'exclude has no effect on files that Sass or Less loads, but excludes files that CSS imports',
    files: {
      'node_modules/tile-kit/css.css': '.css { width: 50px }',
      'node_modules/tile-kit/scss.scss': '.scss { width: 50px }',
      'node_modules/tile-kit/less.less': '.less { width: 50px }',
      'src/a.css': "@import 'tile-kit/css.css';",
      'src/b.scss': "@use 'tile-kit/scss.scss';",
      'src/c.less': "@import 'tile-kit/less.less';",
      'src/index.js': "import './a.css'; import './b.scss'; import './c.less';",
    },
    config: config('{ pxtorem: { exclude: /[\\\\/]node_modules[\\\\/]tile-kit[\\\\/]/ } }'),
    expect: [
      contains('dist/static/css/*.css', /\.css\s*\{\s*width:\s*50px/),
      contains('dist/static/css/*.css', /\.scss\s*\{\s*width:\s*1rem/),
      contains('dist/static/css/*.css', /\.less\s*\{\s*width:\s*1rem/),
    ],
  },
  {
    statement: 'a design of 750 pixels with rootFontSize 100 divides by 100',
    files: styles('.a { width: 150px } @media (min-width: 600px) { .b { width: 100px } }'),
    config: config('{ screenWidth: 750, rootFontSize: 100 }'),
    expect: [
      contains('dist/static/css/*.css', 'width: 1.5rem'),
      contains('dist/static/css/*.css', 'min-width: 600px'),
      contains('dist/static/css/*.css', 'width: 1rem'),
    ],
  },
  {
    statement: 'supportLandscape uses the height, at least 350 pixels',
    config: config('{ supportLandscape: true }'),
    expect: [contains('dist/index.html', 'clientHeight'), contains('dist/index.html', '350')],
  },
  {
    statement: 'without supportLandscape, the height is not used',
    config: config(),
    expect: [lacks('dist/index.html', 'clientHeight')],
  },
  {
    statement: '1px becomes 0.02rem, also in a border',
    files: styles('.a { border: 1px solid; height: 1px }'),
    config: config(),
    expect: [
      contains('dist/static/css/*.css', 'border: 0.02rem solid'),
      contains('dist/static/css/*.css', 'height: 0.02rem'),
    ],
  },
  {
    statement: 'with useRootFontSizeBeyondMax the root font size falls back to rootFontSize beyond the limit',
    files: {
      'run.cjs': `
        const code = require('node:fs').readFileSync('dist/index.html', 'utf8').match(/<script[^>]*>(.*?)<\\/script>/s)[1];
        for (const width of [479, 500, 700, 800]) {
          const window = { innerWidth: width, addEventListener() {} };
          const document = { documentElement: { clientWidth: width, style: {} } };
          new Function('window', 'document', 'location', code)(window, document, { search: '' });
          console.log('width', width, document.documentElement.style.fontSize);
        }
      `,
    },
    config: config(
      '{ screenWidth: 750, rootFontSize: 100, useRootFontSizeBeyondMax: true, maxRootFontSize: 64 }',
    ),
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [prints('width 500 100px', 'node'), prints('width 479 63.', 'node')],
  },
  {
    statement: 'lengths in rem stay, and 32 for a design of 750 pixels makes 16 pixels at a width of 375',
    files: {
      ...styles('.a { padding: 1rem; width: 64px }'),
      'run.cjs': `
        const code = require('node:fs').readFileSync('dist/index.html', 'utf8').match(/<script[^>]*>(.*?)<\\/script>/s)[1];
        for (const width of [375, 800]) {
          const window = { innerWidth: width, addEventListener() {} };
          const document = { documentElement: { clientWidth: width, style: {} } };
          new Function('window', 'document', 'location', code)(window, document, { search: '' });
          console.log('width', width, document.documentElement.style.fontSize);
        }
      `,
    },
    config: config('{ screenWidth: 750, rootFontSize: 32, maxRootFontSize: 20.48 }'),
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [
      contains('dist/static/css/*.css', 'padding: 1rem'),
      contains('dist/static/css/*.css', 'width: 2rem'),
      prints('width 375 16px', 'node'),
      prints('width 800 20.48px', 'node'),
    ],
  },
  {
    statement: 'Prettier 3 writes Px in lowercase, except behind prettier-ignore',
    files: {
      'format.cjs': `
        const { createRequire } = require('node:module');
        // The Prettier of the repository; the folder of the packages has version 2.
        const { format } = createRequire(require('node:path').resolve('../../../../../package.json'))('prettier');
        format('.a { border: 1Px solid; /* prettier-ignore */\\n top: 2Px }', { parser: 'css' }).then(console.log);
      `,
    },
    commands: ['node format.cjs'],
    expect: [prints('border: 1px solid', 'node'), prints('top: 2Px', 'node')],
  },
];
