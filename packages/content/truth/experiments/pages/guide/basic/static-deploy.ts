import { exists, exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'the preview server serves pages, files and routes at the prefix as well as at the root',
    config: "{ output: { assetPrefix: '/bakery/', filenameHash: false } }",
    commands: [
      'rsbuild build',
      'rsbuild preview',
      'GET /bakery/',
      'GET /bakery/static/js/index.js',
      'GET /bakery/orders/42',
      'GET /static/js/index.js',
    ],
    expect: [
      exists('dist/index.html'),
      prints('src="/bakery/static/js/index.js"', 'GET /bakery/'),
      prints('console.log(1)', 'GET /bakery/static'),
      prints('HTTP 200', 'GET /bakery/orders'),
      exits(200),
    ],
  },
];
