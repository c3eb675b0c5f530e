import { contains, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const order = {
  'src/index.js':
    "console.log(globalThis.saveOrder()); export const report = () => console.log('reported'); globalThis.report = report; console.debug('debug'); console.warn('warned'); const { log } = console; log('taken'); window.console.log('window');",
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'true removes calls together with code in their arguments',
    files: order,
    config: '{ performance: { removeConsole: true } }',
    expect: [
      lacks('dist/static/js/*.js', /saveOrder|reported|debug|warned/),
      contains('dist/static/js/*.js', 'taken'),
      contains('dist/static/js/*.js', 'window.console.log'),
    ],
  },
  {
    statement: 'a list keeps code in arguments and calls whose result is used',
    files: order,
    config: "{ performance: { removeConsole: ['log'] } }",
    expect: [
      contains('dist/static/js/*.js', 'saveOrder()'),
      contains('dist/static/js/*.js', 'reported'),
      contains('dist/static/js/*.js', 'warned'),
      lacks('dist/static/js/*.js', 'console.log(globalThis'),
    ],
  },
  {
    statement: 'without minification of scripts nothing is removed and nothing says so',
    files: order,
    config: '{ performance: { removeConsole: true }, output: { minify: { js: false } } }',
    expect: [contains('dist/static/js/*.js', 'console.log'), printsNot('warn')],
  },
  ...['{}', '{ js: false }'].map((minify) => ({
    statement: `with minify ${minify}, calls are removed from inline scripts of the template`,
    files: {
      'a.html':
        "<!doctype html><html><head><script>console.log('inline'); window.a = 1;</script></head><body></body></html>",
    },
    config: `{ html: { template: './a.html' }, performance: { removeConsole: ['log'] }, output: { minify: ${minify} } }`,
    expect: [contains('dist/index.html', 'window.a=1'), lacks('dist/index.html', 'console.log')],
  })),
  {
    statement: 'the last list replaces the earlier ones where configurations are merged',
    files: {
      'm.cjs':
        "console.log(JSON.stringify(require('@rsbuild/core').mergeRsbuildConfig({ performance: { removeConsole: ['log', 'info'] } }, { performance: { removeConsole: ['warn'] } }).performance.removeConsole));",
    },
    commands: ['node m.cjs'],
    expect: [prints('["warn"]')],
  },
  {
    statement: 'development builds keep everything',
    files: order,
    config: '{ performance: { removeConsole: true } }',
    commands: ['rsbuild dev', 'GET /static/js/index.js'],
    expect: [prints('reported', 'GET')],
  },
  ...Object.entries({ 'an array': "['log']", true: 'true' }).map(([name, value]) => ({
    statement: `with ${name}, extracted methods and window.console stay`,
    files: {
      'src/index.js':
        "const { log } = console; log('extracted'); window.console.log('of window'); console.log('plain');",
    },
    config: `{ performance: { removeConsole: ${value} } }`,
    expect: [
      contains('dist/static/js/index.*.js', 'extracted'),
      contains('dist/static/js/index.*.js', 'of window'),
      lacks('dist/static/js/index.*.js', 'plain'),
    ],
  })),
  {
    statement: 'true replaces a bound method by undefined, and its call throws an error',
    files: { 'src/index.js': "const log = console.log.bind(console, '[shop]'); log('started');" },
    config: "{ output: { targets: ['node'] }, performance: { removeConsole: true } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [exits(1), prints('TypeError: (void 0) is not a function', 'node')],
  },
  {
    statement: 'an array keeps bound methods',
    files: { 'src/index.js': "const log = console.log.bind(console, '[shop]'); log('started');" },
    config: "{ output: { targets: ['node'] }, performance: { removeConsole: ['log'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('[shop] started', 'node')],
  },
  {
    statement: 'with true, a function that logs its arguments is safe to call',
    files: {
      'src/index.js':
        "const log = (...values) => console.log('[shop]', ...values); log('started'); process.stdout.write('alive');",
    },
    config: "{ output: { targets: ['node'] }, performance: { removeConsole: true } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('alive', 'node'), printsNot('[shop]', 'node')],
  },
  {
    statement: 'a method that is passed on stays',
    files: { 'src/index.js': "fetch('/a').then(console.log);" },
    config: '{ performance: { removeConsole: true } }',
    expect: [contains('dist/static/js/index.*.js', '.then(console.log)')],
  },

  ...[true, false].map((isMinimized): Experiment => ({
    statement: `a bundle for node ${isMinimized ? 'loses its messages' : 'keeps its messages without minimize'}`,
    files: { 'src/index.js': "console.log('listening');" },
    config: `{
      output: { targets: ['web', 'node'] },
      performance: { removeConsole: true },
      tools: { bundlerChain: (chain, { isServer }) => { if (isServer) chain.optimization.minimize(${isMinimized}); } },
    }`,
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [
      (isMinimized ? printsNot : prints)('listening', 'node'),
      lacks('dist/static/js/index.*.js', 'listening'),
    ],
  })),
  ...['true', "['log', 'warn']"].map((value) => ({
    statement: `with ${value}, a call with a computed name stays`,
    files: {
      'src/index.js':
        "globalThis.report = (level, text) => console[level]('computed', text); console.warn('plain');",
    },
    config: `{ performance: { removeConsole: ${value} } }`,
    expect: [contains('dist/static/js/index.*.js', 'computed'), lacks('dist/static/js/index.*.js', 'plain')],
  })),
  {
    statement: 'debugger statements are dropped by default',
    files: { 'src/index.js': 'window.f = () => { debugger; alert(1); };' },
    expect: [contains('dist/static/js/index.*.js', 'alert(1)'), lacks('dist/static/js/*.js', 'debugger')],
  },
  {
    statement: 'drop_debugger: false keeps debugger statements',
    files: { 'src/index.js': 'window.f = () => { debugger; alert(1); };' },
    config: '{ output: { minify: { jsOptions: { compress: { drop_debugger: false } } } } }',
    expect: [contains('dist/static/js/index.*.js', 'debugger;alert(1)')],
  },
];
