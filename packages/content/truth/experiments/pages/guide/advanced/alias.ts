import { contains, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const paths = (more: string): string =>
  `{ "compilerOptions": { ${more} "paths": { "@/*": ["./src/*"], "@config": ["./src/none.ts", "./src/config.ts"] } } }`;

/** Writes a file after each compilation. */
const watched =
  "let count = 0; export default { plugins: [{ name: 'w', setup(api) { api.onDevCompileDone(() => require('node:fs').writeFileSync(`done${(count += 1)}.txt`, '')); } }] };";

export const experiments: readonly Experiment[] = [
  {
    statement: 'paths count from the folder of the file without baseUrl',
    files: {
      'tsconfig.json': paths(''),
      'src/config.ts': "export default 'config';",
      'src/deep/a.js': "export default 'deep';",
      'src/index.js': "import a from '@/deep/a.js'; import b from '@config'; console.log(a, b);",
    },
    expect: [contains('dist/static/js/*.js', '"deep"'), contains('dist/static/js/*.js', '"config"')],
  },
  {
    statement: 'baseUrl alone finds modules below it, but not for files of packages, which are outside',
    files: {
      'tsconfig.json': '{ "compilerOptions": { "baseUrl": "./src" } }',
      'src/lib/price.js': "export default 'price';",
      'src/history.js': "export default 'own history';",
      'node_modules/history/index.js': "export default 'history of the package';",
      'node_modules/pkg/index.js': "export { default } from 'history';",
      'src/index.js': "import a from 'lib/price'; import b from 'pkg'; console.log(a, b);",
    },
    expect: [
      contains('dist/static/js/*.js', 'price'),
      contains('dist/static/js/*.js', 'history of the package'),
    ],
  },
  {
    statement: "paths of projects in references are not read, and the message is not 'Module not found'",
    files: {
      'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
      'tsconfig.app.json': paths('"composite": true,'),
      'src/a.js': '1',
      'src/index.js': "import '@/a.js';",
    },
    expect: [exits(1), prints("Can't resolve '@/a.js'"), printsNot('Module not found')],
  },
  {
    statement: 'url() in Less and Sass knows paths',
    files: {
      'tsconfig.json': paths(''),
      'src/index.js': "import './a.less'; import './b.scss';",
      'src/a.less': ".a { background: url('@/x.png?url') }",
      'src/b.scss': ".b { background: url('@/y.png?url') }",
      'src/x.png': 'x',
      'src/y.png': 'y',
    },
    expect: [
      contains('dist/static/css/*.css', '/static/image/x.'),
      contains('dist/static/css/*.css', '/static/image/y.'),
    ],
  },
  {
    statement: '@import in Less does not know paths',
    files: {
      'tsconfig.json': paths(''),
      'src/index.js': "import './a.less';",
      'src/a.less': "@import '@/theme.less';",
      'src/theme.less': '.t { color: red }',
    },
    expect: [exits(1), prints('Less resolver error')],
  },
  {
    statement: '@import in Sass does not know paths, and an alias ~ is not found in CSS',
    files: {
      'tsconfig.json': paths(''),
      'src/index.js': "import './a.scss'; import './b.css'; import './c.css';",
      'src/b.css': "@import '~/theme/base.css';",
      'src/c.css': ".c { background: url('~/theme/c.png') }",
      'src/theme/base.css': '.base { color: red }',
      'src/theme/c.png': '',
      'src/a.scss': "@import '@/theme';",
      'src/_theme.scss': '.t { color: red }',
    },
    config: "{ source: { alias: { '~': './src' } } }",
    expect: [
      exits(1),
      prints("Can't find stylesheet to import"),
      prints("Can't resolve '/theme/base.css'"),
      prints("Can't resolve '/theme/c.png'"),
    ],
  },
  {
    statement: '@import in Less and Sass knows source.alias',
    files: {
      'src/index.js': "import './a.less'; import './b.scss';",
      'src/a.less': "@import '@/theme.less';",
      'src/theme.less': '.t { color: red }',
      'src/b.scss': "@import '@/theme';",
      'src/_theme.scss': '.s { color: red }',
    },
    config: "{ source: { alias: { '@': './src' } } }",
    expect: [contains('dist/static/css/*.css', '.t'), contains('dist/static/css/*.css', '.s')],
  },
  {
    statement: 'paths take precedence over source.alias, and a configuration file knows neither',
    files: {
      'tsconfig.json': paths(''),
      'src/a.js': "export default 'from paths';",
      'lib/a.js': "export default 'from alias';",
      'src/index.js': "import a from '@/a'; console.log(a);",
      'imports.config.ts': "import title from '@/a'; export default { html: { title } };",
    },
    config: "{ source: { alias: { '@': './lib' } } }",
    commands: ['rsbuild build', 'rsbuild inspect --config imports.config.ts'],
    expect: [
      contains('dist/static/js/*.js', 'from paths'),
      exits(1),
      prints("Cannot find module '@/a'", 'rsbuild inspect'),
    ],
  },
  {
    statement: 'source.alias applies if paths name no file that exists',
    files: {
      'tsconfig.json': paths(''),
      'lib/a.js': "export default 'from alias';",
      'src/index.js': "import a from '@/a'; console.log(a);",
    },
    config: "{ source: { alias: { '@': './lib' } } }",
    expect: [contains('dist/static/js/*.js', 'from alias')],
  },
  {
    statement: 'with prefer-alias, paths are not read',
    files: {
      'tsconfig.json': paths(''),
      'src/a.js': "export default 'from paths';",
      'src/index.js': "import a from '@/a'; console.log(a);",
    },
    config: "{ source: { aliasStrategy: 'prefer-alias' } }",
    expect: [exits(1), prints("Can't resolve '@/a'")],
  },
  {
    statement: 'paths of a file in extends are read',
    files: {
      'config/base.json': '{ "compilerOptions": { "paths": { "@/*": ["../src/*"] } } }',
      'tsconfig.json': '{ "extends": "./config/base.json" }',
      'src/a.js': "export default 'from extends';",
      'src/index.js': "import a from '@/a'; console.log(a);",
    },
    expect: [contains('dist/static/js/*.js', 'from extends')],
  },
  {
    statement: 'jsconfig.json is read with source.tsconfigPath only',
    files: {
      'jsconfig.json': paths(''),
      'src/a.js': "export default 'from jsconfig';",
      'src/index.js': "import a from '@/a'; console.log(a);",
    },
    expect: [exits(1), prints("Can't resolve '@/a'")],
  },
  {
    statement: 'jsconfig.json is read with source.tsconfigPath',
    files: {
      'jsconfig.json': paths(''),
      'src/a.js': "export default 'from jsconfig';",
      'src/index.js': "import a from '@/a'; console.log(a);",
    },
    config: "{ source: { tsconfigPath: './jsconfig.json' } }",
    expect: [contains('dist/static/js/*.js', 'from jsconfig')],
  },
  {
    statement:
      'paths apply to imports in files of packages too, where they replace a package of the same name',
    files: {
      'tsconfig.json': paths('').replace('"@config"', '"*": ["./src/*"], "@config"'),
      'src/a.js': "export default 'from paths';",
      'src/history.ts': "export default 'own history';",
      'node_modules/history/index.js': "export default 'history of the package';",
      'node_modules/pkg/index.js':
        "import history from 'history'; import a from '@/a'; export default [a, history];",
      'src/index.js': "import a from 'pkg'; console.log(a);",
    },
    expect: [contains('dist/static/js/*.js', 'from paths'), contains('dist/static/js/*.js', 'own history')],
  },
  {
    statement: 'a module of an alias differs by target',
    files: {
      'src/server.js': "export default 'http of the server';",
      'src/browser.js': "export default 'http of the browser';",
      'src/index.js': "import http from '@http'; console.log(http);",
    },
    config: `{
      output: { targets: ['web', 'node'] },
      source: {
        alias: (alias, { target }) => ({ ...alias, '@http': target === 'node' ? './src/server.js' : './src/browser.js' }),
      },
    }`,
    expect: [
      contains('dist/static/js/*.js', 'http of the browser'),
      contains('dist/server/index.js', 'http of the server'),
    ],
  },
  {
    statement:
      'paths of a tsconfig.json in a subfolder are not read, and source.alias leads to the application there',
    files: {
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      'sub/tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"], "@own/*": ["./*"] } } }',
      'sub/entry.js':
        "import found from '@/found.js'; import own from '@own/found.js'; export default [found, own];",
      'sub/found.js': "export default 'below sub';",
      'src/found.js': "export default 'below src';",
      'lib/found.js': "export default 'below lib';",
      'src/index.js': "import found from '../sub/entry.js'; console.log(found);",
    },
    config: "{ source: { alias: { '@own': './lib' } } }",
    expect: [
      contains('dist/static/js/*.js', 'below src'),
      contains('dist/static/js/*.js', 'below lib'),
      lacks('dist/static/js/*.js', 'below sub'),
    ],
  },
  {
    statement:
      'a tilde before an alias works in CSS, with a warning, and an alias with a slash or an asterisk matches nothing',
    files: {
      'src/index.js':
        "import './a.css'; import one from '@one/a'; import two from '@two/a'; console.log(one, two);",
      'src/a.js': "export default 'of the project';",
      'node_modules/@one/a/index.js': "export default 'of package one';",
      'node_modules/@two/a/index.js': "export default 'of package two';",
      'src/a.css': "@import '~@/b.css';",
      'src/b.css': '.b { color: red }',
    },
    config: "{ source: { alias: { '@': './src', '@one/': './src/', '@two/*': './src/*' } } }",
    expect: [
      contains('dist/static/js/*.js', 'of package one'),
      contains('dist/static/js/*.js', 'of package two'),
      contains('dist/static/css/*.css', '.b{color:red}'),
      prints("'@import' or 'url()' with a request starts with '~' is deprecated"),
    ],
  },
  {
    statement: 'a change of tsconfig.json is not watched, and resolved imports keep their modules',
    files: {
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./one/*"] } } }',
      'one/a.js': "export default 'old a';",
      'two/a.js': "export default 'new a';",
      'two/b.js': "export default 'new b';",
      'src/index.js': "import a from '@/a'; console.log(a);",
      'edit.cjs': `const fs = require('node:fs');
        fs.writeFileSync('tsconfig.json', fs.readFileSync('tsconfig.json', 'utf8').replace('one', 'two'));
        setTimeout(() => {
          console.log('compiled again:', fs.existsSync('done2.txt'));
          fs.writeFileSync('src/index.js', "import a from '@/a'; import b from '@/b'; console.log(a, b);");
        }, 1000);`,
    },
    config: watched,
    commands: ['rsbuild dev', 'wait done1.txt', 'node edit.cjs', 'wait done2.txt', 'GET /static/js/index.js'],
    expect: [
      prints('compiled again: false', 'node'),
      prints('old a', 'GET'),
      printsNot('new a', 'GET'),
      prints('new b', 'GET'),
    ],
  },
  ...[
    { how: 'baseUrl', options: '"baseUrl": "./src"' },
    { how: 'paths of the folder', options: '"paths": { "lib/*": ["./src/lib/*"] }' },
  ].map(({ how, options }) => ({
    statement: `with ${how}, the build finds a module of src, and TypeScript 6 reports baseUrl only`,
    files: {
      'tsconfig.json': `{ "compilerOptions": { "noEmit": true, ${options} }, "files": ["src/index.ts"] }`,
      'src/lib/price.ts': "export const price = 'the price';",
      'src/index.ts': "import { price } from 'lib/price'; console.log(price);",
    },
    commands: ['rsbuild build', 'tsc'],
    expect:
      how === 'baseUrl'
        ? [contains('dist/static/js/*.js', 'the price'), exits(1), prints('TS5101', 'tsc')]
        : [contains('dist/static/js/*.js', 'the price'), exits(0)],
  })),
  ...[false, true].map((injectStyles) => ({
    statement: `with injectStyles ${injectStyles}, @import and composes in CSS ${injectStyles ? 'do not know' : 'know'} paths`,
    files: {
      'tsconfig.json': paths(''),
      'src/base.css': '.base { color: red }',
      'src/a.css': "@import '@/base.css';",
      'src/a.module.css': ".a { composes: b from '@/b.module.css' }",
      'src/b.module.css': '.b { color: green }',
      'src/index.js': "import './a.css'; import { a } from './a.module.css'; console.log(a);",
    },
    config: `{ output: { injectStyles: ${injectStyles} } }`,
    expect: injectStyles
      ? [exits(1), prints("Can't resolve '@/base.css'"), prints("Can't resolve './@/b.module.css'")]
      : [contains('dist/static/css/*.css', '.base{'), contains('dist/static/css/*.css', '{color:green}')],
  })),
  {
    statement: 'an alias in url() of a Stylus file that another folder imports is not resolved',
    files: {
      'src/index.js': "import './c/c.styl';",
      'src/c/c.styl': "@import '../b/b'\n",
      'src/b/b.styl': '.b\n  background url("@/a.png"), url("../a.png")\n',
      'src/a.png': 'a',
    },
    config: `
      import { pluginStylus } from '@rsbuild/plugin-stylus';
      export default { plugins: [pluginStylus()], source: { alias: { '@': './src' } } };
    `,
    expect: [exits(1), prints("Can't resolve '../b/@/a.png'"), printsNot("resolve '../a.png'")],
  },
];
