import { contains, exits, lacks, prints, printsInOrder, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const configOf = (more: string, options = '', isFirst = false): string => {
  const solid = `pluginSolid(${options})`;
  const babel = 'pluginBabel({ include: /\\.(?:jsx|tsx)$/, exclude: /[\\\\/]node_modules[\\\\/]/ })';
  return `
    import { pluginBabel } from '@rsbuild/plugin-babel';
    import { pluginSolid } from '@rsbuild/plugin-solid';
    export default {
      plugins: [${isFirst ? `${solid}, ${babel}` : `${babel}, ${solid}`}],
      source: { entry: { index: './src/index.tsx' } },
      ${more}
    };
  `;
};

const likes = {
  'src/index.tsx': `
    import { createSignal } from 'solid-js';
    import { render } from 'solid-js/web';
    function Likes() {
      const [likes, setLikes] = createSignal(0);
      return <button onClick={() => setLikes(likes() + 1)}>{likes()}</button>;
    }
    const root = document.querySelector('#root');
    if (root) render(() => <Likes />, root);
  `,
};

const application: readonly Experiment[] = [
  ...[false, true].map((isFirst) => ({
    statement: `the page is compiled with the plugin of Solid ${isFirst ? 'before' : 'after'} that of Babel`,
    files: likes,
    config: configOf('output: { minify: false },', '', isFirst),
    expect: [
      contains('dist/static/js/index.*.js', /_tmpl\$ = [^\n]*template[^\n]*\(["`]<button>/),
      contains('dist/static/js/index.*.js', /delegateEvents[^\n]*\(\[\s*"click"\s*\]\)/),
      lacks('dist/static/js/index.*.js', /React|hydration|solid-refresh/),
    ],
  })),
  {
    statement: 'options are passed to the preset: hydratable and delegateEvents',
    files: likes,
    config: configOf(
      'output: { minify: false },',
      '{ solidPresetOptions: { hydratable: true, delegateEvents: false } }',
    ),
    expect: [
      contains('dist/static/js/index.*.js', 'getNextElement'),
      contains('dist/static/js/index.*.js', 'addEventListener("click"'),
      lacks('dist/static/js/index.*.js', /delegateEvents[^\n]*\(\[\s*"click"/),
    ],
  },
  {
    statement: 'the defaults of the table are those of the preset',
    files: {
      'print.cjs': `
        const { readFileSync } = require('node:fs');
        console.log(JSON.stringify(require('babel-preset-solid')().plugins[0][1]));
        const plugin = readFileSync(require.resolve('babel-plugin-jsx-dom-expressions'), 'utf8');
        console.log(/config = (\\{[^}]+\\})/.exec(plugin)[1]);
      `,
    },
    commands: ['node print.cjs'],
    expect: [
      printsInOrder('"moduleName":"solid-js/web"', '"For","Show"', '"contextToCustomElements":true'),
      prints('"wrapConditionals":true,"generate":"dom"'),
      printsInOrder('hydratable: false', 'delegateEvents: true', 'omitNestedClosingTags: false'),
      printsInOrder(
        'staticMarker: "@once"',
        'effectWrapper: "effect"',
        'memoWrapper: "memo"',
        'validate: true',
      ),
    ],
  },
  {
    statement: 'without generate, the options apply to the server too, and its bundle fails',
    files: {
      'src/index.tsx':
        "import { renderToString } from 'solid-js/web'; console.log(renderToString(() => <b>text</b>));",
    },
    config: configOf("output: { targets: ['node'] },"),
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [exits(1), prints('Client-only API called on the server side', 'node')],
  },
  {
    statement: 'a wrong nesting is a warning',
    files: { 'src/index.tsx': 'console.log(<p><div>text</div></p>);' },
    config: configOf(''),
    commands: ['rsbuild build', 'rsbuild build --env-mode again'],
    expect: [
      prints('The HTML provided is malformed', 'rsbuild build'),
      printsNot('The HTML provided is malformed', 'rsbuild build --env-mode again'),
    ],
  },
];

const directives: readonly Experiment[] = [
  { statement: '', printed: 'tip is not defined' },
  { statement: 'void tip;', printed: 'text of tip' },
].map(({ statement, printed }) => ({
  statement: `a directive that only JSX names prints ${printed} with the statement ${statement || 'of its own'}`,
  files: {
    'src/tip.js': "export const tip = () => console.log('text of tip');",
    'src/index.tsx': `
      import { tip } from './tip';
      ${statement}
      const element = { firstChild: {}, cloneNode: () => ({}) };
      globalThis.document = { createElement: () => ({ content: { firstChild: element } }), importNode: () => ({}) };
      try { <b use:tip={1} />; } catch (error) { console.log(error.message); }
    `,
  },
  // The condition selects the browser build of Solid, which Node.js then runs.
  config: configOf(
    "output: { targets: ['node'] }, tools: { rspack: { resolve: { conditionNames: ['browser', '...'] } } },",
  ),
  commands: ['rsbuild build', 'node dist/server/index.js'],
  expect: [prints(printed, 'node')],
}));

const libraries: readonly Experiment[] = [
  { conditionNames: "['...']", text: 'build for browsers' },
  { conditionNames: "['solid', '...']", text: 'JSX of the library' },
].map(({ conditionNames, text }) => ({
  statement: `conditionNames ${conditionNames} select the ${text}`,
  files: {
    'src/index.js': "import { text } from 'solid-list'; console.log(text);",
    'node_modules/solid-list/package.json':
      '{ "exports": { ".": { "solid": "./index.jsx", "default": "./index.js" } } }',
    'node_modules/solid-list/index.jsx': "export const text = 'JSX of the library';",
    'node_modules/solid-list/index.js': "export const text = 'build for browsers';",
  },
  config: `{ output: { targets: ['node'] }, tools: { rspack: { resolve: { conditionNames: ${conditionNames} } } } }`,
  commands: ['rsbuild build', 'node dist/server/index.js'],
  expect: [prints(text, 'node')],
}));

export const experiments: readonly Experiment[] = [...application, ...directives, ...libraries];
