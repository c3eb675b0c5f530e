import { contains, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const less = {
  'src/index.js': "import './a.less';",
  'src/a.less': '@import "./b.less"; .a { color: @brand }',
  'src/b.less': '@brand: red; .b { color: @brand }',
};

export const experiments: readonly Experiment[] = [
  {
    statement:
      'modifyVars replaces a variable everywhere but in compiled CSS of a library, and javascriptEnabled stays',
    files: {
      ...less,
      'src/index.js': "import './a.less'; import 'acme/acme.css';",
      'src/b.less': '@brand: red; .b { width: ~`"1" + "px"` }',
      'node_modules/acme/acme.less': '@brand: red; .acme { color: @brand }',
      'node_modules/acme/acme.css': '.acme { color: red }',
    },
    config: "{ tools: { less: { lessOptions: { modifyVars: { brand: 'blue' } } } } }",
    expect: [
      contains('dist/static/css/*.css', /color:(?:blue|#00f)/),
      contains('dist/static/css/*.css', 'width:1px'),
      contains('dist/static/css/*.css', '.acme{color:red}'),
    ],
  },
  {
    statement: 'additionalData is put in front of files that a script imports',
    files: {
      'src/index.js': "import './a.less'; import './c.less';",
      'src/a.less': '.a { color: @extra }',
      'src/c.less': '.c { background: @extra }',
    },
    config: "{ tools: { less: { additionalData: '@extra: green;' } } }",
    expect: [
      contains('dist/static/css/*.css', '.a{color:green}'),
      contains('dist/static/css/*.css', '.c{background:green}'),
    ],
  },
  {
    statement: 'packages are found by their name in @import',
    files: {
      'node_modules/acme-ui/theme.less': '@t: 3px;',
      'src/index.js': "import './a.less';",
      'src/a.less': "@import 'acme-ui/theme'; .a { width: @t }",
    },
    expect: [contains('dist/static/css/*.css', 'width:3px')],
  },
  {
    statement: 'a function that returns an object without implementation uses the Less of the project',
    files: less,
    config: "{ tools: { less: () => ({ lessOptions: { modifyVars: { brand: 'blue' } } }) } }",
    expect: [contains('dist/static/css/*.css', /color:(?:blue|#00f)/)],
  },
  {
    statement: 'files of addExcludes are not understood without another rule',
    files: less,
    config: '{ tools: { less: (config, { addExcludes }) => { addExcludes(/a\\.less$/); } } }',
    expect: [exits(1), prints('Module parse failed')],
  },
  {
    statement: 'math always divides without parentheses, in grid-row too',
    files: {
      'src/index.js': "import './a.less';",
      'src/a.less': '@w: 10px; .a { width: @w / 2; grid-row: 1 / 2 }',
    },
    config: "{ tools: { less: { lessOptions: { math: 'always' } } } }",
    expect: [contains('dist/static/css/*.css', 'width:5px;grid-row:.5')],
  },
  {
    statement: 'paths of the option follow the default one',
    config:
      "{ tools: { less: [{ lessOptions: { paths: ['mine'] } }, (config) => { console.log('PATHS', config.lessOptions.paths.map((path) => path.split(/[\\\\/]/).pop()).join()); }] } }",
    expect: [prints('PATHS node_modules,mine')],
  },
  {
    statement: 'additionalData can import through source.alias',
    files: { ...less, 'src/theme/v.less': '@v: 7px;', 'src/a.less': '.a { width: @v }' },
    config:
      "{ source: { alias: { '@': './src' } }, tools: { less: { additionalData: '@import \"@/theme/v.less\";' } } }",
    expect: [contains('dist/static/css/*.css', 'width:7px')],
  },
  {
    statement: 'Less does not resolve the paths of tsconfig.json',
    files: {
      ...less,
      'tsconfig.json': '{ "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["./src/*"] } } }',
      'src/theme/v.less': '@v: 7px;',
      'src/a.less': '@import "@/theme/v.less"; .a { width: @v }',
    },
    expect: [exits(1)],
  },
  {
    statement: 'inline JavaScript fails once javascriptEnabled is false',
    files: { ...less, 'src/a.less': '.a { width: ~`"1" + "px"` }' },
    config: '{ tools: { less: { lessOptions: { javascriptEnabled: false } } } }',
    expect: [exits(1), prints('Inline JavaScript is not enabled')],
  },
  {
    statement: 'additionalData is not added to files that another Less file imports',
    files: { ...less, 'src/b.less': '@brand: red; .b { color: @brand }' },
    config: "{ tools: { less: { additionalData: '.extra { top: 0 }' } } }",
    expect: [
      contains('dist/static/css/*.css', /\.extra/),
      lacks('dist/static/css/*.css', /\.extra[^]*\.extra/),
    ],
  },
  {
    statement: 'addExcludes takes the absolute path of a folder too',
    files: { ...less, 'src/index.js': "import './mail/a.less';", 'src/mail/a.less': '.a { color: red }' },
    config: "{ tools: { less: (config, { addExcludes }) => { addExcludes(process.cwd() + '/src/mail'); } } }",
    expect: [exits(1), prints('Module parse failed')],
  },

  ...(['() => ({ lessOptions: {} })', "{ implementation: 'less' }"] as const).map((option): Experiment => ({
    statement: `${option} does not use the Less of the project if Rsbuild is installed elsewhere`,
    files: {
      ...less,
      'node_modules/less/package.json': '{ "name": "less", "version": "3.0.0", "main": "index.js" }',
      'node_modules/less/index.js': "throw new Error('Less of the project');",
    },
    config: `{ tools: { less: ${option} } }`,
    expect: [contains('dist/static/css/*.css', 'color:red'), printsNot('Less of the project')],
  })),

  {
    statement: 'globalVars adds a variable, and the definition of a file takes precedence',
    files: {
      'src/index.js': "import './a.less';",
      'src/a.less': '@brand: red; .a { color: @brand; width: @size }',
    },
    config: "{ tools: { less: { lessOptions: { globalVars: { brand: 'blue', size: '3px' } } } } }",
    expect: [contains('dist/static/css/*.css', '.a{color:red;width:3px}')],
  },

  ...(
    [
      [
        '',
        [
          exits(1),
          prints("Can't resolve '../b/@/a.png'"),
          prints("Can't resolve '../b/~@/a.png'"),
          printsNot("resolve '../a.png'"),
        ],
      ],
      [
        "relativeUrls: false, rewriteUrls: 'local'",
        [contains('dist/static/css/*.css', /\.b\{[^}]*data:image/), lacks('dist/static/css/*.css', '@/')],
      ],
    ] as const
  ).map(([lessOptions, expect]): Experiment => ({
    statement: `an alias in url() of a file that another folder imports, with lessOptions { ${lessOptions} }`,
    files: {
      'src/index.js': "import './c/c.less';",
      'src/c/c.less': "@import '../b/b.less';",
      'src/b/b.less': '.b { background: url("@/a.png"), url("~@/a.png"), url("../a.png") }',
      'src/a.png': 'a',
    },
    config: `{ source: { alias: { '@': './src' } }, tools: { less: { lessOptions: { ${lessOptions} } } } }`,
    expect,
  })),

  {
    statement: 'additionalData reaches a file that a CSS file loads with @import',
    files: {
      'src/index.js': "import './m.css';",
      'src/m.css': "@import './a.less';",
      'src/a.less': '.a { color: @c }',
    },
    config: "{ tools: { less: { additionalData: '@c: green;' } } }",
    expect: [contains('dist/static/css/*.css', 'color:green')],
  },

  ...(
    [
      ['object has no effect', '{ lessOptions: { plugins: [new Brand()] } }', 'color:brand()'],
      [
        'function adds its functions',
        '(config) => { config.lessOptions = { ...config.lessOptions, plugins: [new Brand()] }; }',
        'color:green',
      ],
    ] as const
  ).map(([what, option, css]): Experiment => ({
    statement: `a plugin of Less that is an instance of a class, in a ${what}`,
    files: { 'src/index.js': "import './a.less';", 'src/a.less': '.a { color: brand() }' },
    config: `
      class Brand {
        install(less, manager, functions) { functions.add('brand', () => new less.tree.Keyword('green')); }
      }
      export default { tools: { less: ${option} } };
    `,
    expect: [contains('dist/static/css/*.css', css)],
  })),
];
