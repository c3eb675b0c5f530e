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
  ...[
    {
      statement: 'a file that the template includes is not watched',
      expected: 1,
      files: { 'src/t.pug': 'include ./part' },
      config: "{ plugins: [pluginPug()], html: { template: './src/t.pug' } }",
    },
    {
      statement: 'a file that an imported template includes is not watched',
      expected: 1,
      files: { 'src/index.js': "import t from './t.pug'; console.log(t());", 'src/t.pug': 'include ./part' },
      config: '{ plugins: [pluginPug()] }',
    },
    {
      statement: 'a file that the template of a Vue component includes is watched',
      expected: 2,
      files: {
        'src/index.js': "import C from './C.vue'; console.log(C);",
        'src/C.vue':
          '<template lang="pug">\ninclude ./part\n</template>\n<script>export default {};</script>',
      },
      config: '{ plugins: [pluginPug(), pluginVue()] }',
    },
  ].map(({ statement, expected, files, config }) => ({
    statement,
    files: {
      ...files,
      'src/part.pug': 'b one',
      'watch.mjs': `
        import { writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        import { pluginPug } from '@rsbuild/plugin-pug';
        import { pluginVue } from '@rsbuild/plugin-vue';
        const rsbuild = await createRsbuild({ rsbuildConfig: ${config} });
        let count = 0;
        rsbuild.onAfterBuild(() => {
          count += 1;
          if (count > 1) return;
          setTimeout(() => writeFileSync('src/part.pug', 'b two'), 100);
          setTimeout(() => { console.log('builds:', count); process.exit(); }, 900);
        });
        await rsbuild.build({ watch: true });
      `,
    },
    commands: ['node watch.mjs'],
    expect: [prints(`builds: ${expected}`)],
  })),
];
