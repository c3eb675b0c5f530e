import { contains, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'the message about a bundler plugin names tools.rspack',
    config: 'class Mine { apply() {} }; export default { plugins: [new Mine()] };',
    expect: [exits(1), prints(/Mine looks like a Webpack or Rspack plugin, please use `tools\.rspack`/)],
  },
  {
    statement: 'Less and Sass need no plugin',
    files: {
      'src/index.js': "import './a.less'; import './b.scss';",
      'src/a.less': '@c: red; .a { .b { color: @c } }',
      'src/b.scss': '$c: blue; .c { .d { color: $c } }',
    },
    expect: [
      contains('dist/static/css/*.css', '.a .b{color:red}'),
      contains('dist/static/css/*.css', '.c .d{color:'),
    ],
  },
  {
    statement: 'a plugin for a later release fails with a function that is missing',
    config: "{ plugins: [{ name: 'later', setup(api) { api.modifyEnvironmentConfig(() => {}); } }] }",
    expect: [exits(1), prints('api.modifyEnvironmentConfig is not a function')],
  },
  {
    statement: 'createRsbuild does not read the configuration file',
    config: "{ html: { title: 'From the file' } }",
    files: {
      'build.mjs':
        "import { createRsbuild, loadConfig } from '@rsbuild/core'; await (await createRsbuild()).build(); const { content } = await loadConfig(); await (await createRsbuild({ rsbuildConfig: { ...content, output: { distPath: { root: 'other' } } } })).build();",
    },
    commands: ['node build.mjs'],
    expect: [
      lacks('dist/index.html', 'From the file'),
      contains('other/index.html', '<title>From the file</title>'),
    ],
  },
];
