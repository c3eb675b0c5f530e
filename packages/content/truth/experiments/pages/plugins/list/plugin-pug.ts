import { absent, contains, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const withPlugin = (more: string, options = ''): string => `
  import { pluginPug } from '@rsbuild/plugin-pug';
  export default { plugins: [pluginPug(${options})], ${more} };
`;

const withVue = `
  import { pluginPug } from '@rsbuild/plugin-pug';
  import { pluginVue } from '@rsbuild/plugin-vue';
  export default { plugins: [pluginVue(), pluginPug()] };
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
          // A second build can be slow; only a fixed wait shows that there is none.
          const end = Date.now() + (${expected} > 1 ? 20_000 : 900);
          setInterval(() => {
            if (count === 1 && Date.now() < end) return;
            console.log('builds:', count);
            process.exit();
          }, 20);
        });
        await rsbuild.build({ watch: true });
      `,
    },
    commands: ['node watch.mjs'],
    expect: [prints(`builds: ${expected}`)],
  })),
  {
    statement: 'templates get custom parameters, relative includes and custom filters',
    files: {
      'src/page.pug':
        'html(lang=lang)\n  head\n  body\n    include ./part.pug\n    :shout\n      hi\n    if isOpen\n      b open\n',
      'src/part.pug': 'i #{lang}\n',
    },
    config: withPlugin(
      "html: { template: './src/page.pug', templateParameters: { lang: 'de', isOpen: true } }",
      '{ pugOptions: { filters: { shout: (text) => text.toUpperCase() } } }',
    ),
    expect: [contains('dist/index.html', '<i>de</i>HI<b>open</b>'), contains('dist/index.html', 'lang="de"')],
  },
  {
    statement: 'basedir resolves absolute paths',
    files: { 'src/page.pug': 'html\n  body\n    include /part.pug\n', 'src/part.pug': 'i part\n' },
    config: withPlugin("html: { template: './src/page.pug' }", "{ pugOptions: { basedir: './src' } }"),
    expect: [contains('dist/index.html', '<i>part</i>')],
  },
  ...[
    ['an absolute path without basedir', 'include /part.pug', 'the "basedir" option is required'],
    ['a syntax error in a Vue component', 'p(a="b', 'PUG:'],
  ].map(([what = '', template = '', message = '']) => ({
    statement: `${what} ends the command`,
    files: {
      'src/C.vue': `<template lang="pug">\n${template}\n</template>`,
      'src/index.js': "import C from './C.vue'; console.log(C);",
      'build.cjs': `
        process.argv.push('build');
        require(require.resolve('@rsbuild/core/package.json').replace('package.json', 'bin/rsbuild.js'));
      `,
    },
    config: withVue,
    commands: ['node build.cjs'],
    expect: [exits(1), prints(message)],
  })),
  ...[
    {
      file: 'src/page.pug',
      text: 'html\n  body\n    p= user.name\n',
      line: 3,
      more: "html: { template: './src/page.pug' }",
    },
    { file: 'src/C.vue', text: '<template lang="pug">\np= user.name\n</template>', line: 2, more: '' },
  ].map(({ file, text, line, more }) => ({
    statement: `only with compileDebug, an undefined variable is reported with the line of ${file}`,
    files: {
      [file]: text,
      'src/index.js': file === 'src/C.vue' ? "import C from './C.vue'; console.log(C);" : '',
      'build.cjs': `
        process.argv.push('build');
        require(require.resolve('@rsbuild/core/package.json').replace('package.json', 'bin/rsbuild.js'));
      `,
      'debug.cjs': "process.env.DEBUG_PUG = 'true'; require('./build.cjs');",
    },
    config: withVue
      .replace('pluginPug()', 'pluginPug({ pugOptions: { compileDebug: Boolean(process.env.DEBUG_PUG) } })')
      .replace(' };', `, ${more} };`),
    commands: ['node build.cjs', 'node debug.cjs'],
    expect: [
      exits(1),
      prints("Cannot read properties of undefined (reading 'name')", 'node build.cjs'),
      printsNot(`> ${line}|`, 'node build.cjs'),
      prints(`> ${line}|`, 'node debug.cjs'),
    ],
  })),
  {
    statement: 'variables of a Vue component are undefined in #{} and if of Pug',
    files: {
      'src/C.vue':
        '<template lang="pug">\np Hi #{name}!\nif name\n  b conditional\np {{ name }}\n</template>\n<script>export default { data: () => ({ name: \'Ann\' }) };</script>',
      'src/index.js': "import C from './C.vue'; console.log(C);",
    },
    config: withVue,
    expect: [
      contains('dist/static/js/index.*.js', '"Hi !"'),
      lacks('dist/static/js/index.*.js', 'conditional'),
    ],
  },
  {
    statement: 'the image of an HTML template keeps its path and is not emitted',
    files: {
      'src/page.pug': 'html\n  head\n  body\n    img(src="./logo.png")\n',
      'src/logo.png': 'image',
    },
    config: withPlugin("html: { template: './src/page.pug' }"),
    expect: [contains('dist/index.html', '<img src="./logo.png">'), absent('dist/**/logo*')],
  },
  {
    statement: 'the development server responds to the image of an HTML template with the page',
    files: {
      'src/page.pug': 'html\n  head\n  body\n    img(src="./logo.png")\n',
      'src/logo.png': 'image',
    },
    config: withPlugin("html: { template: './src/page.pug' }"),
    commands: ['rsbuild dev', 'GET /logo.png accept: image/webp,*/*;q=0.8'],
    expect: [prints('HTTP 200', 'GET /logo.png'), prints('<img src="./logo.png">', 'GET /logo.png')],
  },
  {
    statement: 'the image of an imported file keeps its path, and require is not resolved',
    files: {
      'src/one.pug': 'img(src="./logo.png")\n',
      'src/two.pug': 'img(src=require("./logo.png"))\n',
      'src/logo.png': 'image',
      'src/index.js': `
        import one from './one.pug';
        import two from './two.pug';
        console.log(one());
        try { two(); } catch (error) { console.log('two throws', error.name); }
      `,
    },
    config: withPlugin("output: { targets: ['node'], dataUriLimit: 0 }"),
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('<img src="./logo.png">', 'node'), prints('two throws', 'node'), absent('dist/**/logo*')],
  },
];
