import { contains } from '../../../expectation.ts';
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
];
