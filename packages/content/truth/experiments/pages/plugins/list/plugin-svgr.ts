import { contains, exists, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0"/></svg>';

const withOptions = (options: string): string => `
  import { pluginReact } from '@rsbuild/plugin-react';
  import { pluginSvgr } from '@rsbuild/plugin-svgr';
  export default { output: { targets: ['node'] }, plugins: [pluginReact(), pluginSvgr(${options})] };
`;

const keys = {
  files: {
    'src/index.js': "import * as s from './a.svg'; console.log(Object.keys(s).sort());",
    'src/a.svg': svg,
  },
  commands: ['rsbuild build', 'node dist/server/index.js'],
};

export const experiments: readonly Experiment[] = [
  {
    ...keys,
    statement: 'mixedImport exports the component and the URL',
    config: withOptions('{ mixedImport: true }'),
    expect: [prints("[ 'ReactComponent', 'default' ]", 'node')],
  },
  {
    ...keys,
    statement: 'mixedImport has no effect with exportType default',
    config: withOptions("{ mixedImport: true, svgrOptions: { exportType: 'default' } }"),
    expect: [prints("[ 'default' ]", 'node')],
  },
  {
    ...keys,
    statement: 'without options only the URL is exported',
    config: withOptions(''),
    expect: [prints("[ 'default' ]", 'node'), lacks('dist/server/index.js', 'M0 0')],
  },
  {
    ...keys,
    statement: 'the query ?react gives the component, whatever the options',
    files: { 'src/index.js': "import S from './a.svg?react'; console.log(typeof S);", 'src/a.svg': svg },
    config: withOptions(''),
    expect: [prints('function', 'node')],
  },
  {
    ...keys,
    statement: 'the query ?url gives the URL although exportType is default',
    files: { 'src/index.js': "import s from './a.svg?url'; console.log(s);", 'src/a.svg': svg },
    config: withOptions("{ svgrOptions: { exportType: 'default' } }"),
    expect: [prints(/static\/svg\/a\.\w+\.svg/, 'node')],
  },
  {
    statement:
      'a stylesheet gets the URL, although exportType is default, and the order of plugins does not matter',
    files: {
      'src/index.js': "import './a.css'; import S from './a.svg'; console.log(typeof S);",
      'src/a.css': '.a { background: url(./a.svg) }',
      'src/a.svg': svg,
    },
    config: `
      import { pluginReact } from '@rsbuild/plugin-react';
      import { pluginSvgr } from '@rsbuild/plugin-svgr';
      export default {
        output: { dataUriLimit: 0 },
        plugins: [pluginSvgr({ svgrOptions: { exportType: 'default' } }), pluginReact()],
      };
    `,
    expect: [exists('dist/static/svg/a.*.svg'), contains('dist/static/js/index.*.js', '.jsx)("svg"')],
  },
  {
    statement: 'excludeImporter gives the URL to one importer only',
    files: {
      'src/index.js': "import './old.js'; import S from './a.svg'; console.log('index', typeof S);",
      'src/old.js': "import s from './a.svg'; console.log('old', typeof s);",
      'src/a.svg': svg,
    },
    config: withOptions("{ svgrOptions: { exportType: 'default' }, excludeImporter: /old\\.js$/ }"),
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('index function', 'node'), prints('old string', 'node')],
  },
  {
    statement: 'a query that contains url gives the URL, whatever the option says',
    files: { 'src/index.js': "import s from './a.svg?urlicon'; console.log(typeof s);", 'src/a.svg': svg },
    config: withOptions('{ query: /urlicon/ }'),
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('string', 'node')],
  },
];
