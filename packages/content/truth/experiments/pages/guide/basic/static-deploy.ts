import { exists, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'the preview server serves a build with a prefix at the prefix as well',
    config: "{ output: { assetPrefix: '/bakery/' } }",
    commands: ['rsbuild build', 'rsbuild preview', 'GET /bakery/', 'GET /'],
    expect: [
      exists('dist/index.html'),
      prints(/src="\/bakery\/static\/js\/index\.\w+\.js"/, 'GET /bakery/'),
      prints('HTTP 200', 'GET /'),
    ],
  },
];
