import { contains, exists, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { openPage } from '../../../open-page.ts';

/** Saves versions of a file while a page of the development server is open; prints its errors, reloads and text. */
const editInPage = (port: number, file: string, ...versions: readonly string[]): Record<string, string> => ({
  'page.mjs': openPage,
  'run.mjs': `
    import { writeFileSync } from 'node:fs';
    import { createRsbuild, loadConfig } from '@rsbuild/core';
    import { openPage, until } from './page.mjs';
    process.env.NODE_ENV = 'development';
    const { content } = await loadConfig({});
    const rsbuild = await createRsbuild({ rsbuildConfig: { ...content, server: { port: ${port} } } });
    const page = await openPage((await rsbuild.startDevServer()).urls);
    const root = page.document.querySelector('#root');
    const isOk = ({ type }) => type === 'ok';
    await until(() => page.messages.some(isOk));
    for (const version of ${JSON.stringify(versions)}) {
      const before = page.messages.length;
      const text = root.textContent;
      writeFileSync('${file}', version);
      await until(() => page.messages.slice(before).some(isOk));
      await until(() => root.textContent !== text || page.errors.length + page.reloads > 0);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    console.log('errors:', page.errors.join() || 'none', 'reloads:', page.reloads);
    console.log('text:', root.textContent);
    process.exit();
  `,
});

const vueComponent = (text: string): string =>
  `import { Child } from './Child.jsx'; import { defineComponent } from 'vue'; export const Edited = defineComponent({ render: () => <p>${text} <Child /></p> });`;

const classComponent = (text: string): string =>
  `import { Component } from 'react'; export default class App extends Component { n = (window.runs = (window.runs ?? 0) + 1); render() { return this.n + '${text}'; } }`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'in production, a condition on import.meta.webpackHot is removed',
    files: {
      'src/index.js':
        "if (import.meta.webpackHot) { import.meta.webpackHot.accept(); console.log('hot code'); } console.log(1);",
    },
    expect: [lacks('dist/static/js/*.js', 'hot code'), lacks('dist/static/js/*.js', 'accept')],
  },
  {
    statement: 'the page of a development build connects to /rsbuild-hmr, and import.meta has no hot',
    files: {
      'src/index.js':
        "if (import.meta.hot) console.log('Vite'); if (import.meta.webpackHot) console.log('webpack');",
    },
    commands: [
      'rsbuild dev --port 3471',
      'GET /static/js/index.js',
      'GET /static/js/vendors-node_modules_rsbuild_core_dist_client_overlay_mjs.js',
    ],
    expect: [
      prints('/rsbuild-hmr', 'GET /static/js/'),
      prints('if (undefined) console.log("Vite")', 'GET /static/js/index.js'),
      prints('if (true) console.log("webpack")', 'GET /static/js/index.js'),
    ],
  },
  {
    statement: 'without dev.hmr, the page connects for dev.liveReload',
    commands: [
      'rsbuild dev --port 3472',
      'GET /static/js/index.js',
      'GET /static/js/vendors-node_modules_rsbuild_core_dist_client_overlay_mjs.js',
    ],
    config: '{ dev: { hmr: false } }',
    expect: [prints('/rsbuild-hmr', 'GET /static/js/'), printsNot('hot-update', 'GET /static/js/')],
  },
  {
    statement: 'without dev.hmr and dev.liveReload, the page has no connection',
    commands: ['rsbuild dev --port 3473', 'GET /static/js/index.js'],
    config: '{ dev: { hmr: false, liveReload: false } }',
    expect: [printsNot('rsbuild-hmr', 'GET /static/js/index.js')],
  },
  ...[
    {
      client: "protocol: 'ws', host: 'localhost'",
      texts: ['"protocol": "ws"', '"host": "localhost"', /"port": ?"?3\d{3}/],
    },
    { client: "port: ''", texts: ['"port": ""', '"host": ""'] },
  ].map(({ client, texts }) => ({
    statement: `behind a proxy, the page connects with the settings ${client}`,
    config: `{ dev: { writeToDisk: true, client: { ${client} } } }`,
    commands: ['rsbuild dev --port 3489', 'GET /'],
    expect: texts.map((text) => contains('dist/static/js/*.js', text)),
  })),
  {
    statement: 'code for Node.js has no hot updates',
    commands: ['rsbuild dev --port 3474', 'GET /'],
    config: "{ dev: { writeToDisk: true }, output: { targets: ['web', 'node'] } }",
    expect: [
      exists('dist/server/index.js'),
      lacks('dist/server/index.js', 'hot-update'),
      contains('dist/static/js/index.js', 'hot-update'),
    ],
  },
  {
    statement: 'a stylesheet accepts its own updates, also one in Stylus, a CSS Module does not',
    files: {
      'src/index.js':
        "import './plain.css'; import './other.styl'; import styles from './a.module.css'; console.log(styles.a);",
      'src/other.styl': '.o\n  color red',
      'src/plain.css': '.p { color: red }',
      'src/a.module.css': '.a { color: red }',
    },
    config:
      "import { pluginStylus } from '@rsbuild/plugin-stylus'; export default { plugins: [pluginStylus()] };",
    commands: ['rsbuild dev --port 3478', 'GET /static/js/index.js'],
    expect: [
      prints(
        /"\.\/src\/other\.styl": \(function \([^)]*\) \{\s*"use strict";\s*module\.hot\.accept\(\)/,
        'GET',
      ),
      prints(
        /"\.\/src\/plain\.css": \(function \([^)]*\) \{\s*"use strict";\s*module\.hot\.accept\(\)/,
        'GET',
      ),
      prints(
        /"\.\/src\/a\.module\.css": \(function \([^)]*\) \{\s*"use strict";\s*__webpack_require__\.r\(/,
        'GET',
      ),
    ],
  },
  {
    statement: 'with injectStyles a CSS Module accepts updates that keep its class names',
    files: {
      'src/index.js': "import styles from './a.module.css'; console.log(styles.a);",
      'src/a.module.css': '.a { color: red }',
    },
    config: '{ output: { injectStyles: true } }',
    commands: ['rsbuild dev --port 3479', 'GET /static/js/index.js'],
    expect: [prints(/isEqualLocals[\s\S]*module\.hot\.accept\(/, 'GET')],
  },
  {
    statement: 'update files of an old page are answered with 404',
    commands: ['rsbuild dev --port 3480', 'GET /index.0123456789abcdef.hot-update.json'],
    expect: [exits(404)],
  },
  {
    statement: 'each entry has a list of changed chunks, and each changed chunk a file of its own',
    files: {
      'src/index.js': "import('./late.js');",
      'src/admin.js': "import('./late.js');",
      'src/late.js': "console.log('late');",
      'run.mjs': `
        import { writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        process.env.NODE_ENV = 'development';
        const rsbuild = await createRsbuild({
          rsbuildConfig: { source: { entry: { index: './src/index.js', admin: './src/admin.js' } } },
        });
        rsbuild.onDevCompileDone(({ isFirstCompile, stats }) => {
          for (const { name } of stats.toJson().assets) if (/hot-update.js(on)?$/.test(name)) console.log('UPDATE', name);
          if (!isFirstCompile) process.exit();
          setTimeout(() => writeFileSync('src/late.js', "console.log('later');"), 300);
        });
        await rsbuild.startDevServer();
      `,
    },
    commands: ['node run.mjs'],
    expect: [
      prints(/UPDATE index\.\w+\.hot-update\.json/),
      prints(/UPDATE admin\.\w+\.hot-update\.json/),
      prints(/UPDATE src_late_js\.\w+\.hot-update\.js\n/),
    ],
  },
  {
    statement: 'module.hot and import.meta.webpackHot are undefined without dev.hmr',
    files: { 'src/index.js': "console.log('HOT', module.hot, import.meta.webpackHot);" },
    config: '{ dev: { hmr: false, liveReload: false } }',
    commands: ['rsbuild dev --port 3481', 'GET /static/js/index.js'],
    expect: [
      prints('"HOT", module.hot, undefined', 'GET'),
      // The runtime does not set `module.hot`.
      printsNot(/\.hot = |\bhot:/, 'GET'),
    ],
  },
  {
    statement: 'accept with optional chaining does not resolve the dependency to a module',
    files: {
      'src/index.js': `
        import { price } from './price';
        import { rate } from './rate';
        console.log(price, rate);
        import.meta.webpackHot?.accept('./price', () => {});
        if (import.meta.webpackHot) import.meta.webpackHot.accept('./rate', () => {});
      `,
      'src/price.js': 'export const price = 12;',
      'src/rate.js': 'export const rate = 2;',
    },
    commands: ['rsbuild dev --port 3490', 'GET /static/js/index.js'],
    expect: [
      prints('.accept("./price"', 'GET'),
      printsNot('.accept("./src/price.js"', 'GET'),
      prints(/accept\([^)]*"\.\/src\/rate\.js"/, 'GET'),
    ],
  },
  {
    statement: 'an edit that adds the first polyfill reloads the page',
    files: {
      'src/index.js': `
        import { price } from './price';
        document.querySelector('#root').textContent = price;
        if (import.meta.webpackHot) import.meta.webpackHot.accept('./price', () => {});
      `,
      'src/price.js': 'export const price = 12;',
      ...editInPage(3491, 'src/price.js', 'export const price = [13].at(-1);'),
    },
    commands: ['node run.mjs'],
    expect: [prints('undefined factory'), prints('reloads: 1')],
  },
  ...[
    {
      first: 'a large package',
      text: "import big from 'big'; export default function App() { return big.length; }",
    },
    { first: 'the first polyfill', text: 'export default function App() { return [13].at(-1); }' },
  ].map(({ first, text }, at) => ({
    statement: `an edit that adds ${first} does not update a React component, nor reload the page`,
    files: {
      'src/index.js':
        "import { createElement } from 'react'; import { createRoot } from 'react-dom/client'; import App from './App.jsx'; createRoot(document.querySelector('#root')).render(createElement(App));",
      'src/App.jsx': 'export default function App() { return 12; }',
      'node_modules/big/package.json': '{ "name": "big", "version": "1.0.0", "main": "index.js" }',
      'node_modules/big/index.js': `module.exports = '${'x'.repeat(60_000)}';`,
      ...editInPage(3492 + at, 'src/App.jsx', text),
    },
    config:
      "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
    commands: ['node run.mjs'],
    expect: [prints('undefined factory'), prints('reloads: 0'), prints('text: 12')],
  })),
  {
    statement: 'an edit of the code of a web worker is an update that neither changes nor reloads the page',
    files: {
      // jsdom has no workers.
      'src/index.js': `
        if (window.Worker) new Worker(new URL('./worker.js', import.meta.url));
        const root = document.querySelector('#root');
        import.meta.webpackHot.addStatusHandler((status) => { root.textContent += status + ' '; });
      `,
      'src/worker.js': "import './text.js';",
      'src/text.js': "console.log('one');",
      ...editInPage(3499, 'src/text.js', "console.log('two');"),
    },
    commands: ['node run.mjs'],
    expect: [prints('errors: none reloads: 0'), prints(/text: check .*idle/)],
  },
  {
    statement: 'an update of a class component in React resets its state',
    files: {
      'src/index.js':
        "import { createElement } from 'react'; import { createRoot } from 'react-dom/client'; import App from './App.jsx'; createRoot(document.querySelector('#root')).render(createElement(App));",
      'src/App.jsx': classComponent(' before'),
      ...editInPage(3495, 'src/App.jsx', classComponent(' after')),
    },
    config:
      "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
    commands: ['node run.mjs'],
    expect: [prints('reloads: 0'), prints('text: 2 after')],
  },
  {
    statement: 'an update of a Vue component resets its children, and keeps the components outside',
    files: {
      'src/index.jsx':
        "import { createApp } from 'vue'; import { Outer } from './Outer.jsx'; createApp(Outer).mount('#root');",
      'src/Outer.jsx': `
        import { defineComponent } from 'vue';
        import { Edited } from './Edited.jsx';
        export const Outer = defineComponent({
          setup() { const run = (window.outer = (window.outer ?? 0) + 1); return () => <b>outer {run} <Edited /></b>; },
        });
      `,
      'src/Edited.jsx': vueComponent('one'),
      'src/Child.jsx': `
        import { defineComponent } from 'vue';
        export const Child = defineComponent({
          setup() { const run = (window.child = (window.child ?? 0) + 1); return () => <i>child {run}</i>; },
        });
      `,
      ...editInPage(3494, 'src/Edited.jsx', vueComponent('two')),
    },
    config: `
      import { pluginBabel } from '@rsbuild/plugin-babel';
      import { pluginVueJsx } from '@rsbuild/plugin-vue-jsx';
      export default {
        plugins: [pluginBabel({ include: /\\.jsx$/ }), pluginVueJsx()], source: { entry: { index: './src/index.jsx' } },
      };
    `,
    commands: ['node run.mjs'],
    expect: [prints('errors: none'), prints('text: outer 1 two child 2')],
  },
  {
    statement: 'an edit of a file that only the service worker contains reloads the page',
    files: {
      'src/sw.js': 'console.log(1);',
      'page.mjs': openPage,
      'run.mjs': `
        import { writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        import { openPage, until } from './page.mjs';
        const rsbuild = await createRsbuild({
          rsbuildConfig: {
            source: {
              entry: ({ target }) =>
                target === 'web' ? { index: './src/index.js' } : { sw: './src/sw.js' },
            },
            output: { targets: ['web', 'service-worker'] },
          },
        });
        let done = 0;
        rsbuild.onDevCompileDone(() => {
          done += 1;
        });
        const { urls } = await rsbuild.startDevServer();
        await until(() => done > 0);
        const page = await openPage(urls);
        await until(() => page.messages.some(({ type }) => type === 'ok'));
        writeFileSync('src/sw.js', 'console.log(2);');
        await until(() => page.reloads > 0);
        console.log('reloads:', page.reloads);
        process.exit();
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints(/reloads: [1-9]/), printsNot('never:')],
  },
];
