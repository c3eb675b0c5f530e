import { contains, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** The plugin is not installed; this is what it sets for a package `deep` with sources. */
const config = `
  export default {
    source: { include: [process.cwd() + '/node_modules/deep/src'] },
    tools: {
      bundlerChain: (chain, { CHAIN_ID }) => {
        const rule = chain.module.rule(CHAIN_ID.RULE.JS);
        rule.resolve.mainFields.merge(['source', '...']);
        rule.resolve.merge({ conditionNames: ['...', 'source'] });
      },
    },
  };
`;
const files = {
  'src/index.js': "import deep from 'deep'; import ui from 'ui'; console.log(deep, ui);",
  'node_modules/deep/package.json':
    '{ "name": "deep", "main": "./dist/index.js", "source": "./src/index.js" }',
  'node_modules/deep/src/index.js': "export default 'source of deep';",
  'node_modules/deep/dist/index.js': "export default 'output of deep';",
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'the build output of another package imports the output; a missing source is skipped',
    files: {
      ...files,
      'node_modules/ui/package.json': '{ "name": "ui", "main": "./index.js", "source": "./src/index.js" }',
      'node_modules/ui/index.js': "export { default } from 'deep';",
    },
    config,
    expect: [
      contains('dist/static/js/index.*.js', 'source of deep'),
      contains('dist/static/js/index.*.js', 'output of deep'),
    ],
  },
  {
    statement: 'a file of a package that is compiled imports the sources, @import in a stylesheet the output',
    files: {
      ...files,
      'node_modules/ui/index.js': "import './page.css'; export { default } from 'deep';",
      'node_modules/ui/page.css': "@import 'theme/a.css';",
      'node_modules/theme/package.json':
        '{ "name": "theme", "exports": { "./a.css": { "source": "./source.css", "default": "./output.css" } } }',
      'node_modules/theme/source.css': '.source { top: 0 }',
      'node_modules/theme/output.css': '.output { top: 0 }',
    },
    config: config.replace('include: [', "include: [process.cwd() + '/node_modules/ui', "),
    expect: [
      contains('dist/static/js/index.*.js', 'source of deep'),
      lacks('dist/static/js/index.*.js', 'output of deep'),
      contains('dist/static/css/index.*.css', '.output{'),
      lacks('dist/static/css/index.*.css', '.source{'),
    ],
  },
  {
    statement: 'new syntax of sources in node_modules stays in the output',
    files: {
      ...files,
      'src/index.js': "import other from 'other'; console.log(other);",
      'node_modules/other/package.json':
        '{ "name": "other", "main": "./dist/index.js", "source": "./src/index.js" }',
      'node_modules/other/dist/index.js': "export default 'output of other';",
      'node_modules/other/src/index.js': "export default ['source of other', globalThis.other ??= 2];",
    },
    config: config.replace(
      'export default {',
      "export default { output: { overrideBrowserslist: ['ie 11'] },",
    ),
    expect: [
      contains('dist/static/js/index.*.js', 'source of other'),
      contains('dist/static/js/index.*.js', '??='),
    ],
  },
  {
    statement:
      'a condition of exports without a subpath leads to the sources, extensionAlias to their TypeScript files',
    files: {
      ...files,
      'node_modules/deep/src/index.js': "export { default } from './text.js';",
      'node_modules/deep/src/text.ts': "export default 'source of deep' as string;",
      'src/index.js': "import deep from 'deep'; console.log(deep);",
      'node_modules/deep/package.json':
        '{ "name": "deep", "exports": { "source": "./src/index.js", "default": "./dist/index.js" } }',
    },
    config: config.replace(
      'tools: {',
      "tools: { rspack: { resolve: { extensionAlias: { '.js': ['.ts', '.js'] } } },",
    ),
    expect: [contains('dist/static/js/index.*.js', 'source of deep')],
  },

  {
    statement: 'references lead to paths of a package in tsconfig.json: resolved',
    files: {
      'tsconfig.json': '{}',
      'libs/ui/tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
      'libs/ui/src/a.js': "export default 'from paths';",
      'libs/ui/src/index.js': "import a from '@/a.js'; console.log(a);",
      'src/index.js': "import '../libs/ui/src/index.js';",
    },
    config:
      "{ tools: { rspack: (config) => { config.resolve.tsConfig = { configFile: process.cwd() + '/tsconfig.json', references: ['./libs/ui'] }; } } }",
    expect: [contains('dist/static/js/index.*.js', 'from paths')],
  },

  {
    statement:
      'sources import a library from the node_modules of their package; with the priority of output, a package that is not built uses its sources',
    files: {
      ...files,
      'src/index.js':
        "import deep from 'deep'; import lib from 'lib'; import raw from 'raw'; import './ui/src/index.js'; console.log(deep, lib, raw);",
      'node_modules/raw/package.json':
        '{ "name": "raw", "main": "./dist/index.js", "source": "./src/index.js" }',
      'node_modules/raw/src/index.js': "export default 'source of raw';",
      'src/ui/src/index.js': "import lib from 'lib'; console.log(lib);",
      'node_modules/lib/index.js': "export default 'of the application';",
      'src/ui/node_modules/lib/index.js': "export default 'of the package';",
    },
    config: config.replace("['source', '...']", "['...', 'source']"),
    expect: [
      contains('dist/static/js/index.*.js', 'of the application'),
      contains('dist/static/js/index.*.js', 'of the package'),
      contains('dist/static/js/index.*.js', 'output of deep'),
      contains('dist/static/js/index.*.js', 'source of raw'),
    ],
  },
  ...[
    { options: '', codes: 'tsc fails, tsc -b succeeds' },
    { options: '"customConditions": ["source"],', codes: 'tsc succeeds, tsc -b succeeds' },
  ].map(({ options, codes }) => ({
    statement: `tsconfig.json of the page, with ${options || 'references'}: ${codes}`,
    files: {
      'libs/ui/package.json': `{
        "name": "@acme/ui",
        "exports": { ".": { "source": "./src/index.ts", "types": "./dist/index.d.ts", "default": "./dist/index.js" } }
      }`,
      'libs/ui/src/index.ts': 'export const ui: number = 1;',
      'libs/ui/tsconfig.json':
        '{ "compilerOptions": { "composite": true, "rootDir": "src", "outDir": "dist" }, "include": ["src"] }',
      'apps/web/src/index.ts': "import { ui } from '@acme/ui'; import { a } from '@/a'; console.log(ui, a);",
      'apps/web/src/a.ts': 'export const a = 1;',
      'apps/web/tsconfig.json': `{
        "compilerOptions": { ${options} "noEmit": true, "incremental": true, "paths": { "@/*": ["./src/*"] } },
        "include": ["src"],
        "references": [${options === '' ? '{ "path": "../../libs/ui" }' : ''}]
      }`,
      'check.cjs': `
        const { spawnSync } = require('node:child_process');
        const { mkdirSync, symlinkSync } = require('node:fs');
        mkdirSync('apps/web/node_modules/@acme', { recursive: true });
        symlinkSync('../../../../libs/ui', 'apps/web/node_modules/@acme/ui');
        const codes = ['', '-b'].map((arguments) => {
          const tsc = [require.resolve('typescript/lib/tsc.js'), arguments].filter(Boolean);
          const { status, stdout } = spawnSync(process.execPath, tsc, { cwd: 'apps/web', encoding: 'utf8' });
          console.log(stdout);
          return ['tsc', arguments, status ? 'fails' : 'succeeds'].filter(Boolean).join(' ');
        });
        console.log(codes.join(', '));
      `,
    },
    commands: ['node check.cjs'],
    expect: [prints(codes), ...(options === '' ? [prints("Cannot find module '@acme/ui'")] : [])],
  })),
];
