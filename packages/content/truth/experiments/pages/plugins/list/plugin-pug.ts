import { contains, exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const withPlugin = (more: string, options = ''): string => `
  import { pluginPug } from '@rsbuild/plugin-pug';
  export default { plugins: [pluginPug(${options})], ${more} };
`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'a template gets the parameters, a title of its own makes two',
    files: { 'src/page.pug': 'doctype html\nhtml\n  head\n    title Own\n  body\n    div(id=mountId)\n' },
    config: withPlugin("html: { template: './src/page.pug', title: 'Shop' }"),
    expect: [
      contains('dist/index.html', '<div id="root">'),
      contains('dist/index.html', /<title>[^]*<title>/),
    ],
  },
  {
    statement: 'a file that a script imports becomes a function that returns HTML',
    files: {
      'src/item.pug': 'p= label\n',
      'src/index.js': "import render from './item.pug'; console.log(render({ label: 'Tea' }));",
    },
    config: withPlugin("output: { targets: ['node'] }"),
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('<p>Tea</p>', 'node')],
  },
  {
    statement: 'a syntax error in a template ends the command',
    // In a process of its own, because the error keeps this one waiting.
    files: {
      'src/item.pug': 'p(a="b\n',
      'src/index.js': "import render from './item.pug'; console.log(render);",
      'build.cjs': `
        process.argv.push('build');
        require(require.resolve('@rsbuild/core/package.json').replace('package.json', 'bin/rsbuild.js'));
      `,
    },
    config: withPlugin(''),
    commands: ['node build.cjs'],
    expect: [exits(1), prints('PUG:')],
  },
];
