import { contains, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** The exports of `unocss` that the page uses. The package is not installed, because it brings some 80 others. */
const unocss = {
  'node_modules/unocss/package.json': '{ "type": "module", "exports": "./index.js" }',
  'node_modules/unocss/index.js': `
    export * from '@unocss/core';
    export { default as presetUno } from '@unocss/preset-uno';
    export const defineConfig = (config) => config;
  `,
  'postcss.config.mjs': "import UnoCSS from '@unocss/postcss'; export default { plugins: [UnoCSS()] };",
};
const configOf = (more: string, isShort = false): string => `
  import { defineConfig, presetUno } from 'unocss';
  export default defineConfig({
    ${isShort ? '' : "content: { filesystem: ['./src/**/*.{html,js,jsx,ts,tsx,vue}'] },"}
    presets: [presetUno()],
    ${more}
  });
`;

/** The files of the page. */
const bread = {
  ...unocss,
  'uno.config.ts': configOf(''),
  'src/index.css': '@unocss preflights;\n@unocss shortcuts;\n@unocss default;\n',
  'src/index.ts': `
    import './index.css';
    const title = document.createElement('h1');
    title.className = 'm-4 text-3xl hover:underline';
    title.textContent = 'Fresh bread';
    document.body.append(title);
  `,
};
const entry = "source: { entry: { index: './src/index.ts' } },";
const config = `{ ${entry} }`;
const css = 'dist/static/css/index.*.css';
const extensions = 'html js ts jsx tsx vue svelte astro elm php phtml mdx md'.split(' ');

const application: readonly Experiment[] = [
  ...['@unocss shortcuts; @unocss default', '@unocss default'].map((lines) => ({
    statement: `${lines} ${lines.includes('shortcuts') ? 'contains' : 'lacks'} container and shortcuts of the configuration`,
    files: {
      ...bread,
      'uno.config.ts': configOf("shortcuts: { loaf: 'p-9' },"),
      'src/index.css': `${lines};`,
      'src/card.html': '<p class="container loaf p-7">',
    },
    config,
    expect: lines.includes('shortcuts')
      ? [contains(css, '.container{'), contains(css, '.loaf{'), contains(css, '.p-7{')]
      : [lacks(css, '.container{'), lacks(css, '.loaf{'), contains(css, '.p-7{')],
  })),
  {
    statement: 'the build has the preflights and the classes that are in the files',
    files: {
      ...bread,
      'src/card.vue': '<template><p class="p-7" /></template>',
      'src/card.svelte': '<p class="p-4" />',
    },
    config,
    expect: [
      contains(css, '--un-rotate:0'),
      contains(css, '.m-4{margin:1rem}'),
      contains(css, '.p-7{'),
      contains(css, '.text-3xl{font-size:1.875rem'),
      contains(css, '.hover\\:underline:hover{text-decoration-line:underline}'),
      lacks(css, /@unocss|\.p-4/),
    ],
  },
  {
    statement: 'border sets a width, but no style',
    files: { ...bread, 'src/index.ts': "import './index.css'; document.body.className = 'border';" },
    config,
    expect: [contains(css, '.border{border-width:1px}'), lacks(css, 'border-style')],
  },
  {
    statement: 'without content, files of thirteen extensions are searched in the folder of the command',
    files: {
      ...bread,
      'uno.config.ts': configOf('', true),
      'src/index.css': '@unocss;',
      'a.txt': 'p-99',
      ...Object.fromEntries(extensions.map((extension, index) => [`docs/a.${extension}`, `p-${index + 31}`])),
    },
    config,
    expect: [
      contains(css, '--un-rotate:0'),
      ...extensions.map((_, index) => contains(css, `.p-${index + 31}{`)),
      lacks(css, '.p-99'),
    ],
  },
  {
    statement: 'packages and names that code concatenates need the safelist',
    files: {
      ...bread,
      'uno.config.ts': `
        import { defineConfig, presetUno } from 'unocss';
        export default defineConfig({
          content: { filesystem: ['./src/**/*.ts', './node_modules/acme-ui/*.js'] },
          presets: [presetUno()],
          safelist: ['text-red-500', 'text-green-500'],
        });
      `,
      'node_modules/acme-ui/index.js': "console.log('p-31');",
      'src/color.ts': "console.log('text-' + 'blue-500');",
    },
    config,
    expect: [
      contains(css, '.text-red-500{'),
      contains(css, '.text-green-500{'),
      lacks(css, /\.p-31|blue-500/),
    ],
  },
  {
    statement: 'transformers are not run, and patterns that match no file find no class',
    files: {
      ...bread,
      'uno.config.ts': `
        import { defineConfig, presetUno } from 'unocss';
        export default defineConfig({
          content: { filesystem: ['./source/*.ts'] },
          presets: [presetUno()],
          transformers: [{ name: 'own', enforce: 'pre', transform: () => { throw new Error('transformed'); } }],
        });
      `,
      'src/index.css': '@unocss default; .a { @apply hover:(m-4 p-2) no-such-class; }',
    },
    config,
    expect: [
      contains(css, /\.a:hover\{margin:1rem;padding:\.5rem\}/),
      lacks(css, '.m-4'),
      printsNot(/no-such-class|warn|transformed/),
    ],
  },
  {
    statement: 'without uno.config.ts there are no rules and no message',
    files: {
      ...unocss,
      'src/index.ts': bread['src/index.ts'],
      'src/index.css': '@unocss default; .a { top: 0 }',
    },
    config,
    expect: [contains(css, '.a{top:0}'), lacks(css, /unocss|m-4/), printsNot('warn')],
  },
  {
    statement:
      'the configuration of a parent folder is found, and patterns start at the folder of the command',
    files: {
      ...unocss,
      'uno.config.ts': configOf(''),
      'src/other.ts': "console.log('p-31');",
      'app/postcss.config.mjs': unocss['postcss.config.mjs'],
      'app/src/index.ts': bread['src/index.ts'],
      'app/src/index.css': bread['src/index.css'],
      'build.mjs': `
        import { createRsbuild } from '@rsbuild/core';
        process.chdir('app');
        await (await createRsbuild({ rsbuildConfig: { ${entry} } })).build();
      `,
    },
    commands: ['node build.mjs'],
    expect: [contains(`app/${css}`, '.m-4{'), lacks(`app/${css}`, 'p-31')],
  },
  ...['', '{ transform: false }'].map((options) => ({
    statement: `the Lightning CSS plugin ${options ? 'without' : 'with'} transform ${options ? 'lets UnoCSS run' : 'replaces PostCSS'}`,
    files: bread,
    config: `
      import { pluginLightningcss } from '@rsbuild/plugin-lightningcss';
      export default { ${entry} plugins: [pluginLightningcss(${options})] };
    `,
    expect: [options ? contains(css, '.m-4{') : contains(css, '@unocss')],
  })),
  ...[
    { postcss: '(_, { addPlugins }) => addPlugins(plugin)', isKept: true },
    { postcss: '{ postcssOptions: { plugins: [plugin] } }', isKept: false },
  ].map(({ postcss, isKept }) => ({
    statement: `tools.postcss: ${postcss} ${isKept ? 'keeps' : 'removes'} UnoCSS`,
    files: bread,
    config: `
      const plugin = { postcssPlugin: 'own', Once: () => console.log('own plugin') };
      export default { ${entry} tools: { postcss: ${postcss} } };
    `,
    expect: [prints('own plugin'), isKept ? contains(css, '.m-4{') : contains(css, '@unocss')],
  })),
];

const inStyles: readonly Experiment[] = [
  {
    statement: 'the directives work in CSS, CSS Modules, Sass and Less, and each @unocss emits the classes',
    files: {
      ...bread,
      'src/index.ts': `import './a.css'; import './b.module.css'; import './c.scss'; import './d.less'; ${bread['src/index.ts']}`,
      'src/a.css':
        "@unocss default; .card { @apply rounded p-4; color: theme('colors.red.500'); } @screen md { .card { padding: 32px; } }",
      'src/b.module.css': '.card { @apply rounded; }',
      'src/c.scss': '.scss { @apply p-4; } @screen md { .scss { padding: 1px } }',
      'src/d.less': ".less { @apply p-4; color: theme('colors.red.500'); }",
    },
    config,
    expect: [
      contains(css, /\.card\{color:#ef4444;border-radius:\.25rem;padding:1rem\}/),
      contains(css, /@media ?\(min-width: ?768px\)\{\.card\{padding:32px\}/),
      contains(css, /\.card-\w+\{border-radius:\.25rem\}/),
      contains(css, '.scss{padding:1rem}'),
      contains(css, /\.less ?\{[^}]*color: ?#ef4444/),
      contains(css, /\.m-4\{margin:1rem\}[^]*\.m-4\{margin:1rem\}/),
    ],
  },
  {
    statement:
      'in Less, classes with a dot or brackets need quotes, and a nested @screen loses the selector that Sass keeps',
    files: {
      ...bread,
      'src/index.ts': "import './a.less'; import './b.scss';",
      'src/a.less': `
        .dot { @apply p-1.5; }
        .bracket { @apply w-[10px]; }
        .quoted { @apply ~"p-1.5 w-[10px]"; }
        .nested { @screen md { color: red; } }
      `,
      'src/b.scss': '.sass { @apply p-1.5; @screen md { color: red; } }',
    },
    config: `{ ${entry} output: { minify: false } }`,
    expect: [
      contains(css, /\.dot \{\s*padding:\s*0\.25rem/),
      contains(css, '@apply w- [10px]'),
      contains(css, /\.quoted \{\s*width:\s*10px;\s*padding:\s*0\.375rem/),
      contains(css, /@media \(min-width: 768px\) \{\s*color: red/),
      contains(css, /\.sass\{padding:0\.375rem/),
      contains(css, /@media \(min-width: 768px\)\{\.sass\{color:red/),
    ],
  },
  {
    statement: 'Sass and Less keep the directives of the page',
    files: {
      'src/index.js': "import './a.scss'; import './b.less';",
      'src/a.scss':
        ".a { @apply p-4 m-3; color: theme('colors.red.500'); } @screen md { .a { padding: 1px } }",
      'src/b.less':
        ".b { @apply rounded p-4; color: theme('colors.red.500'); } @screen md { .b { padding: 2px } }",
    },
    config: '{ output: { minify: false } }',
    expect: [
      contains('dist/static/css/*.css', '.a{@apply p-4 m-3;color:theme('),
      contains('dist/static/css/*.css', /\.b \{\s*@apply rounded p-4;\s*color: theme\(/),
      contains('dist/static/css/*.css', /@screen md\{\.a[^]*@screen md \{\s*\.b/),
    ],
  },
];

const edits: readonly Experiment[] = [
  {
    statement: 'dev shows a class of a changed file, and a new file or setting with the next change',
    files: {
      ...bread,
      'run.mjs': `
        import { readFileSync, writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        const rsbuild = await createRsbuild({ rsbuildConfig: { ${entry} } });
        const [url] = (await rsbuild.startDevServer()).urls;
        const load = async () => await (await fetch(url + '/static/css/index.css')).text();
        const shown = async (name, ms) => {
          for (const end = Date.now() + ms; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50)))
            if ((await load()).includes(name)) return true;
          return false;
        };
        await load();
        writeFileSync('src/new.ts', "console.log('p-31');");
        writeFileSync('uno.config.ts', readFileSync('uno.config.ts', 'utf8').replace('presets', "safelist: ['p-32'], presets"));
        console.log('new file and setting:', await shown('.p-3', 700));
        writeFileSync('src/index.ts', readFileSync('src/index.ts', 'utf8').replace('m-4', 'm-5'));
        console.log('changed:', await shown('.m-5', 20000), 'then:', await shown('.p-32', 10000));
        const css = await load();
        console.log('in the end:', css.includes('.p-31'), css.includes('.p-32'));
        process.exit();
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints('new file and setting: false'), prints('changed: true'), prints('in the end: true true')],
  },
];

export const experiments: readonly Experiment[] = [...application, ...inStyles, ...edits];
