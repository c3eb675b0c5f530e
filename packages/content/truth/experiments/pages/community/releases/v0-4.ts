import { contains, exists, lacks, printsInOrder, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'addPlugins adds a PostCSS plugin beside those of a postcss.config file and Autoprefixer',
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': '.a { user-select: none }',
      'postcss.config.cjs': `
        const plugin = () => ({ postcssPlugin: 'file', Once(root) { root.append('.file{top:0}'); } });
        plugin.postcss = true;
        module.exports = { plugins: [plugin] };
      `,
    },
    config: `{ tools: { postcss: (config, { addPlugins }) => {
      const plugin = () => ({ postcssPlugin: 'added', Once(root) { root.append('.added{top:0}'); } });
      plugin.postcss = true;
      addPlugins(plugin);
    } } }`,
    expect: [
      contains('dist/static/css/*.css', '-webkit-user-select'),
      contains('dist/static/css/*.css', '.file'),
      contains('dist/static/css/*.css', '.added'),
    ],
  },
  {
    statement: 'the rules for antd and Arco import components, icons and styles',
    files: {
      'src/index.js':
        "import { DatePicker } from 'antd'; import { InputNumber } from '@arco-design/web-react'; import { IconArrowUp } from '@arco-design/web-react/icon'; console.log(DatePicker, InputNumber, IconArrowUp);",
      ...Object.fromEntries(
        [
          'antd/es/date-picker/index.js',
          'antd/es/date-picker/style/index.js',
          '@arco-design/web-react/es/InputNumber/index.js',
          '@arco-design/web-react/es/InputNumber/style/index.js',
          '@arco-design/web-react/icon/react-icon/IconArrowUp/index.js',
        ].map((file) => [`node_modules/${file}`, `console.log('${file}'); export default 1;`]),
      ),
    },
    config: `{ source: { transformImport: [
      { libraryName: 'antd', libraryDirectory: 'es', style: true },
      { libraryName: '@arco-design/web-react', libraryDirectory: 'es', camelToDashComponentName: false, style: true },
      { libraryName: '@arco-design/web-react/icon', libraryDirectory: 'react-icon', camelToDashComponentName: false },
    ] } }`,
    expect: [
      contains('dist/static/js/index.*.js', 'antd/es/date-picker/style/index.js'),
      contains('dist/static/js/index.*.js', 'web-react/es/InputNumber/style/index.js'),
      contains('dist/static/js/index.*.js', 'react-icon/IconArrowUp/index.js'),
    ],
  },
  {
    statement: 'an object with postcssOptions.plugins replaces Autoprefixer',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { user-select: none }' },
    config: '{ tools: { postcss: { postcssOptions: { plugins: [] } } } }',
    expect: [lacks('dist/static/css/*.css', '-webkit-user-select')],
  },
  {
    statement: 'a hook with the order post runs after one that is registered later',
    config: `
      const plugin = (name, order) => ({ name, setup: (api) => { api.modifyRsbuildConfig({ order, handler: () => { console.log('HOOK', name); } }); } });
      export default { plugins: [plugin('last', 'post'), plugin('middle', 'default'), plugin('first', 'pre')] };
    `,
    expect: [printsInOrder('HOOK first', 'HOOK middle', 'HOOK last')],
  },
  {
    statement: 'disableFilenameHash is ignored without a message',
    config: '{ output: { disableFilenameHash: true } }',
    expect: [exists('dist/static/js/index.*.js'), printsNot(/warn|error|disableFilenameHash/)],
  },
  {
    statement: 'enableLatestDecorators is ignored without a message',
    config: '{ output: { enableLatestDecorators: true } }',
    expect: [printsNot(/warn|error|decorator/i)],
  },
];
