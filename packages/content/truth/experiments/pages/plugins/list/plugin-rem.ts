import { contains, exists, lacks, ordered, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const withPlugin = (options: string, more = ''): string => `
  import { pluginRem } from '@rsbuild/plugin-rem';
  export default { plugins: [pluginRem(${options})], ${more} };
`;
const css = {
  'src/index.js': "import './a.css';",
  'src/a.css':
    '.a { width: 100px; height: 100PX; border: 1px solid } @media (min-width: 100px) { .b { width: 50px } }',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'px becomes rem in stylesheets, PX and media queries stay',
    files: css,
    config: withPlugin(''),
    expect: [
      contains('dist/static/css/*.css', 'width:2rem'),
      contains('dist/static/css/*.css', /height:100px/i),
      contains('dist/static/css/*.css', 'min-width:100px'),
      contains('dist/index.html', 'ROOT_FONT_SIZE'),
    ],
  },
  {
    statement: 'mediaQuery converts 500px to 10rem',
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': '@media (min-width: 500px) { .b { width: 50px } }',
    },
    config: withPlugin('{ pxtorem: { mediaQuery: true } }'),
    expect: [contains('dist/static/css/*.css', 'min-width:10rem')],
  },
  {
    statement: 'without the runtime lengths are converted all the same',
    files: css,
    config: withPlugin('{ enableRuntime: false, rootFontSize: 100 }'),
    expect: [contains('dist/static/css/*.css', 'width:1rem'), lacks('dist/index.html', 'ROOT_FONT_SIZE')],
  },
  {
    statement: 'inlineRuntime false writes a file',
    files: css,
    config: withPlugin('{ inlineRuntime: false }'),
    expect: [exists('dist/static/js/convert-rem.0.6.15.js'), contains('dist/index.html', 'convert-rem')],
  },
  {
    statement: 'excludeEntries does not recognise a page directly in the output folder',
    files: css,
    config: withPlugin("{ excludeEntries: ['index'] }"),
    expect: [contains('dist/index.html', 'ROOT_FONT_SIZE')],
  },
  {
    statement: 'excludeEntries works for pages in a folder, and their stylesheets are still converted',
    files: css,
    config: withPlugin("{ excludeEntries: ['index'] }", "output: { distPath: { html: 'html' } }"),
    expect: [lacks('dist/html/index.html', 'ROOT_FONT_SIZE'), contains('dist/static/css/*.css', '2rem')],
  },
  {
    statement: 'a name that is no entry is reported',
    files: css,
    config: withPlugin("{ excludeEntries: ['none'] }"),
    expect: [prints("convertToRem: can't find the entryName: none")],
  },
  {
    statement: 'keys of pxtorem replace those of the default only',
    files: css,
    config: withPlugin("{ pxtorem: { propList: ['*', '!border*'], minPixelValue: 60 } }"),
    expect: [
      contains('dist/static/css/*.css', 'width:2rem'),
      contains('dist/static/css/*.css', 'width:50px'),
      contains('dist/static/css/*.css', '1px solid'),
    ],
  },
  {
    statement: 'with Lightning CSS nothing is converted',
    files: css,
    config: `
      import { pluginRem } from '@rsbuild/plugin-rem';
      import { pluginLightningcss } from '@rsbuild/plugin-lightningcss';
      export default { plugins: [pluginRem(), pluginLightningcss()] };
    `,
    expect: [contains('dist/static/css/*.css', 'width:100px')],
  },
  {
    statement: 'stylesheets of packages and of Sass are converted, strings, URLs and inline styles are not',
    files: {
      'src/index.js':
        "import './a.scss'; import 'lib/b.css'; document.body.innerHTML = '<b style=\"width: 50px\">';",
      'src/a.scss': '.a { .c { width: calc(100% - 100px); content: "50px" } }',
      'node_modules/lib/b.css': '.b { height: 50px }',
    },
    config: withPlugin(''),
    expect: [
      contains('dist/static/css/*.css', 'calc(100% - 2rem)'),
      contains('dist/static/css/*.css', 'height:1rem'),
      contains('dist/static/css/*.css', '"50px"'),
      contains('dist/static/js/index.*.js', '50px'),
    ],
  },
  {
    statement: 'the script is before those of the build, also with html.inject body',
    files: css,
    config: withPlugin('', "html: { inject: 'body' }"),
    expect: [ordered('dist/index.html', '<body>', 'ROOT_FONT_SIZE', 'src="/static/js/index')],
  },
  {
    statement: 'excludeEntries does not recognise nested pages either',
    files: css,
    config: withPlugin(
      "{ excludeEntries: ['admin'] }",
      "source: { entry: { admin: './src/index.js' } }, html: { outputStructure: 'nested' }",
    ),
    expect: [contains('dist/admin/index.html', 'ROOT_FONT_SIZE')],
  },
  {
    statement: 'an asterisk of propList matches at the start and end of a name',
    files: {
      ...css,
      'src/a.css': '.a { border-top-width: 100px; letter-spacing: 100px; background-position-y: 100px }',
    },
    config: withPlugin("{ pxtorem: { propList: ['border*width', '*spacing', '*position*'] } }"),
    expect: [
      contains('dist/static/css/*.css', 'border-top-width:100px'),
      contains('dist/static/css/*.css', 'letter-spacing:2rem'),
      contains('dist/static/css/*.css', 'position-y:2rem'),
    ],
  },
  {
    statement: 'lengths in var() and in HTML templates stay, those of custom properties are converted',
    files: {
      ...css,
      'src/a.css': '.a { --gap: 100px; width: var(--gap, 100px) }',
      'template.html': '<html><head><style>.b{width:100px}</style></head><body></body></html>',
    },
    config: withPlugin('', "html: { template: './template.html' }"),
    expect: [
      contains('dist/static/css/*.css', /--gap: ?2rem/),
      contains('dist/static/css/*.css', /var\(--gap, ?100px\)/),
      contains('dist/index.html', '.b{width:100px}'),
    ],
  },
  {
    statement: 'supportLandscape compares the angle, and widthQueryKey names a parameter that sets the width',
    files: {
      ...css,
      'run.mjs': `
        import fs from 'node:fs';
        import vm from 'node:vm';
        const code = fs.readFileSync('dist/static/js/convert-rem.0.6.15.js', 'utf8');
        const size = (angle, search, height = 375) => {
          const documentElement = { clientWidth: 800, clientHeight: height, style: {} };
          const window = { innerWidth: 800, innerHeight: height, addEventListener() {} };
          vm.runInNewContext(code, { window, document: { documentElement }, location: { search }, screen: { orientation: { angle } } });
          return window.ROOT_FONT_SIZE;
        };
        console.log('wide by nature', size(0, ''));
        console.log('turned', size(90, ''));
        console.log('turned, with a width', size(90, '?w=300'));
        console.log('turned, with a small height', size(90, '', 300).toFixed(2));
      `,
    },
    config: withPlugin("{ supportLandscape: true, widthQueryKey: 'w', inlineRuntime: false }"),
    commands: ['rsbuild build', 'node run.mjs'],
    expect: [
      prints('wide by nature 64', 'node'),
      prints('turned 50', 'node'),
      prints('turned, with a width 40', 'node'),
      prints('turned, with a small height 46.67', 'node'),
    ],
  },
  {
    statement: 'beyond the limit, useRootFontSizeBeyondMax falls back to rootFontSize',
    files: {
      ...css,
      'run.mjs': `
        import fs from 'node:fs';
        import vm from 'node:vm';
        const code = fs.readFileSync('dist/static/js/convert-rem.0.6.15.js', 'utf8');
        for (const clientWidth of [479, 480]) {
          const window = { innerWidth: clientWidth, innerHeight: 800, addEventListener() {} };
          const documentElement = { clientWidth, clientHeight: 800, style: {} };
          vm.runInNewContext(code, { window, document: { documentElement }, location: { search: '' }, screen: {} });
          console.log(clientWidth, 'has', window.ROOT_FONT_SIZE);
        }
      `,
    },
    config: withPlugin(
      '{ screenWidth: 750, rootFontSize: 100, maxRootFontSize: 64, useRootFontSizeBeyondMax: true, inlineRuntime: false }',
    ),
    commands: ['rsbuild build', 'node run.mjs'],
    expect: [prints('479 has 63.8', 'node'), prints('480 has 100', 'node')],
  },
  {
    statement: 'the inline script gets the nonce of security.nonce',
    files: css,
    config: withPlugin('', "security: { nonce: 'n1' }"),
    expect: [contains('dist/index.html', '<script nonce="n1">')],
  },
  {
    statement: 'lengths in rem stay, and with a rootFontSize of 16, px has the size of before',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { padding: 1rem; width: 100px }' },
    config: withPlugin('{ rootFontSize: 16, maxRootFontSize: 20.48 }'),
    expect: [
      contains('dist/static/css/*.css', '.a{padding:1rem;width:6.25rem}'),
      contains('dist/index.html', '20.48'),
    ],
  },
  {
    statement:
      'a function with || as exclude excludes all files, a regular expression and other functions do not',
    files: {
      'src/index.js': "import './a.css'; import './lib.css';",
      'src/a.css': '.a { top: 100px }',
      'src/lib.css': '.b { top: 100px }',
      ...Object.fromEntries(
        [
          "(file) => file.includes('lib') || file.includes('kit')",
          "(file) => file.includes('lib')",
          '/lib|kit/',
        ].map((exclude, index) => [
          `${String(index)}.mjs`,
          `
              import { pluginRem } from '@rsbuild/plugin-rem';
              export default { plugins: [pluginRem({ pxtorem: { exclude: ${exclude} } })], output: { distPath: { root: '${String(index)}' } } };
            `,
        ]),
      ),
    },
    commands: ['rsbuild build -c 0.mjs', 'rsbuild build -c 1.mjs', 'rsbuild build -c 2.mjs'],
    expect: [
      lacks('0/static/css/*.css', 'rem'),
      contains('1/static/css/*.css', '.a{top:2rem}.b{top:100px}'),
      contains('2/static/css/*.css', '.a{top:2rem}.b{top:100px}'),
    ],
  },
  {
    statement: '0px becomes 0, also in custom properties, unless minPixelValue is set',
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': '.a { --zero: 0px; width: calc(2px + var(--zero)); height: .5px }',
      'kept.mjs': withPlugin(
        '{ pxtorem: { minPixelValue: 0.01 } }',
        "output: { distPath: { root: 'kept' } }",
      ),
    },
    config: withPlugin(''),
    commands: ['rsbuild build', 'rsbuild build -c kept.mjs'],
    expect: [
      contains('dist/static/css/*.css', '--zero:0;width:calc(.04rem + var(--zero));height:.01rem'),
      contains('kept/static/css/*.css', '--zero:0px;width:calc(.04rem + var(--zero));height:.01rem'),
    ],
  },
  {
    statement: 'the script is before those of the build, but after those of a template',
    files: {
      ...css,
      'src/page.html': '<html><head><script>console.log("own");</script></head><body></body></html>',
    },
    config: withPlugin('', "html: { template: './src/page.html' }"),
    expect: [ordered('dist/index.html', 'own', 'ROOT_FONT_SIZE', 'src="/static/js/index.')],
  },
  {
    statement: 'exclude applies to a library that CSS imports, not to one that Sass or Less imports',
    files: {
      'src/index.js': "import './a.scss'; import './b.less'; import './c.css';",
      'src/a.scss': "@use './lib/a.scss';",
      'src/b.less': "@import './lib/b.less';",
      'src/c.css': "@import './lib/c.css';",
      'src/lib/a.scss': '.a { top: 100px }',
      'src/lib/b.less': '.b { left: 100px }',
      'src/lib/c.css': '.c { right: 100px }',
    },
    config: withPlugin('{ pxtorem: { exclude: /[\\\\/]lib[\\\\/]/ } }'),
    expect: [contains('dist/static/css/*.css', '.a{top:2rem}.b{left:2rem}.c{right:100px}')],
  },
];
