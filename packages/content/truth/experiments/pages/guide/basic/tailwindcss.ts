import { contains, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const colors = "theme: { extend: { colors: { crust: '#b5462f' } } }";

/** The files of the page. */
const bread = {
  'postcss.config.cjs': 'module.exports = { plugins: { tailwindcss: {} } };',
  'tailwind.config.js': `export default { content: ['./src/**/*.{html,js,jsx,ts,tsx}'], ${colors} };`,
  'src/index.css': '@tailwind base;\n@tailwind components;\n@tailwind utilities;\n',
  'src/index.ts': `
    import './index.css';

    // Later: a table.
    const title = document.createElement('h1');
    title.className = 'text-3xl text-crust hover:underline select-none';
    title.textContent = 'Fresh bread';
    document.body.append(title);
  `,
};
const entry = "source: { entry: { index: './src/index.ts' } },";
const config = `{ ${entry} }`;
const { 'tailwind.config.js': settings, ...unset } = bread;
const css = 'dist/static/css/index.*.css';
const withStyles = (files: Readonly<Record<string, string>>): NonNullable<Experiment['files']> => ({
  ...bread,
  ...files,
  'src/index.ts': `${Object.keys(files)
    .map((name) => `import '${name.replace('src/', './')}';`)
    .join('')} ${bread['src/index.ts']}`,
});

const application: readonly Experiment[] = [
  {
    statement: 'the build has the reset and the classes that are in the files, with prefixes, in 5 kB',
    files: bread,
    config,
    expect: [
      contains(css, /\.text-3xl\{font-size:1\.875rem/),
      contains(css, /\.text-crust\{[^}]*181 ?,? ?70 ?,? ?47/),
      contains(css, '.hover\\:underline:hover{'),
      contains(css, '-webkit-user-select:none'),
      // A word of the comment.
      contains(css, '.table{'),
      lacks(css, /\.font-bold|@tailwind/),
      prints(/index\.\w{8}\.css +(?:4\.[5-9]|5\.[0-9]) kB/),
    ],
  },
  {
    statement: 'without its configuration Tailwind emits the reset, and prints a warning',
    files: unset,
    config,
    expect: [
      prints('The `content` option in your Tailwind CSS configuration is missing or empty'),
      contains(css, '--tw-'),
      lacks(css, '.text-3xl'),
    ],
  },
  {
    statement: 'a pattern that matches node_modules is a warning',
    files: {
      ...bread,
      'tailwind.config.js': "export default { content: ['./**/*.ts'] };",
      'node_modules/acme-ui/index.ts': "export const name = 'italic';",
    },
    config,
    expect: [
      prints("includes a pattern which looks like it's accidentally matching all of `node_modules`"),
      contains(css, '.italic{'),
    ],
  },
  {
    statement: 'sources of a sibling package are searched, a package that is only in a parent folder is not',
    files: {
      ...bread,
      'tailwind.config.js':
        "module.exports = { content: ['../tailwind-sibling/src/**/*.js', './node_modules/hoisted-ui/**/*.js'] };",
      '../tailwind-sibling/src/card.js': "export const name = 'italic';",
      '../node_modules/hoisted-ui/index.js': "export const name = 'underline';",
    },
    config,
    expect: [contains(css, '.italic{'), lacks(css, '.underline{')],
  },
  {
    statement: 'tools.postcss registers the plugin with a configuration for each mode',
    files: {
      ...bread,
      'postcss.config.cjs': 'module.exports = {};',
      'tailwind.production.js': settings,
    },
    config: `
      import tailwindcss from 'tailwindcss';
      export default ({ envMode }) => ({
        ${entry}
        tools: { postcss: (config, { addPlugins }) => { addPlugins(tailwindcss({ config: \`./tailwind.\${envMode}.js\` })); } },
      });
    `,
    expect: [contains(css, '.text-crust{')],
  },
  ...['cjs', 'mjs', 'ts'].map((extension) => ({
    statement: `tailwind.config.${extension} is found`,
    files: {
      ...unset,
      [`tailwind.config.${extension}`]:
        extension === 'cjs' ? settings.replace('export default', 'module.exports =') : settings,
    },
    config,
    expect: [contains(css, '.text-crust{')],
  })),
  {
    statement: 'Tailwind CSS 4 as a PostCSS plugin says where the plugin is',
    files: { ...bread, 'postcss.config.cjs': 'module.exports = { plugins: { tailwindcss4: {} } };' },
    config,
    expect: [exits(1), prints('has moved to a separate package')],
  },
  ...['', '{ transform: false }'].map((options) => ({
    statement: `the Lightning CSS plugin ${options ? 'without' : 'with'} transform ${options ? 'lets Tailwind run' : 'replaces PostCSS'}`,
    files: bread,
    config: `
      import { pluginLightningcss } from '@rsbuild/plugin-lightningcss';
      export default { ${entry} plugins: [pluginLightningcss(${options})] };
    `,
    expect: [options ? contains(css, '.text-crust{') : contains(css, '@tailwind base')],
  })),
];

const inStyles: readonly Experiment[] = [
  {
    statement: 'Less reads p-1.5 as two classes',
    files: { ...withStyles({ 'src/b.less': '.less { @apply p-1.5; }' }) },
    config,
    expect: [exits(1), prints('The `0.5` class does not exist')],
  },
  {
    statement: 'Less splits w-[10px] at the bracket',
    files: { ...withStyles({ 'src/b.less': '.less { @apply w-[10px]; }' }) },
    config,
    expect: [exits(1), prints('The `w-` class does not exist')],
  },
  {
    statement: 'Less keeps escaped classes with a dot or brackets',
    files: { ...withStyles({ 'src/b.less': '.less { @apply ~"p-1.5 w-[10px]"; }' }) },
    config,
    expect: [contains(css, /\.less ?\{\s*width:\s*10px;\s*padding:\s*\.375rem/)],
  },
  ...['p-4 !important', '!mt-2'].map((classes) => ({
    statement: `Sass does not compile @apply ${classes}`,
    files: { ...withStyles({ 'src/a.scss': `.scss { @apply ${classes}; }` }) },
    config,
    expect: [exits(1), prints('expected ";"')],
  })),
  {
    statement: 'Sass interpolates classes with an exclamation mark',
    files: {
      ...withStyles({ 'src/a.scss': '.scss { @apply #{"!mt-2"}; } .all { @apply p-4 #{!important}; }' }),
    },
    config,
    expect: [
      contains(css, '.scss{margin-top:.5rem!important}'),
      contains(css, '.all{padding:1rem!important}'),
    ],
  },
  {
    statement: 'utilities can be applied in CSS Modules, Sass and Less, and classes of the same file',
    files: {
      ...withStyles({
        'src/a.scss': '.scss { @apply m-1 #{!important}; &:hover { @apply p-2; } }',
        'src/b.less': '.less { &:hover { @apply p-3; } }',
        'src/c.css': '.own { top: 9px } .user { @apply own; }',
        'src/card.module.css': '.card { @apply rounded p-4; }',
      }),
    },
    config,
    expect: [
      contains(css, '.scss{margin:.25rem!important}.scss:hover{padding:.5rem}'),
      contains(css, /\.less:hover ?\{\s*padding:\s*\.75rem/),
      contains(css, /\.user\{top:9px\}/),
      contains(css, /\.card-\w+\{[^}]*border-radius:\.25rem;[^}]*padding:1rem/),
    ],
  },
  ...[
    {
      name: 'an unknown class',
      text: '.a { @apply text-3xxl; }',
      message: 'The `text-3xxl` class does not exist',
    },
    {
      name: 'a class of another CSS file',
      text: '.a { @apply own; }',
      message: 'The `own` class does not exist',
    },
    {
      name: 'a layer without its directive',
      text: '@layer components { .a { top: 0 } }',
      message: '`@layer components` is used but no matching `@tailwind components` directive is present',
    },
  ].map(({ name, text, message }) => ({
    statement: `a stylesheet with ${name} fails`,
    files: withStyles({ 'src/a.css': text, 'src/b.css': '.own { top: 9px }' }),
    config,
    expect: [exits(1), prints(message)],
  })),
  {
    statement: 'a CSS file that another one imports is processed on its own',
    files: withStyles({
      'src/a.css': "@import './b.css'; .own { top: 9px }",
      'src/b.css': '.b { @apply p-4; } .c { @apply own; }',
    }),
    config,
    expect: [exits(1), prints('The `own` class does not exist')],
  },
  {
    statement: 'a second file with the directives repeats the reset',
    files: withStyles({ 'src/again.css': bread['src/index.css'] }),
    config,
    expect: [contains(css, /text-size-adjust:100%[^]*\.text-crust\{[^]*text-size-adjust:100%/)],
  },
];

const edits: readonly Experiment[] = [
  { start: 'export default', type: 'module', shown: 'crust: #b5462f, bold: true' },
  { start: 'export default', type: 'commonjs', shown: 'crust: #00ff00, bold: true' },
  { start: 'module.exports =', type: 'module', shown: 'crust: #00ff00, bold: true' },
  { start: 'module.exports =', type: 'commonjs', shown: 'crust: #00ff00, bold: true' },
].map(({ start, type, shown }) => ({
  statement: `after an edit of a configuration with ${start} in a package of type ${type} and of a file, dev has ${shown}`,
  files: {
    ...bread,
    'package.json': JSON.stringify({ type }),
    'src/index.css': '@tailwind utilities; .a { color: theme("colors.crust") }',
    'tailwind.config.js': settings.replace('export default', start),
    'run.mjs': `
      import { readFileSync, writeFileSync } from 'node:fs';
      import { createRsbuild } from '@rsbuild/core';
      const edit = (file, from, to) => writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
      const rsbuild = await createRsbuild({ rsbuildConfig: { ${entry} } });
      const [url] = (await rsbuild.startDevServer()).urls;
      const load = async () => await (await fetch(url + '/static/css/index.css')).text();
      const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
      await load();
      // Until files are watched.
      await sleep(500);
      edit('tailwind.config.js', '#b5462f', '#00ff00');
      edit('src/index.ts', 'text-3xl', 'font-bold');
      let css = '';
      for (const end = Date.now() + 20000; !css.includes('font-bold') && Date.now() < end; await sleep(50)) css = await load();
      console.log('crust: ' + /\\.a *{\\s*color: *(#\\w+)/.exec(css)[1] + ', bold: ' + css.includes('.font-bold'));
      process.exit();
    `,
  },
  commands: ['node run.mjs'],
  expect: [prints(shown)],
}));

/** The setup of version 4. `prepare.cjs` links the package whose stylesheet is imported; Tailwind would scan a copy. */
const version4 = {
  'prepare.cjs': `
    const { mkdirSync, symlinkSync } = require('node:fs');
    mkdirSync('node_modules');
    symlinkSync(require('node:path').dirname(require.resolve('tailwindcss4/package.json')), 'node_modules/tailwindcss', 'junction');
  `,
  'postcss.config.cjs': "module.exports = { plugins: { '@tailwindcss/postcss': {} } };",
  'src/index.css': '@import "tailwindcss";\n',
  'src/index.ts': bread['src/index.ts'].replace('text-crust', 'text-red-700'),
};
const directives: Readonly<Record<string, string>> = { 'src/index.css': bread['src/index.css'] };

const withVersion4: readonly Experiment[] = [
  {
    statement: 'with its plugin and its import, Tailwind CSS 4 emits the reset and the classes',
    files: version4,
    config,
    commands: ['node prepare.cjs', 'rsbuild build'],
    expect: [
      contains(css, '@layer theme{'),
      contains(css, 'text-size-adjust:100%'),
      contains(css, /\.text-red-700\{color:/),
      contains(css, '.text-3xl{'),
      contains(css, '.hover\\:underline:hover'),
      lacks(css, /\.font-bold|@import/),
    ],
  },
  {
    statement: 'Tailwind CSS 4 does not replace the directives of version 3 for the reset',
    files: { ...version4, ...directives },
    config,
    commands: ['node prepare.cjs', 'rsbuild build'],
    expect: [lacks(css, 'text-size-adjust:100%')],
  },
];

export const experiments: readonly Experiment[] = [...application, ...inStyles, ...edits, ...withVersion4];
