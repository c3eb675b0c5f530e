import { absent, contains, exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { printTypeErrors } from '../../../type-errors.ts';

const sass = {
  'src/index.js': "import './a.scss';",
  'src/a.scss': "@use './b'; .a { color: b.$brand }",
  'src/_b.scss': '$brand: red; .b { color: $brand }',
};

const division = {
  'src/index.js': "import './a.scss';",
  'src/a.scss': '.a { width: (10px / 2) }',
  'node_modules/lib/package.json': '{ "name": "lib" }',
  'node_modules/lib/a.scss': '.a { width: (10px / 2) }',
};

const withUrl = {
  'src/index.js': "import './a.scss';",
  'src/a.scss': '.a { background: url(./c.png?url) }',
  'src/c.png': 'c',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'additionalData reaches files that scripts import, not those loaded through @use',
    files: {
      ...sass,
      'src/a.scss': "@use './b'; .a { color: $extra }",
      'src/_b.scss': '.b { color: $extra }',
    },
    config: "{ tools: { sass: { additionalData: '$extra: green;' } } }",
    expect: [exits(1), prints('Undefined variable')],
  },
  {
    statement: 'sassOptions is merged in depth, includePaths are relative to the working folder',
    files: {
      ...sass,
      'src/a.scss': "@use 'tokens'; .a { color: tokens.$c }",
      'theme/_tokens.scss': '$c: green;',
    },
    config: "{ tools: { sass: { sassOptions: { includePaths: ['./theme'] } } } }",
    expect: [contains('dist/static/css/*.css', 'color:green')],
  },
  {
    statement: 'with api modern the folders are called loadPaths',
    files: {
      ...sass,
      'src/a.scss': "@use 'tokens'; .a { color: tokens.$c }",
      'theme/_tokens.scss': '$c: green;',
    },
    config: "{ tools: { sass: { api: 'modern', sassOptions: { loadPaths: ['./theme'] } } } }",
    expect: [contains('dist/static/css/*.css', 'color:green')],
  },
  {
    statement: 'the built-in Sass does not support newer functions',
    files: {
      ...sass,
      'src/a.scss': "@use 'sass:color'; .a { width: color.channel(red, 'red', $space: rgb) }",
    },
    expect: [exits(1), prints('Undefined function')],
  },
  {
    statement: 'api modern ignores includePaths',
    files: {
      ...sass,
      'src/a.scss': "@use 'tokens'; .a { color: tokens.$c }",
      'theme/_tokens.scss': '$c: green;',
    },
    config: "{ tools: { sass: { api: 'modern', sassOptions: { includePaths: ['./theme'] } } } }",
    expect: [exits(1), prints("Can't find stylesheet to import")],
  },
  {
    statement:
      'sourceMap false is a misconfiguration of resolve-url-loader for relative URLs of partial files',
    files: {
      ...sass,
      'src/a.scss': "@use './deep/b';",
      'src/deep/_b.scss': '.b { background: url(./c.png?url) }',
      'src/deep/c.png': 'c',
    },
    config: '{ tools: { sass: { sourceMap: false } } }',
    expect: [exits(1), prints('resolve-url-loader')],
  },
  {
    statement: 'relative URLs of partial files count from the partial file, and no map is written',
    files: {
      ...sass,
      'src/a.scss': "@use './deep/b';",
      'src/deep/_b.scss': '.b { background: url(./c.png?url) }',
      'src/deep/c.png': 'c',
    },
    expect: [contains('dist/static/css/*.css', 'url(/static/image/c.'), absent('dist/**/*.map')],
  },
  {
    statement: 'files of addExcludes are not understood without another rule',
    files: sass,
    config: '{ tools: { sass: (config, { addExcludes }) => { addExcludes(/a\\.scss$/); } } }',
    expect: [exits(1), prints('Module parse failed')],
  },
  {
    statement:
      'with @use in additionalData, files loaded through @use do not know the variables, @import does',
    files: {
      ...sass,
      'src/a.scss': "@import './b';",
      'src/_b.scss': '.b { color: $c }',
      'src/_tokens.scss': '$c: green;',
    },
    config: '{ tools: { sass: { additionalData: \'@use "./tokens" as *;\' } } }',
    expect: [contains('dist/static/css/*.css', 'color:green')],
  },
  {
    statement: 'with @use in additionalData, a file loaded through @use has no access to the variables',
    files: {
      ...sass,
      'src/a.scss': "@use './b';",
      'src/_b.scss': '.b { color: $c }',
      'src/_tokens.scss': '$c: green;',
    },
    config: '{ tools: { sass: { additionalData: \'@use "./tokens" as *;\' } } }',
    expect: [exits(1), prints('Undefined variable')],
  },
  {
    statement: 'a line with a semicolon in additionalData breaks files in the indented syntax',
    files: {
      'src/index.js': "import './a.sass';",
      'src/a.sass': '.a\n  color: $c\n',
      'src/_tokens.scss': '$c: green;',
    },
    config: '{ tools: { sass: { additionalData: \'@use "./tokens" as *;\' } } }',
    expect: [exits(1), prints("semicolons aren't allowed in the indented syntax")],
  },
  {
    statement: 'sourceMap false builds as long as there are no relative URLs',
    files: sass,
    config: '{ tools: { sass: { sourceMap: false } } }',
    expect: [contains('dist/static/css/*.css', 'color:red')],
  },

  {
    statement: 'additionalData can be a function that leaves the indented syntax alone',
    files: {
      'src/index.js': "import './a.sass'; import './b.scss';",
      'src/a.sass': '.a\n  top: 0\n',
      'src/b.scss': '.b { color: $c }',
      'src/_tokens.scss': '$c: green;',
      'a.ts': `import { defineConfig } from '@rsbuild/core';
        const two = (content: string, _context: unknown) => content;
        const list = (...[content, { resourcePath }]: any[]) => resourcePath + content;
        export const a = defineConfig({ tools: { sass: { additionalData: two } } });
        export const b = defineConfig({ tools: { sass: { additionalData: list } } });`,
      'check.cjs': printTypeErrors,
    },
    config: `{ tools: { sass: { additionalData: (content, { resourcePath }) => (resourcePath.endsWith('.scss') ? '@use "./tokens" as *;' + content : content) } } }`,
    commands: ['rsbuild build', 'node check.cjs'],
    expect: [
      prints(/^1 errors .*additionalData/, 'node'),
      contains('dist/static/css/*.css', '.a{top:0}'),
      contains('dist/static/css/*.css', 'color:green'),
    ],
  },
  ...['.x { top: 0 }', '@mixin x { top: 0 }', '@import "./tokens";'].map((additionalData) => ({
    statement: `${additionalData} in additionalData fails if the file starts with @use`,
    files: { ...sass, 'src/tokens.scss': '$x: 1;' },
    config: `{ tools: { sass: { additionalData: '${additionalData}' } } }`,
    expect: [exits(1), prints('@use rules must be written before any other rules')],
  })),
  {
    statement: '@forward in additionalData may come before @use',
    files: { ...sass, 'src/tokens.scss': '$x: 1;' },
    config: `{ tools: { sass: { additionalData: '@forward "./tokens";' } } }`,
    expect: [contains('dist/static/css/*.css', 'color:red')],
  },
  {
    statement: 'variables in additionalData may come before @use',
    files: sass,
    config: "{ tools: { sass: { additionalData: '$x: 1;' } } }",
    expect: [contains('dist/static/css/*.css', 'color:red')],
  },
  {
    statement: 'quietDeps hides warnings of a package file that a Sass file loads',
    files: { ...division, 'src/index.js': "import './b.scss';", 'src/b.scss': "@use 'lib/a';" },
    config: '{ tools: { sass: { sassOptions: { quietDeps: true } } } }',
    expect: [contains('dist/static/css/*.css', 'width:5px'), printsNot('Deprecation')],
  },
  {
    statement: 'quietDeps keeps warnings of a package file that a script imports',
    files: { ...division, 'src/index.js': "import 'lib/a.scss';" },
    config: '{ tools: { sass: { sassOptions: { quietDeps: true } } } }',
    expect: [prints('Deprecation Warning')],
  },
  {
    statement: 'the legacy API ignores silenceDeprecations',
    files: division,
    config: "{ tools: { sass: { sassOptions: { silenceDeprecations: ['slash-div'] } } } }",
    expect: [prints('Deprecation Warning')],
  },
  {
    statement: 'the modern API supports silenceDeprecations',
    files: division,
    config: "{ tools: { sass: { api: 'modern', sassOptions: { silenceDeprecations: ['slash-div'] } } } }",
    expect: [contains('dist/static/css/*.css', 'width:5px'), printsNot('Deprecation')],
  },
  {
    statement: 'an object that a function returns without sourceMap fails for a relative URL',
    files: withUrl,
    config: '{ tools: { sass: () => ({}) } }',
    expect: [exits(1), prints('resolve-url-loader: error processing CSS')],
  },
  {
    statement: 'an object that a function returns with sourceMap resolves a relative URL',
    files: withUrl,
    config: '{ tools: { sass: () => ({ sourceMap: true }) } }',
    expect: [contains('dist/static/css/*.css', 'url(/static/image/c.')],
  },
  {
    statement: 'sourceMap false fails for a relative URL in the file itself, too',
    files: withUrl,
    config: '{ tools: { sass: { sourceMap: false } } }',
    expect: [exits(1), prints('a valid source-map is not present')],
  },
  {
    statement: 'sourceMap false is a warning as long as no URL is relative',
    files: {
      'src/index.js': "import './a.scss';",
      'src/a.scss': '.a { background: url(https://x.y/c.png) }',
    },
    config: '{ tools: { sass: { sourceMap: false } } }',
    expect: [prints('resolve-url-loader: webpack misconfiguration')],
  },
  {
    statement: 'a script that imports the file of additionalData fails with a module loop',
    files: {
      'src/index.js': "import './tokens.module.scss';",
      'src/tokens.module.scss': '$brand: red; :export { brand: $brand }',
    },
    config: `{ source: { alias: { '@': './src' } }, tools: { sass: { additionalData: '@use "@/tokens.module" as *;' } } }`,
    expect: [exits(1), prints('Module loop: this module is already being loaded')],
  },
  {
    statement: 'a path in additionalData is relative to each file',
    files: {
      'src/index.js': "import './deep/a.scss';",
      'src/deep/a.scss': '.a { top: 0 }',
      'src/_tokens.scss': '$brand: red;',
    },
    config: `{ tools: { sass: { additionalData: '@use "./tokens" as *;' } } }`,
    expect: [exits(1), prints("Can't find stylesheet to import")],
  },
  {
    statement: 'an alias that is in paths only is not resolved',
    files: {
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      'src/index.js': "import '@/a.scss';",
      'src/a.scss': '.a { top: 0 }',
      'src/_tokens.scss': '$brand: red;',
    },
    config: `{ tools: { sass: { additionalData: '@use "@/tokens" as *;' } } }`,
    expect: [exits(1), prints("Can't find stylesheet to import")],
  },

  ...(
    [
      [
        'without a dot is resolved from the imported file',
        'c.png',
        [exits(1), prints("Can't resolve 'c.png")],
      ],
      [
        'with a dot is resolved from the partial',
        './c.png',
        [contains('dist/static/css/*.css', 'url(/static/image/c.')],
      ],
    ] as const
  ).map(([what, path, expect]): Experiment => ({
    statement: `a path in url() of a partial ${what}`,
    files: {
      'src/index.js': "import './a.scss';",
      'src/a.scss': "@use './deep/b';",
      'src/deep/_b.scss': `.b { background: url(${path}?url) }`,
      'src/deep/c.png': 'c',
    },
    expect,
  })),

  ...[true, false].map((charset): Experiment => ({
    statement: `with charset ${charset}, URLs of a Sass file with an icon are ${charset ? 'garbled' : 'right'}`,
    files: {
      'src/index.js': "import './b.scss';",
      'src/b.scss': '.b { color: red; background: url(./c.png?url) } .c { content: "\\f101" }',
      'src/c.png': 'c',
    },
    config: `{ tools: { sass: { sassOptions: ${charset ? '{}' : '{ charset: false }'} } } }`,
    expect: [
      contains(
        'dist/static/css/*.css',
        charset ? 'backgrouurl(/static/image/c.' : 'background:url(/static/image/c.',
      ),
    ],
  })),
];
