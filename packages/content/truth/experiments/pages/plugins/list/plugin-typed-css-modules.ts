import { absent, contains, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const withOption = (more = ''): string => `{ output: { enableCssModuleTSDeclaration: true, ${more} } }`;
const card = {
  'src/index.js': "import classes from './card.module.css'; console.log(classes);",
  'src/card.module.css': '.card-title { color: red }',
};

export const experiments: readonly Experiment[] = [
  {
    statement:
      'a declaration has both spellings of a class, some of them not as in the build, nested classes of Less, and none for other styles',
    files: {
      ...card,
      'src/index.js':
        "import a from './card.module.css'; import b from './b.module.less'; import './c.css'; console.log(a, b);",
      'src/b.module.less':
        '.outer { .inner { color: red } } .block__title { color: red } .Block { color: red }',
      'src/c.css': '.c { color: red }',
    },
    config: withOption(),
    expect: [
      contains('src/card.module.css.d.ts', "'card-title': string;"),
      contains('src/card.module.css.d.ts', 'cardTitle: string;'),
      contains('src/b.module.less.d.ts', 'inner: string;'),
      contains('src/b.module.less.d.ts', 'block_title: string;'),
      lacks('src/b.module.less.d.ts', / block(Title)?:/),
      contains('dist/static/js/index.*.js', /\bblockTitle:/),
      contains('dist/static/js/index.*.js', /\bblock:/),
      lacks('dist/static/js/index.*.js', 'block_title'),
      absent('src/c.css.d.ts'),
    ],
  },
  {
    statement:
      'camelCaseOnly leaves one spelling; with another auto, the name of a declaration lacks .module',
    files: {
      ...card,
      'src/index.js': "import './plain.css'; import classes from './card.module.css'; console.log(classes);",
      'src/plain.css': '.plain { color: red }',
    },
    config: withOption("cssModules: { auto: /\\.css$/, exportLocalsConvention: 'camelCaseOnly' }"),
    expect: [lacks('src/card.module.css.d.ts', 'card-title'), exists('src/plain.css.d.ts')],
  },
  {
    statement: 'files of packages get no declaration; with asIs, names are declared as they are exported',
    files: {
      'src/index.js':
        "import classes from 'lib/a.module.css'; import own from './own.module.css'; console.log(classes, own);",
      'src/own.module.css': '.block__title { color: red }',
      'node_modules/lib/a.module.css': '.a { color: red }',
      'list.mjs':
        "import { readdirSync } from 'node:fs'; console.log('files:', readdirSync('node_modules/lib').join());",
    },
    config: withOption("cssModules: { exportLocalsConvention: 'asIs' }"),
    commands: ['rsbuild build', 'node list.mjs'],
    expect: [
      prints(/files: a\.module\.css$/m),
      contains('src/own.module.css.d.ts', 'block__title: string;'),
      lacks('src/own.module.css.d.ts', 'block_title'),
      contains('dist/static/js/index.*.js', /\bblock__title:/),
    ],
  },
  {
    statement: 'names of :export are declared, also in Sass beside nested classes',
    files: {
      'src/index.js': "import classes from './card.module.scss'; console.log(classes);",
      'src/card.module.scss': '$ratio: 2; .card { .inner { color: red } } :export { ratio: $ratio }',
    },
    config: withOption(),
    expect: [
      contains('src/card.module.scss.d.ts', 'inner: string;'),
      contains('src/card.module.scss.d.ts', 'ratio: string;'),
      contains('dist/static/js/index.*.js', /\bratio:/),
    ],
  },
  ...[
    { resolution: 'bundler', module: 'esnext', code: 1 },
    { resolution: 'nodenext', module: 'nodenext', code: 0 },
  ].map(({ resolution, module, code }) => ({
    statement: `moduleResolution ${resolution} ${code === 1 ? 'finds the declaration' : 'finds the general types only'}`,
    files: {
      'package.json': '{ "name": "experiment", "type": "module" }',
      'src/card.module.css.d.ts': 'declare const card: { card: string }; export default card;',
      'src/general.d.ts':
        'declare module "*.module.css" { const all: Record<string, string>; export default all; }',
      'src/card.ts': "import styles from './card.module.css'; export const wrong = styles.crad;",
      'tsconfig.json': `{ "compilerOptions": { "strict": true, "module": "${module}", "moduleResolution": "${resolution}", "noEmit": true, "types": [] }, "include": ["src"] }`,
    },
    commands: ['tsc'],
    expect: code === 0 ? [exits(0)] : [exits(1), prints("Property 'crad' does not exist")],
  })),
];
