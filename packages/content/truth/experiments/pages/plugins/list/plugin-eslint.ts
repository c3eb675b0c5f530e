import { contains, exists, exits, prints, printsNot } from '../../../expectation.ts';
import type { Expectation } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const withPlugin = (options = '', more = ''): string => `
  import { createRequire } from 'node:module';
  import { pluginEslint } from '@rsbuild/plugin-eslint';
  const require = createRequire(import.meta.url);
  export default { plugins: [pluginEslint(${options})], ${more} };
`;
const withOptions = (options: string, more?: string): string =>
  withPlugin(`{ eslintPluginOptions: { ${options} } }`, more);

/** Builds the folder `app`. */
const buildApp = (options: string, more = ''): string => `
  import { resolve } from 'node:path';
  import { createRsbuild } from '@rsbuild/core';
  import { pluginEslint } from '@rsbuild/plugin-eslint';
  const plugins = [pluginEslint({ eslintPluginOptions: { ${options} } })];
  const rsbuild = await createRsbuild({ cwd: resolve('app'), rsbuildConfig: { plugins, ${more} } });
  await rsbuild.build();
`;

const parserOptions = '"parserOptions": { "ecmaVersion": "latest", "sourceType": "module" }';
const jsx =
  '"parserOptions": { "ecmaVersion": "latest", "sourceType": "module", "ecmaFeatures": { "jsx": true } }';
const rules = '"rules": { "no-var": "error", "no-empty": "warn" }';
const eslintrc = { '.eslintrc.json': `{ "root": true, ${parserOptions}, ${rules} }` };
const flat = {
  'eslint.config.js': 'module.exports = [{ rules: { "no-var": "error" } }];',
};
const wrong = 'var a = 1; console.log(a);';

const extensions = ['js', 'jsx', 'mjs', 'cjs', 'ts', 'tsx', 'mts', 'cts'];
const modules = extensions.map((extension) => `src/${extension}-file.${extension}`);

/** `prepare.cjs` copies the plugin beside version 4.1.0 of the package that it imports. */
const withVersion41 = {
  'prepare.cjs': `
    const { cpSync } = require('node:fs');
    const { dirname, join } = require('node:path');
    const folderOf = (name) => dirname(require.resolve(name + '/package.json'));
    cpSync(join(dirname(require.resolve('@rsbuild/plugin-eslint')), '..'), 'node_modules/@rsbuild/plugin-eslint', { recursive: true });
    cpSync(folderOf('eslint-webpack-plugin41'), 'node_modules/eslint-webpack-plugin', { recursive: true });
  `,
};

const files: readonly Experiment[] = [
  {
    statement: 'imported files of eight extensions are linted, in the root folder and outside of two folders',
    files: {
      'app/.eslintrc.json': eslintrc['.eslintrc.json'],
      'app/src/index.js': [
        ...modules.map((path) => path.replace('src', '.')),
        '../node_modules/kit/kit.js',
        '../output/built.js',
        '../../shared/shared.js',
        './other.txt',
      ]
        .map((path) => `import '${path}';`)
        .join('\n'),
      ...Object.fromEntries(modules.map((path) => [`app/${path}`, wrong])),
      'app/node_modules/kit/kit.js': wrong,
      'app/output/built.js': wrong,
      'app/src/not-imported.js': wrong,
      'app/src/other.txt': wrong,
      'shared/shared.js': wrong,
      'build.mjs': buildApp(
        '',
        "output: { cleanDistPath: false, distPath: { root: 'output' } }, tools: { rspack: { module: { rules: [{ test: /txt$/, type: 'javascript/auto' }] } } }",
      ),
    },
    commands: ['node build.mjs'],
    expect: [
      exits(1),
      ...modules.map((path) => prints(`app/${path}\n`)),
      ...['kit.js', 'built.js', 'not-imported.js', 'shared.js', 'other.txt'].map((name) =>
        printsNot(`/${name}\n`),
      ),
    ],
  },
  ...[
    { context: '..', found: prints },
    { context: '.', found: printsNot },
  ].map(({ context, found }) => ({
    statement: `with the context ${context}, a folder next to the project is ${context === '..' ? '' : 'not '}linted`,
    files: {
      'app/src/index.js': "import '../../shared/shared.js'; import '../../shared/generated/built.js';",
      'shared/.eslintrc.json': eslintrc['.eslintrc.json'],
      'app/.eslintrc.json': eslintrc['.eslintrc.json'],
      'shared/shared.js': wrong,
      'shared/generated/built.js': wrong,
      'build.mjs': buildApp(`context: '${context}', exclude: ['node_modules', 'shared/generated']`),
    },
    commands: ['node build.mjs'],
    expect: [exits(context === '.' ? 0 : 1), found('shared/shared.js\n'), printsNot('built.js\n')],
  })),
  ...[
    { exclude: '', found: prints },
    { exclude: ", exclude: ['node_modules', 'dist', 'ui/dist']", found: printsNot },
  ].map(({ exclude, found }) => ({
    statement: `build output next to the project is ${exclude ? 'not linted if exclude names it' : 'linted with the context ..'}`,
    files: {
      'app/src/index.js': "import '../../ui/dist/built.js';",
      'ui/.eslintrc.json': eslintrc['.eslintrc.json'],
      'app/.eslintrc.json': eslintrc['.eslintrc.json'],
      'ui/dist/built.js': wrong,
      'build.mjs': buildApp(`context: '..'${exclude}`),
    },
    commands: ['node build.mjs'],
    expect: [exits(exclude ? 0 : 1), found('ui/dist/built.js\n')],
  })),
  ...(
    [
      ["['js']", printsNot],
      ["['js', 'vue']", prints],
    ] as const
  ).map(([value, found]) => ({
    statement: `the extensions ${value} replace the default`,
    files: {
      ...eslintrc,
      'src/index.js': "import './a.vue'; import './b.ts';",
      'src/a.vue': wrong,
      'src/b.ts': wrong,
    },
    config: withOptions(
      `extensions: ${value}`,
      "tools: { rspack: { module: { rules: [{ test: /vue$/, type: 'javascript/auto' }] } } }",
    ),
    expect: [exits(found === prints ? 1 : 0), found('src/a.vue\n'), printsNot('src/b.ts\n')],
  })),
  {
    statement: 'another exclude replaces the default entries',
    files: {
      ...eslintrc,
      'src/index.js': "import './generated/a.js'; import '../dist-of-kit/b.js';",
      'src/generated/a.js': wrong,
      'dist-of-kit/b.js': wrong,
    },
    config: withOptions("exclude: ['node_modules', 'dist', 'src/generated']"),
    expect: [exits(1), prints('dist-of-kit/b.js\n'), printsNot('generated/a.js\n')],
  },
  ...(["['web', 'node']", "['node', 'web']", "['node']"] as const).map((targets): Experiment => {
    const isLinted = targets.startsWith("['web'");
    return {
      statement: `with the targets ${targets}, the first build is ${isLinted ? '' : 'not '}linted`,
      files: { ...eslintrc, 'src/index.js': wrong },
      config: withPlugin('', `output: { targets: ${targets} }`),
      commands: ['rsbuild build'],
      expect: isLinted
        ? [exits(1), prints(/^(?![^]*no-var[^]*no-var)[^]*no-var/, 'rsbuild')]
        : [printsNot('no-var', 'rsbuild'), exists('dist/**/index.*')],
    };
  }),
];

const problems: readonly Experiment[] = [
  {
    statement: 'warnings are printed and block nothing',
    files: { ...eslintrc, 'src/index.js': 'if (window.a) {}' },
    config: withPlugin(),
    expect: [prints('no-empty'), prints('1 warning'), exists('dist/index.html')],
  },
  {
    statement: 'warnings are not printed if there are errors',
    files: { ...eslintrc, 'src/index.js': `import './a.js'; ${wrong}`, 'src/a.js': 'if (window.a) {}' },
    config: withPlugin(),
    expect: [exits(1), prints('no-var'), printsNot('no-empty')],
  },
  {
    statement: 'in development, an error is an error of the compilation',
    files: { ...eslintrc, 'src/index.js': wrong },
    config: withPlugin(),
    commands: ['rsbuild dev', 'GET /'],
    expect: [exits(200), prints('Failed to compile'), prints('no-var')],
  },
  ...(
    [
      ['enable: false', 0, [printsNot('no-var')]],
      ['eslintPluginOptions: { failOnError: false }', 0, [prints('no-var'), prints(/^warn/m)]],
      ['eslintPluginOptions: { quiet: true }', 1, [prints('no-var'), printsNot('no-empty')]],
      ['eslintPluginOptions: { formatter: "unix" }', 1, [prints(/index\.js:1:1: .*\[Error\/no-var\]/)]],
      ['eslintPluginOptions: { formatter: () => "own format" }', 1, [prints('own format')]],
      // An option of the class `ESLint`.
      ['eslintPluginOptions: { overrideConfig: { rules: { "no-var": "off" } } }', 0, [printsNot('no-var')]],
      [
        'eslintPluginOptions: { fix: true }',
        0,
        [printsNot('no-var'), contains('src/index.js', 'let a = 1; console.log(a);')],
      ],
    ] as const
  ).map(([options, code, expect]: readonly [string, number, readonly Expectation[]]) => ({
    statement: `a file with an error, with ${options}`,
    files: {
      ...eslintrc,
      'src/index.js': wrong,
    },
    config: withPlugin(`{ ${options} }`),
    expect: [exits(code), ...expect],
  })),
  ...['true', 'false'].map((value) => ({
    statement: `the folder of the cache with cache ${value}`,
    files: {
      ...eslintrc,
      'cached.cjs':
        "console.log(require('node:fs').existsSync('node_modules/.cache/eslint-webpack-plugin'));",
    },
    config: withOptions(`cache: ${value}`),
    commands: ['rsbuild build', 'node cached.cjs'],
    expect: [prints(value, 'node')],
  })),
  ...['true', 'false'].map((value) => ({
    statement: `a warning with failOnWarning ${value}`,
    files: { ...eslintrc, 'src/index.js': 'if (window.a) {}' },
    config: withOptions(`failOnWarning: ${value}`),
    expect: [exits(value === 'true' ? 1 : 0), prints('no-empty')],
  })),
];

const inThreads: readonly Experiment[] = [
  { threads: 2, ends: 'code null' },
  { threads: 1, ends: 'code 1' },
].map(({ threads, ends }) => ({
  statement: `a build with threads ${threads} and a page ends with ${ends}`,
  files: {
    ...eslintrc,
    'src/index.js': wrong,
    'run.mjs': `
      import { spawnSync } from 'node:child_process';
      import { createRequire } from 'node:module';
      import { join } from 'node:path';
      const core = join(createRequire(import.meta.url).resolve('@rsbuild/core'), '../../bin/rsbuild.js');
      const { status, stdout, stderr } = spawnSync(process.execPath, [core, 'build'], { timeout: ${ends === 'code null' ? 6000 : 60000} });
      console.log(String(stdout), String(stderr), 'code', status);
    `,
  },
  config: withOptions(`threads: ${threads}`),
  commands: ['node run.mjs'],
  expect: [prints(ends, 'node run'), (ends === 'code 1' ? prints : printsNot)('no-var', 'node run')],
}));

const configurations: readonly Experiment[] = [
  ...(
    [
      ['', 'No ESLint configuration found'],
      ["configType: 'flat'", "Couldn't find FlatESLint"],
      ["configType: 'flat', eslintPath: 'eslint/use-at-your-own-risk'", 'no-var'],
      ["configType: 'flat', eslintPath: require.resolve('eslint10')", 'no-var'],
    ] as const
  ).map(([options, printed]) => ({
    statement: `eslint.config.js with ${options || 'no options'}`,
    files: { ...flat, 'src/index.js': wrong },
    config: withOptions(options),
    expect: [exits(1), prints(printed)],
  })),
  {
    statement: 'eslint-webpack-plugin 4.1.0 does not run ESLint 10',
    files: { ...flat, ...withVersion41, 'src/index.js': wrong },
    config: withOptions("configType: 'flat', eslintPath: require.resolve('eslint10')"),
    commands: ['node prepare.cjs', 'rsbuild build'],
    expect: [exits(1), printsNot('no-var', 'rsbuild'), prints("Couldn't find FlatESLint", 'rsbuild')],
  },
  ...(
    [
      ["eslintPath: 'eslint/use-at-your-own-risk'", '', 0],
      ["eslintPath: require.resolve('eslint10')", '', 0],
      ["eslintPath: 'eslint/use-at-your-own-risk'", "files: ['**/*.{js,jsx,ts,tsx}'],", 1],
      ["eslintPath: require.resolve('eslint10')", "files: ['**/*.{js,jsx,ts,tsx}'],", 1],
    ] as const
  ).map(([options, patterns, code]) => ({
    statement: `a .ts and a .jsx file with ${options} and the configuration ${patterns || 'without files'}`,
    files: {
      'eslint.config.js': `module.exports = [{ ${patterns} rules: { 'no-var': 'error' } }];`,
      'src/index.js': "import './a.ts'; import './b.jsx'; import './c.cjs';",
      'src/a.ts': wrong,
      'src/b.jsx': wrong,
      'src/c.cjs': 'console.log(3);',
    },
    config: withOptions(`configType: 'flat', ${options}`),
    expect:
      code === 0 ? [printsNot(/warn|ignored/)] : [exits(1), prints('src/a.ts\n'), prints('src/b.jsx\n')],
  })),
];

const parsers: readonly Experiment[] = [
  ...(
    [
      ['a.js', "import './b.js';", '', "Parsing error: The keyword 'import' is reserved"],
      ['a.ts', 'interface A { b: 1 }', parserOptions, "The keyword 'interface' is reserved"],
      ['a.js', 'document.title = 1;', parserOptions, "'document' is not defined"],
      ['a.js', 'document.title = 1;', `"env": { "browser": true }, ${parserOptions}`, null],
      ['a.jsx', 'export const a = <b />;', parserOptions, 'Parsing error: Unexpected token'],
      ['a.jsx', 'export const a = <b />;', jsx, null],
      ['a.ts', 'export const a: number = 1;', parserOptions, 'Parsing error: Unexpected token'],
      ['a.ts', 'export const a: number = 1;', `"parser": "@typescript-eslint/parser"`, null],
    ] as const
  ).map(([name, code, options, printed]) => ({
    statement: `.eslintrc: ${code} with ${options || 'no options'}`,
    files: {
      'src/index.js': `import './${name}';`,
      [`src/${name}`]: code,
      'src/b.js': '',
      '.eslintrc.json': `{ "root": true${options && `, ${options}`}, "ignorePatterns": ["index.js"], "rules": { "no-undef": "error" } }`,
    },
    config: withPlugin(),
    expect: printed === null ? [printsNot('rror')] : [exits(1), prints(printed)],
  })),
  ...(
    [
      ['jsx', '<b />', '', 'Parsing error: Unexpected token'],
      ['jsx', '<b />', 'parserOptions: { ecmaFeatures: { jsx: true } }', null],
      ['ts', 'a as number', '', 'Parsing error: Unexpected token'],
      ['ts', 'a as number', "parser: require('@typescript-eslint/parser')", null],
    ] as const
  ).flatMap(([extension, code, options, printed]) =>
    ["'eslint/use-at-your-own-risk'", "require.resolve('eslint10')"].map((path) => ({
      statement: `eslint.config.js: ${code} with languageOptions { ${options} } and ${path}`,
      files: {
        'src/index.js': `import './a.${extension}';`,
        [`src/a.${extension}`]: `const a = 1; export const b = ${code};`,
        'eslint.config.js': `module.exports = [{ files: ['**/*.{js,jsx,ts,tsx}'], languageOptions: { ${options} } }];`,
      },
      config: withOptions(`configType: 'flat', eslintPath: ${path}`),
      expect: printed === null ? [printsNot('rror')] : [exits(1), prints(printed)],
    })),
  ),
];

/** Runs ESLint without a build. */
const eslintCli =
  "require(require('node:path').join(require.resolve('eslint/package.json'), '../bin/eslint.js'));";

const onCommandLine: readonly Experiment[] = [
  {
    statement: 'eslint --ext checks files of these extensions that nothing imports',
    files: {
      '.eslintrc.json': `{ "root": true, ${rules} }`,
      ...Object.fromEntries(['a.js', 'b.ts', 'c.tsx', 'd.mjs'].map((name) => [`src/${name}`, wrong])),
      'eslint.cjs': eslintCli,
    },
    commands: ['node eslint.cjs --ext .js,.ts,.tsx src'],
    expect: [
      exits(1),
      ...['a.js', 'b.ts', 'c.tsx'].map((name) => prints(`src/${name}\n`)),
      printsNot('d.mjs'),
    ],
  },
  {
    statement: 'the plugin depends on ESLint 8.57 and eslint-webpack-plugin 4',
    files: {
      'versions.cjs': `
        const { dirname, join } = require('node:path');
        const { dependencies } = require(join(dirname(require.resolve('@rsbuild/plugin-eslint')), '../package.json'));
        console.log(dependencies.eslint, dependencies['eslint-webpack-plugin']);
      `,
    },
    commands: ['node versions.cjs'],
    expect: [prints(/^\^8\.57\.\d+ \^4\./)],
  },
];

/** `run.mjs` serves the project, changes a file and builds again. */
const inDevelopment: readonly Experiment[] = [
  {
    statement: 'a changed rule applies after a restart, and an error of a deleted file remains until then',
    files: {
      ...eslintrc,
      'src/index.js': "import './a.js'; import './b.js';",
      'src/a.js': 'if (window.a) {}',
      'src/b.js': wrong,
      'run.mjs': `
        import { readFileSync, rmSync, writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        import { pluginEslint } from '@rsbuild/plugin-eslint';
        const serve = async () => {
          const rsbuild = await createRsbuild({ rsbuildConfig: { plugins: [pluginEslint()] } });
          let found = '';
          rsbuild.onDevCompileDone(({ stats }) => {
            const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
            found = [...errors, ...warnings].flatMap(({ message }) => message.match(/no-\\w+/g) ?? []).join();
          });
          const { server } = await rsbuild.startDevServer();
          const next = async () => {
            found = null;
            for (const end = Date.now() + 20000; found === null && Date.now() < end;) await new Promise((resolve) => setTimeout(resolve, 50));
            return found;
          };
          return { next, server };
        };
        const { next, server } = await serve();
        console.log('first:', await next());
        await new Promise((resolve) => setTimeout(resolve, 500));
        const rules = readFileSync('.eslintrc.json', 'utf8').replace('"no-empty": "warn"', '"no-empty": "error"');
        writeFileSync('.eslintrc.json', rules);
        rmSync('src/b.js');
        writeFileSync('src/index.js', "import './a.js';");
        console.log('second:', await next());
        console.log('third:', await (await serve()).next());
        process.exit();
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints('first: no-var,no-empty'), prints('second: no-var,no-empty'), prints('third: no-empty')],
  },
  {
    statement: 'only the first compilation is linted, so a fixed error remains and a new one is not reported',
    files: {
      ...eslintrc,
      'src/index.js': "import './a.js'; import './b.js';",
      'src/a.js': 'console.log(1);',
      'src/b.js': wrong,
      'run.mjs': `
        import { setTimeout as sleep } from 'node:timers/promises';
        import { writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        import { pluginEslint } from '@rsbuild/plugin-eslint';
        const compile = async (eslintPluginOptions) => {
          const plugins = [pluginEslint({ eslintPluginOptions })];
          const rsbuild = await createRsbuild({ rsbuildConfig: { plugins } });
          let found = null;
          rsbuild.onDevCompileDone(({ stats }) => {
            const { errors } = stats.toJson({ all: false, errors: true });
            found = errors.flatMap(({ message }) => message.match(/\\w+\\.js/g) ?? []).join() || 'nothing';
          });
          const change = async (file, text) => {
            found = null;
            if (file) writeFileSync(file, text);
            else await rsbuild.startDevServer();
            for (const end = Date.now() + 20000; found === null && Date.now() < end;) await sleep(50);
            await sleep(500);
            return found;
          };
          const results = [await change(), await change('src/a.js', '${wrong}'), await change('src/b.js', 'export {};')];
          return results.join(' ');
        };
        console.log('default:', await compile({}));
        process.exit();
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints('default: b.js b.js b.js')],
  },
];

export const experiments: readonly Experiment[] = [
  ...files,
  ...problems,
  ...inThreads,
  ...configurations,
  ...parsers,
  ...onCommandLine,
  ...inDevelopment,
];
