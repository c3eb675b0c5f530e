import { contains, exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const both = {
  'tsconfig.json': '{ "extends": "./base.json" }',
  'base.json':
    '{ "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["./paths/*"], "only/*": ["./paths/*"] } } }',
  'paths/a.js': "export default 'from paths';",
  'src/a.js': "export default 'from alias';",
  'src/index.js': "import a from '@/a.js'; console.log(a);",
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'by default paths of an extended tsconfig win over source.alias',
    files: both,
    config: "{ source: { alias: { '@': './src' } } }",
    expect: [contains('dist/static/js/*.js', 'from paths')],
  },
  {
    statement: 'with prefer-alias source.alias is the only one that counts',
    files: both,
    config: "{ source: { aliasStrategy: 'prefer-alias', alias: { '@': './src' } } }",
    expect: [contains('dist/static/js/*.js', 'from alias')],
  },
  {
    statement: 'with prefer-alias a name that stands in paths only is not resolved',
    files: { ...both, 'src/index.js': "import a from 'only/a.js'; console.log(a);" },
    config: "{ source: { aliasStrategy: 'prefer-alias', alias: { '@': './src' } } }",
    expect: [exits(1), prints("Can't resolve 'only/a.js'")],
  },
  {
    statement: 'baseUrl takes precedence over source.alias',
    files: {
      'tsconfig.json': '{ "compilerOptions": { "baseUrl": "." } }',
      'lib/a.js': "export default 'from baseUrl';",
      'other/a.js': "export default 'from alias';",
      'src/index.js': "import a from 'lib/a.js'; console.log(a);",
    },
    config: "{ source: { alias: { lib: './other' } } }",
    expect: [contains('dist/static/js/*.js', 'from baseUrl')],
  },
  {
    statement: 'paths and baseUrl are resolved, for imports in a package too',
    files: {
      ...both,
      'node_modules/lib/package.json': '{ "name": "lib", "version": "1.0.0" }',
      'node_modules/lib/index.js':
        "import a from 'only/a.js'; import b from 'paths/b.js'; console.log(a, b);",
      'paths/b.js': "export default 'from baseUrl';",
      'src/index.js': "import 'lib';",
    },
    expect: [contains('dist/static/js/*.js', 'from paths'), contains('dist/static/js/*.js', 'from baseUrl')],
  },
  ...[
    ['are not read', '{}', 1],
    ['are read if tsconfigPath names its file', "{ source: { tsconfigPath: './tsconfig.app.json' } }", 0],
  ].map(([what, config, code]) => ({
    statement: `paths of a project in references ${what}`,
    files: {
      'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
      'tsconfig.app.json':
        '{ "compilerOptions": { "composite": true, "paths": { "@/*": ["./src/lib/*"] } }, "include": ["src"] }',
      'src/lib/a.js': "console.log('from the project');",
      'src/index.js': "import '@/a.js';",
    },
    config: String(config),
    expect:
      code === 0
        ? [contains('dist/static/js/*.js', 'from the project')]
        : [exits(1), prints("Can't resolve '@/a.js'")],
  })),
  ...[
    {
      name: '@use in Sass',
      file: 'a.scss',
      text: "@use '@/b.scss';",
      found: "Can't find stylesheet to import",
    },
    { name: '@import in Less', file: 'a.less', text: "@import '@/b.less';", found: 'Less resolver error' },
  ].map(({ name, file, text, found }) => ({
    statement: `paths do not apply to ${name}`,
    files: {
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      'src/index.js': `import './${file}';`,
      [`src/${file}`]: text,
      'src/b.scss': '.b { top: 0 }',
      'src/b.less': '.b { top: 0 }',
    },
    expect: [exits(1), prints(found)],
  })),
  {
    statement: 'a tsconfig in a parent folder is read only if tsconfigPath names it',
    files: {
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./lib/*"] } } }',
      'lib/a.js': "console.log('from the parent');",
      'app/src/index.js': "import '@/a.js';",
      'run.mjs': `
        import { createRsbuild } from '@rsbuild/core';
        for (const tsconfigPath of [undefined, '../tsconfig.json']) {
          const rsbuild = await createRsbuild({ cwd: process.cwd() + '/app', rsbuildConfig: { source: { tsconfigPath } } });
          await rsbuild.build().then(() => console.log('built with', tsconfigPath), () => console.log('failed with', tsconfigPath));
        }
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints('failed with undefined'), prints('built with ../tsconfig.json')],
  },
  {
    statement: 'paths with comments, trailing commas, an array of extends and configDir are read',
    files: {
      'tsconfig.json': '{ /* both */ "extends": ["./other.json", "./shared/base.json"], }',
      'other.json': '{}',
      'shared/base.json': '{ "compilerOptions": { "paths": { "@/*": ["${configDir}/src/*"], } } }',
      'src/index.js': "import '@/a.js';",
      'src/a.js': "console.log('from paths');",
    },
    expect: [contains('dist/static/js/*.js', 'from paths')],
  },
];
