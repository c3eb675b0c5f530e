import { contains } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  ...[
    { layout: 'npm', folder: 'node_modules/solid-icons', link: '' },
    {
      layout: 'pnpm',
      folder: 'node_modules/.pnpm/solid-icons@1.0.0/node_modules/solid-icons',
      link: "symlinkSync('.pnpm/solid-icons@1.0.0/node_modules/solid-icons', 'node_modules/solid-icons');",
    },
  ].map(({ layout, folder, link }) => ({
    statement: `the regular expression includes one library and keeps others excluded, in the folders of ${layout}`,
    files: {
      [`${folder}/package.json`]: '{ "main": "index.jsx" }',
      [`${folder}/index.jsx`]: "export const icons = 'source' + ' of icons';",
      'node_modules/solid-icons-more/package.json': '{ "main": "index.jsx" }',
      'node_modules/solid-icons-more/index.jsx': "export const more = 'source' + ' of more';",
      'src/index.js':
        "import { icons } from 'solid-icons'; import { more } from 'solid-icons-more'; console.log(icons, more);",
    },
    config: `
      import { symlinkSync } from 'node:fs';
      import { pluginBabel } from '@rsbuild/plugin-babel';
      ${link}
      const mark = () => ({
        visitor: { StringLiteral: ({ node }) => { if (node.value === 'source') node.value = 'Babel output'; } },
      });
      export default {
        plugins: [pluginBabel({
          include: /\\.(?:jsx|tsx)$/,
          exclude: /[\\\\/]node_modules[\\\\/](?!\\.pnpm[\\\\/]|solid-icons[\\\\/])/,
          babelLoaderOptions: { plugins: [mark] },
        })],
      };
    `,
    expect: [
      contains('dist/static/js/*.js', 'Babel output of icons'),
      contains('dist/static/js/*.js', 'source of more'),
    ],
  })),
  ...[
    { resolve: '', used: 'compiled file' },
    { resolve: "conditionNames: ['solid', '...']", used: 'file with JSX' },
  ].map(({ resolve, used }) => ({
    statement: `the ${used} of a library is used with the settings [${resolve}]`,
    files: {
      'node_modules/ui/package.json':
        '{ "type": "module", "exports": { "solid": "./index.jsx", "import": "./index.js" } }',
      'node_modules/ui/index.js': "export const ui = 'compiled file';",
      'node_modules/ui/index.jsx': "export const ui = 'file with JSX';",
      'src/index.js': "import { ui } from 'ui'; console.log(ui);",
    },
    config: `{ output: { targets: ['web', 'node'] }, tools: { rspack: { resolve: { ${resolve} } } } }`,
    expect: [contains('dist/static/js/*.js', used), contains('dist/server/*.js', used)],
  })),
  {
    statement: 'JSX that Babel does not compile calls React',
    files: { 'src/index.js': "import './item.jsx';", 'src/item.jsx': 'console.log(<i />);' },
    expect: [contains('dist/static/js/*.js', 'React.createElement("i"')],
  },
];
