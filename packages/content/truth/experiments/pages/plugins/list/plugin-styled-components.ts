import { contains, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const card = "import styled from 'styled-components'; export const Card = styled.div`color: red`;";

const withOptions = (options: string): string => `{
  output: { minify: false, externals: { 'styled-components': 'styled' } },
  tools: { swc: { rspackExperiments: { styledComponents: ${options} } } },
}`;

export const experiments: readonly Experiment[] = [
  ...["import type { CSSProp } from 'styled-components';", ''].map((imported) => ({
    statement: `a declaration file ${imported ? 'with' : 'without'} an import ${imported ? 'adds css to' : 'replaces'} the types of React`,
    files: {
      'node_modules/styled-components/package.json': '{ "types": "index.d.ts" }',
      'node_modules/styled-components/index.d.ts': 'export type CSSProp = string | object;',
      'tsconfig.json':
        '{ "compilerOptions": { "jsx": "react-jsx", "moduleResolution": "bundler", "noEmit": true, "skipLibCheck": true }, "include": ["src"] }',
      'tsc.cjs': "require('typescript/lib/tsc.js');",
      'src/styled.d.ts': `${imported} declare module 'react' { interface Attributes { css?: ${imported ? 'CSSProp' : 'string'} } }`,
      'src/App.tsx':
        'import { useState } from \'react\'; export const App = () => <p css="color: red">{useState(1)[0]}</p>;',
    },
    commands: ['node tsc.cjs'],
    expect: imported ? [] : [exits(1), prints("has no exported member 'useState'")],
  })),
  {
    statement: 'namespace has no effect without ssr, as no ids are added',
    files: { 'src/index.js': card },
    config: withOptions("{ displayName: true, ssr: false, namespace: 'checkout' }"),
    expect: [
      contains('dist/static/js/index.*.js', 'displayName: "src__Card"'),
      lacks('dist/static/js/index.*.js', /checkout|componentId/),
    ],
  },
  {
    statement: 'namespace with ssr is in front of each id',
    files: { 'src/index.js': card },
    config: withOptions("{ displayName: true, ssr: true, namespace: 'checkout' }"),
    expect: [contains('dist/static/js/index.*.js', 'componentId: "checkout__sc-')],
  },
  {
    statement: 'pure and cssProps do not change the output',
    files: {
      'src/index.jsx':
        card + 'const Unused = styled.b`top: 0`; export const X = () => <p css="left: 0" />; console.log(X);',
    },
    config: `
      import { pluginReact } from '@rsbuild/plugin-react';
      export default {
        source: { entry: { index: './src/index.jsx' } },
        output: { minify: false, externals: { 'styled-components': 'styled' } },
        plugins: [pluginReact()],
        tools: { swc: { rspackExperiments: { styledComponents: { displayName: true, pure: true, cssProps: false } } } },
      };
    `,
    expect: [
      contains('dist/static/js/index.*.js', 'displayName: "src__Unused"'),
      contains('dist/static/js/index.*.js', '_StyledP'),
      lacks('dist/static/js/index.*.js', /PURE__\*\/ ?styled_components\w+\(\)\.b/),
    ],
  },
  {
    statement: 'styled of a module that re-exports it is known only if it is in topLevelImportPaths',
    files: {
      'src/re.js': "export { default as styled } from 'styled-components';",
      'src/index.js':
        "import { styled } from './re.js'; export const Own = styled.i`left: 0`; console.log(Own);",
    },
    config: withOptions("{ displayName: true, topLevelImportPaths: ['./re.js', 'styled-components'] }"),
    expect: [contains('dist/static/js/index.*.js', 'displayName: "src__Own"')],
  },
  {
    statement: 'without topLevelImportPaths a re-exported styled is not changed',
    files: {
      'src/re.js': "export { default as styled } from 'styled-components';",
      'src/index.js':
        "import { styled } from './re.js'; export const Own = styled.i`left: 0`; console.log(Own);",
    },
    config: withOptions('{ displayName: true }'),
    expect: [lacks('dist/static/js/index.*.js', 'displayName')],
  },
  {
    statement: 'index is replaced by the name of the folder, and fileName false leaves out the file',
    files: {
      'src/card/index.js': card,
      'src/index.js': "import { Card } from './card/index.js'; console.log(Card);",
    },
    config: withOptions('{ displayName: true }'),
    expect: [contains('dist/static/js/index.*.js', 'displayName: "card__Card"')],
  },
  {
    statement: 'minify removes whitespace and comments of the CSS',
    files: {
      'src/index.js':
        "import styled from 'styled-components'; export const Card = styled.div`\n  color: red; /* why */\n  top: 0;\n`; console.log(Card);",
    },
    config: withOptions('{ minify: true, transpileTemplateLiterals: true }'),
    expect: [
      contains('dist/static/js/index.*.js', 'color:red;top:0;'),
      lacks('dist/static/js/index.*.js', 'why'),
    ],
  },
  {
    statement: 'without fields, components have a name and an id, and template literals stay',
    files: { 'src/index.js': card },
    config: withOptions('{}'),
    expect: [
      contains('dist/static/js/index.*.js', 'displayName: "src__Card"'),
      contains('dist/static/js/index.*.js', 'componentId: "sc-'),
      contains('dist/static/js/index.*.js', '`color: red`'),
    ],
  },
];
