import { absent, contains, count, exists, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { dom } from '../../../dom.ts';
import { withReact19 } from '../../../react19.ts';

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

const gradient =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>Bell</title><linearGradient id="p"><stop stop-color="red"/></linearGradient><path class="c" fill="url(#p)" d="M0 0h9v9z"/></svg>';

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
    statement: 'ids and classes start with the name of the file, without the React plugin too',
    files: {
      'src/index.js':
        "import { renderToStaticMarkup as render } from 'react-dom/server'; import { createElement } from 'react'; import A from './a.svg?react'; import B from './b/a.svg?react'; import C from './c.svg?react'; console.log(render(createElement(A, { title: 'Home' })), render(createElement(B)), render(createElement(C)));",
      'src/a.svg': gradient,
      'src/b/a.svg': gradient,
      'src/c.svg': gradient,
    },
    config:
      "import { pluginSvgr } from '@rsbuild/plugin-svgr'; export default { output: { targets: ['node'] }, plugins: [pluginSvgr()] };",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [
      prints(/id="a_svg__a".*id="a_svg__a"/, 'node'),
      prints('class="a_svg__c"', 'node'),
      prints(/id="c_svg__a".*fill="url\(#c_svg__a\)"/, 'node'),
      prints(' title="Home"', 'node'),
      printsNot('<title', 'node'),
    ],
  },
  {
    statement: 'a second preset-default does not disable a plugin of the first one',
    files: { 'src/index.js': "import A from './a.svg?react'; console.log(A);", 'src/a.svg': gradient },
    config: withOptions(
      "{ svgrOptions: { svgoConfig: { plugins: [{ name: 'preset-default', params: { overrides: { removeTitle: false } } }] } } }",
    ),
    expect: [lacks('dist/server/index.js', 'Bell')],
  },
  {
    statement: 'svgo: false keeps the file unchanged, with titleProp and ref a component accepts both',
    files: {
      'src/index.js':
        "import { renderToStaticMarkup as render } from 'react-dom/server'; import { createElement } from 'react'; import { ReactComponent as A } from './a.svg'; console.log(render(createElement(A)), render(createElement(A, { title: 'Home' })), typeof A.render);",
      'src/a.svg': gradient,
    },
    config: withOptions('{ mixedImport: true, svgrOptions: { svgo: false, titleProp: true, ref: true } }'),
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [
      prints('<title>Bell</title>', 'node'),
      prints('<title>Home</title>', 'node'),
      prints('class="c"', 'node'),
      prints('function', 'node'),
    ],
  },
  {
    statement: '.svgrrc takes precedence, svgo.config.js is not read',
    files: {
      'src/index.js': "import * as s from './a.svg?react'; console.log(Object.keys(s));",
      'src/a.svg': gradient,
      '.svgrrc': '{ "exportType": "named" }',
      'svgo.config.js': 'throw new Error("read");',
    },
    config: withOptions(''),
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints("[ 'ReactComponent' ]", 'node'), lacks('dist/server/index.js', 'Bell')],
  },
  {
    ...keys,
    statement: 'mixedImport emits the image although only the component is used',
    files: {
      'src/index.js': "import { ReactComponent as S } from './a.svg'; console.log(typeof S);",
      'src/a.svg': svg,
    },
    config: withOptions('{ mixedImport: true }').replace('output: {', 'output: { dataUriLimit: 0,'),
    expect: [prints('function', 'node'), exists('dist/server/static/svg/a.*.svg')],
  },
  ...['', '{ mixedImport: true }'].flatMap((options) =>
    [svg.length, svg.length - 1].map((limit) => ({
      statement: `with the options ${options || 'by default'}, a file ${limit === svg.length ? 'as large as' : 'larger than'} dataUriLimit is ${limit === svg.length ? '' : 'not '}inlined`,
      files: { 'src/index.js': "import s from './a.svg'; console.log(s);", 'src/a.svg': svg },
      config: withOptions(options).replace('output: {', `output: { dataUriLimit: ${limit},`),
      expect: [(limit === svg.length ? absent : exists)('dist/server/static/svg/a.*.svg')],
    })),
  ),
  {
    statement: 'mixedImport: a production build removes an unused component',
    files: { 'src/index.js': "import s from './a.svg'; console.log(s);", 'src/a.svg': svg },
    config: withOptions('{ mixedImport: true }').replace('output: {', 'output: { dataUriLimit: 0,'),
    expect: [lacks('dist/server/index.js', 'M0 0')],
  },

  ...[
    { options: '', namespace: 'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd', code: 0 },
    { options: '', namespace: 'http://unknown.example/', code: 1 },
    {
      options: '{ svgrOptions: { svgo: false } }',
      namespace: 'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
      code: 1,
    },
  ].map(({ options, namespace, code }) => ({
    statement: `elements of an editor with the namespace ${namespace} and the options ${options}`,
    files: {
      'src/index.js': "import A from './a.svg?react'; console.log(A);",
      'src/a.svg': `<svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="${namespace}" viewBox="0 0 8 8"><sodipodi:namedview id="n"/><circle r="4"/></svg>`,
    },
    config: withOptions(options),
    expect: code === 0 ? [] : [exits(1), prints('JSX Namespace is disabled by default')],
  })),
  ...[
    { key: '#333333', color: '#333' },
    { key: '#333', color: 'currentColor' },
  ].map(({ key, color }) => ({
    statement: `replaceAttrValues with the key ${key} for #333333, and svgProps for a black fill that SVGO removes`,
    files: {
      'src/index.js': "import A from './a.svg?react'; console.log(A);",
      'src/a.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#333333" d="M0 0h9v9z"/><path fill="#000000" d="M0 0h4v9z"/></svg>',
    },
    config: withOptions(
      `{ svgrOptions: { replaceAttrValues: { '${key}': 'currentColor', '#000000': 'currentColor', '#000': 'currentColor' }, svgProps: { fill: 'currentColor' } } }`,
    ),
    expect: [
      contains('dist/server/index.js', new RegExp(`"path",\\{fill:"${color}",d:"M0 0h9v9z"`)),
      contains('dist/server/index.js', /"path",\{d:"M0 0h4v9z"/),
      contains('dist/server/index.js', /"svg",.{0,120}fill:"currentColor"/),
    ],
  })),
  {
    statement: 'the query works in an import by name, with a chunk for each file',
    files: {
      'src/index.js':
        'export const load = (name) => import(`./icons/${name}.svg?react`); load("a").then(console.log);',
      'src/icons/a.svg': svg,
      'src/icons/b.svg': gradient,
    },
    config: withOptions('').replace("targets: ['node']", ''),
    expect: [
      count('dist/static/js/async/*.js', 2),
      contains('dist/static/js/async/*.js', /viewBox:"0 0 1 1"/),
    ],
  },
  ...[
    { major: 18, options: '', element: undefined },
    { major: 18, options: '{ svgrOptions: { ref: true } }', element: 'svg' },
    { major: 19, options: '', element: 'svg' },
    { major: 19, options: '{ svgrOptions: { ref: true } }', element: 'svg' },
  ].map(({ major, options, element }) => ({
    statement: `with React ${major} and the options ${options || 'by default'}, a ref is ${element}`,
    files: {
      ...withReact19,
      ...dom,
      'src/index.js': `
        import { createElement, createRef, version } from 'react';
        import { createRoot } from 'react-dom/client';
        import Bell from './bell.svg?react';
        const ref = createRef();
        createRoot(root).render(createElement(Bell, { ref }));
        setTimeout(() => { console.log('React', version, 'ref', ref.current?.nodeName, 'page', root.querySelector('svg')?.nodeName); process.exit(); }, 50);
      `,
      'src/bell.svg': svg,
      'run.cjs': "require('./dom.cjs'); require('./dist/server/index.js');",
    },
    config: withOptions(options),
    commands: [...(major === 19 ? ['node install-react.cjs'] : []), 'rsbuild build', 'node run.cjs'],
    expect: [prints(new RegExp(`React ${major}\\.\\d+\\.\\d+ ref ${element} page svg`), 'node run')],
  })),
  {
    statement: 'the declaration of the page accepts React 19, with a ref and with a title of titleProp',
    files: {
      ...withReact19,
      'tsconfig.json':
        '{ "compilerOptions": { "jsx": "react-jsx", "strict": true, "moduleResolution": "bundler", "module": "ESNext", "skipLibCheck": true, "noEmit": true }, "include": ["src"] }',
      'src/env.d.ts': `
        declare module '*.svg?react' {
          import type { FunctionComponent, SVGProps } from 'react';

          const Component: FunctionComponent<SVGProps<SVGSVGElement>>;
          export default Component;
        }
        declare module '*.svg?titled' {
          import type { FunctionComponent, SVGProps } from 'react';

          const Component: FunctionComponent<SVGProps<SVGSVGElement> & { title?: string }>;
          export default Component;
        }
      `,
      'src/a.tsx': `
        import { createRef } from 'react';
        import Bell from './bell.svg?react';
        import Titled from './bell.svg?titled';
        export const icons = [<Bell width={20} aria-hidden="true" ref={createRef()} />, <Titled title="Bell" />];
        // @ts-expect-error Without titleProp, the prop is not declared.
        export const wrong = <Bell title="Bell" />;
      `,
    },
    commands: ['node install-react.cjs', 'tsc'],
    expect: [],
  },
  {
    statement:
      'a longer pattern overrides the string of @rsbuild/core/types, another declaration of *.svg does not',
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "jsx": "react-jsx", "strict": true, "moduleResolution": "bundler", "module": "ESNext", "skipLibCheck": true, "noEmit": true, "paths": { "@/*": ["./src/*"] } }, "include": ["src"] }',
      'src/env.d.ts': `
        /// <reference types="@rsbuild/core/types" />
        ${['*', '@/*']
          .map(
            (pattern) => `
        declare module '${pattern}.svg' {
          import type { FunctionComponent, SVGProps } from 'react';

          const Component: FunctionComponent<SVGProps<SVGSVGElement>>;
          export default Component;
        }`,
          )
          .join('')}
      `,
      'src/bell.svg': svg,
      'src/a.tsx': `
        import Bell from '@/bell.svg';
        import url from './bell.svg';
        export const bell = <Bell width={20} />;
        export const text: string = url;
      `,
    },
    commands: ['tsc'],
    expect: [],
  },
  {
    statement: 'Babel does not compile the component, although include matches the file',
    files: {
      'src/index.jsx': "import A from './a.svg?react'; console.log(A, <b />);",
      'src/a.svg': svg,
      'mark.cjs': `
        module.exports = () => ({
          visitor: { JSXOpeningElement: ({ node }) => { console.log('BABEL', node.name.name); } },
        });
      `,
    },
    config: `
      import { pluginBabel } from '@rsbuild/plugin-babel';
      import { pluginReact } from '@rsbuild/plugin-react';
      import { pluginSvgr } from '@rsbuild/plugin-svgr';
      export default {
        source: { entry: { index: './src/index.jsx' } },
        performance: { buildCache: false },
        plugins: [
          pluginBabel({
            include: /\\.(?:jsx|svg)$/,
            babelLoaderOptions: (_, { addPlugins }) => { addPlugins([process.cwd() + '/mark.cjs']); },
          }),
          pluginReact(),
          pluginSvgr(),
        ],
      };
    `,
    expect: [prints('BABEL b'), printsNot('BABEL svg')],
  },
  {
    statement: 'a URL that is rendered as a component is not a valid tag name',
    files: {
      ...dom,
      'src/index.js': `
        import { createElement } from 'react';
        import { createRoot } from 'react-dom/client';
        import Bell from './bell.svg';
        createRoot(window.root).render(createElement(Bell));
      `,
      'src/bell.svg': svg.padEnd(20_000),
    },
    config: `
      import { pluginReact } from '@rsbuild/plugin-react';
      import { pluginSvgr } from '@rsbuild/plugin-svgr';
      export default { plugins: [pluginReact(), pluginSvgr()] };
    `,
    commands: ['rsbuild build', 'node page.cjs'],
    expect: [exits(1), prints(/InvalidCharacterError.*static\/svg\/bell\.\w+\.svg/, 'node')],
  },
];
