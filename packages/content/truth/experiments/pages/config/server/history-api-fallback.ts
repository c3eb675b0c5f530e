import { exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const files = { 'src/admin.js': 'console.log("admin");', 'src/shop.js': 'console.log("shop");' };
const withRules = (rules: string): string => `{
  source: { entry: { shop: './src/shop.js', admin: './src/admin.js' } },
  server: { htmlFallback: false, historyApiFallback: ${rules} },
}`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'what no rule matches goes to index, and a rule also catches a path with a dot',
    files,
    config: withRules("{ index: '/shop.html', rewrites: [{ from: /^\\/admin(\\/|$)/, to: '/admin.html' }] }"),
    commands: ['rsbuild dev', 'GET /users/4', 'GET /admin/v1.2'],
    expect: [prints('/static/js/shop.js', 'GET /users'), prints('/static/js/admin.js', 'GET /admin')],
  },
  {
    statement: 'a path with a dot that no rule matches is a 404, unless disableDotRule is set',
    files,
    config: withRules("{ index: '/shop.html' }"),
    commands: ['rsbuild dev', 'GET /release/1.2'],
    expect: [exits(404)],
  },
  {
    statement: 'disableDotRule rewrites paths with a dot, missing scripts too',
    files,
    config: withRules("{ index: '/shop.html', disableDotRule: true }"),
    commands: ['rsbuild dev', 'GET /release/1.2', 'GET /missing.js'],
    expect: [prints('/static/js/shop.js', 'GET /release'), prints('/static/js/shop.js', 'GET /missing')],
  },
  {
    statement: 'the rules are never used while htmlFallback is on and the project has an index.html',
    files,
    config:
      "{ source: { entry: { index: './src/index.js', admin: './src/admin.js' } }, server: { historyApiFallback: { index: '/admin.html' } } }",
    commands: ['rsbuild dev', 'GET /users/4'],
    expect: [prints('/static/js/index.js', 'GET')],
  },
  {
    statement: 'a function of to gets the match',
    files,
    config: withRules(
      '{ rewrites: [{ from: /^\\/(shop|admin)\\//, to: ({ match }) => `/${match[1]}.html` }] }',
    ),
    commands: ['rsbuild dev', 'GET /admin/x'],
    expect: [prints('/static/js/admin.js', 'GET')],
  },
  {
    statement: 'the preview server follows the rules as well, whose patterns include the asset prefix',
    files,
    config: withRules(
      "{ index: '/shop.html', rewrites: [{ from: /^\\/admin/, to: '/shop.html' }, { from: /^\\/base\\/admin/, to: '/admin.html' }] }",
    ).replace('{', "{ output: { assetPrefix: '/base/' },"),
    commands: ['rsbuild build', 'rsbuild preview', 'GET /users/4', 'GET /base/admin/x'],
    expect: [
      prints(/base\/static\/js\/shop\.\w+\.js/, 'GET /users'),
      prints(/base\/static\/js\/admin\.\w+\.js/, 'GET /base'),
    ],
  },
  {
    statement: 'with a relative prefix, a nested route requests scripts from the wrong folder',
    config: "{ dev: { assetPrefix: 'auto' }, server: { htmlFallback: false, historyApiFallback: true } }",
    commands: ['rsbuild dev', 'GET /users/4', 'GET /users/static/js/index.js'],
    expect: [prints('src="static/js/index.js"', 'GET /users/4'), exits(404)],
  },
  {
    statement: 'a 404 page as index leaves missing scripts a 404 in development',
    files,
    config: `{
    source: { entry: { index: './src/shop.js', 404: './src/admin.js' } },
    server: { htmlFallback: false, historyApiFallback: { index: '/404.html', rewrites: [{ from: /^\\/orders/, to: '/index.html' }] } },
  }`,
    commands: ['rsbuild dev', 'GET /nothing', 'GET /orders/1', 'GET /static/js/missing.js'],
    expect: [
      prints('HTTP 200', 'GET /nothing'),
      prints(/static\/js\/404\./, 'GET /nothing'),
      prints(/static\/js\/index\./, 'GET /orders'),
      exits(404),
    ],
  },

  {
    statement: 'a 404 page as index leaves missing scripts a 404 in a preview',
    files,
    config: `{
    source: { entry: { index: './src/shop.js', 404: './src/admin.js' } },
    server: { htmlFallback: false, historyApiFallback: { index: '/404.html', rewrites: [{ from: /^\\/orders/, to: '/index.html' }] } },
  }`,
    commands: [
      'rsbuild build',
      'rsbuild preview',
      'GET /nothing',
      'GET /orders/1',
      'GET /static/js/missing.js',
    ],
    expect: [
      prints('HTTP 200', 'GET /nothing'),
      prints(/static\/js\/404\./, 'GET /nothing'),
      prints(/static\/js\/index\./, 'GET /orders'),
      exits(404),
    ],
  },

  {
    statement: 'a rewrite to a path without a leading slash gives a 404, that of index too',
    files,
    config:
      "{ source: { entry: { admin: './src/index.js' } }, server: { htmlFallback: false, historyApiFallback: { index: 'admin.html', rewrites: [{ from: /^\\/admin/, to: 'admin.html' }] } } }",
    commands: ['rsbuild dev', 'GET /users accept: text/html', 'GET /admin/users accept: text/html'],
    expect: [prints('HTTP 404', 'GET /users'), exits(404)],
  },

  {
    statement: 'a request of fetch gets the page, unless htmlAcceptHeaders excludes it',
    config: '{ server: { htmlFallback: false, historyApiFallback: true } }',
    commands: ['rsbuild dev', 'GET /api/users accept: */*'],
    expect: [prints('<!doctype html>', 'GET')],
  },
  {
    statement: 'htmlAcceptHeaders with text/html leaves requests of fetch alone',
    config: "{ server: { htmlFallback: false, historyApiFallback: { htmlAcceptHeaders: ['text/html'] } } }",
    commands: ['rsbuild dev', 'GET /api/users accept: */*', 'GET /users accept: text/html,*/*'],
    expect: [prints('HTTP 404', 'GET /api'), prints('HTTP 200', 'GET /users')],
  },
  {
    statement: 'a request whose Accept header begins with application/json gets no page',
    config: '{ server: { htmlFallback: false, historyApiFallback: true } }',
    commands: [
      'rsbuild dev',
      'GET /api/users accept: application/json,text/plain,*/*',
      'GET /users accept: text/plain,application/json,*/*',
    ],
    expect: [prints('HTTP 404', 'GET /api'), prints('HTTP 200', 'GET /users')],
  },
];
