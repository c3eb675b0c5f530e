import { contains, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { dom } from '../../../dom.ts';
import { withReact19 } from '../../../react19.ts';

const card = "import styled from 'styled-components'; export const Card = styled.div`color: red`;";

const withOptions = (options: string): string => `{
  output: { minify: false, externals: { 'styled-components': 'styled' } },
  tools: { swc: { rspackExperiments: { styledComponents: ${options} } } },
}`;

const configOf = (options: string, more = ''): string => `
  import { pluginReact } from '@rsbuild/plugin-react';
  import { pluginStyledComponents } from '@rsbuild/plugin-styled-components';
  export default {
    plugins: [pluginReact(), ${options === 'none' ? '' : `pluginStyledComponents(${options})`}],
    source: { entry: { index: './src/index.tsx' } },
    ${more}
  };
`;
const toNode = "output: { targets: ['node'] },";

/** Prints the id of a component and the markup of a page with its styles. */
const page = {
  'src/card.tsx': "import styled from 'styled-components'; export const Card = styled.div`color: red;`;",
  'src/index.tsx': `
    import { renderToString } from 'react-dom/server';
    import { ServerStyleSheet } from 'styled-components';
    import { Card } from './card';
    const sheet = new ServerStyleSheet();
    const markup = renderToString(sheet.collectStyles(<Card>text</Card>));
    console.log('id:', Card.styledComponentId, 'page:', sheet.getStyleTags(), markup);
  `,
};

const application: readonly Experiment[] = [
  {
    statement: 'a server and a browser build have the same id, with the name of the file and component',
    files: {
      ...page,
      'same.cjs': `
        const { readFileSync, readdirSync } = require('node:fs');
        const idOf = (file) => /componentId:\\s*"([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1];
        const script = readdirSync('dist/static/js').find((name) => name.startsWith('index'));
        const ids = [idOf('dist/server/index.js'), idOf('dist/static/js/' + script)];
        console.log(ids[0] === ids[1] ? 'same ' + ids[0] : ids);
      `,
    },
    config: configOf('', "output: { targets: ['web', 'node'] },"),
    commands: ['rsbuild build', 'node dist/server/index.js', 'node same.cjs'],
    expect: [
      prints(/page: <style[^]*color:red;[^]*<div class="card__Card-sc-\w+-0 \w+">text<\/div>/, 'node dist'),
      prints(/same sc-\w+-0/, 'node same'),
    ],
  },
  {
    statement: 'without a build for a server there is no id, and template literals are arrays',
    files: page,
    config: configOf('', 'output: { minify: false },'),
    expect: [
      contains('dist/static/js/index.*.js', 'displayName: "card__Card"'),
      contains('dist/static/js/index.*.js', /\(\[\s*"color: red;"\s*\]\)/),
      lacks('dist/static/js/index.*.js', 'componentId: "'),
    ],
  },
  {
    statement: 'a build for a service worker has ids',
    files: { 'src/index.tsx': page['src/card.tsx'] },
    config: configOf('', "output: { targets: ['service-worker'], minify: false },"),
    expect: [contains('dist/worker/*.js', 'componentId: "sc-')],
  },
  ...[
    { options: 'none', id: /id: sc-\w+ page/ },
    { options: '{ ssr: false }', id: /id: card__Card-\w+ page/ },
    { options: '{ displayName: false }', id: /id: sc-\w+-0 page/ },
    { options: "{ namespace: 'checkout', ssr: true }", id: /id: card__Card-checkout__sc-\w+-0 page/ },
  ].map(({ options, id }) => ({
    statement: `styled-components with the options ${options} has the id ${id}`,
    files: page,
    config: configOf(options, toNode),
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints(id, 'node'), prints('color:red', 'node')],
  })),
  {
    statement: 'a function that returns an object replaces the defaults with those of Rspack',
    files: page,
    config: configOf('() => ({ minify: false })', 'output: { minify: false },'),
    expect: [
      contains('dist/static/js/index.*.js', 'displayName: "card__Card"'),
      contains('dist/static/js/index.*.js', 'componentId: "sc-'),
      contains('dist/static/js/index.*.js', '`color: red;`'),
    ],
  },
  {
    statement: 'an array of an object and a function that changes the options is applied in order',
    files: page,
    config: configOf(
      '[{ ssr: true }, (options) => { options.displayName = !options.ssr; }]',
      'output: { minify: false },',
    ),
    expect: [
      contains('dist/static/js/index.*.js', 'componentId: "sc-'),
      lacks('dist/static/js/index.*.js', 'card__Card'),
    ],
  },
  {
    statement: 'the attribute css works on an element',
    files: {
      ...page,
      'src/card.tsx':
        'import \'styled-components\'; export const Card = () => <em css="color: red;">text</em>;',
    },
    config: configOf('', toNode),
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints(/color:red;[^]*<em class="[^"]+">text<\/em>/, 'node')],
  },
];

export const experiments: readonly Experiment[] = [
  ...application,
  ...["import type { CSSProp } from 'styled-components';", ''].map((imported) => ({
    statement: `a declaration file ${imported ? 'with' : 'without'} an import ${imported ? 'adds css to' : 'replaces'} the types of React`,
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "jsx": "react-jsx", "moduleResolution": "bundler", "noEmit": true, "skipLibCheck": true }, "include": ["src"] }',
      'src/styled.d.ts': `${imported} declare module 'react' { interface Attributes { css?: ${imported ? 'CSSProp' : 'string'} } }`,
      'src/App.tsx':
        'import { useState } from \'react\'; export const App = () => <p css="color: red">{useState(1)[0]}</p>;',
    },
    commands: ['tsc'],
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
    statement: 'the macro for Babel is not replaced',
    files: {
      'src/index.tsx': "import styled from 'styled-components/macro'; console.log(styled.i`left: 0`);",
    },
    config: configOf(''),
    expect: [exits(1), prints("Can't resolve 'styled-components/macro'")],
  },
  ...(
    [
      ['index is replaced by the name of the folder', '{ displayName: true }', 'card__Card'],
      ['fileName false leaves out the file', '{ displayName: true, fileName: false }', 'Card'],
    ] as const
  ).map(([statement, options, name]) => ({
    statement,
    files: {
      'src/card/index.js': card,
      'src/index.js': "import { Card } from './card/index.js'; console.log(Card);",
    },
    config: withOptions(options),
    expect: [contains('dist/static/js/index.*.js', `displayName: "${name}"`)],
  })),
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
  ...(
    [
      [18, 'client', 'Prop `className` did not match'],
      [19, 'client', "A tree hydrated but some attributes of the server rendered HTML didn't match"],
      [18, 'server', null],
      [19, 'server', null],
    ] as const
  ).map(([major, className, printed]) => ({
    statement: `React ${major} hydrates an element that the server rendered with the class server, with ${className}`,
    files: {
      ...withReact19,
      ...dom,
      'hydrate.cjs': `
        require('./dom.cjs');
        console.error = console.log;
        const { createElement, version } = require('react');
        const { hydrateRoot } = require('react-dom/client');
        root.innerHTML = '<b class="server"></b>';
        hydrateRoot(root, createElement('b', { className: '${className}' }));
        setTimeout(() => { console.log('React', version); process.exit(); }, 50);
      `,
    },
    commands: [...(major === 19 ? ['node install-react.cjs'] : []), 'node hydrate.cjs'],
    expect: [prints(`React ${major}.`), printed === null ? printsNot('did') : prints(printed)],
  })),
];
