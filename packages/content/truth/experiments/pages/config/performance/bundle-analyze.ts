import { absent, contains, exists } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'generateStatsFile writes stats.json to the output folder, not beside the report',
    config: `{ performance: { bundleAnalyze: {
      analyzerMode: 'static', openAnalyzer: false, reportFilename: '../reports/bundle.html', generateStatsFile: true,
    } } }`,
    expect: [exists('dist/stats.json'), absent('reports/stats.json'), exists('reports/bundle.html')],
  },
  {
    statement: 'reportTitle is by default the name of the analyzer and the time',
    config: "{ performance: { bundleAnalyze: { analyzerMode: 'static', openAnalyzer: false } } }",
    expect: [contains('dist/report-web.html', /<title>[\w ]+ \[\d+ \w+ \d{4} at \d\d:\d\d\]<\/title>/)],
  },
  {
    statement: 'with analyzerMode disabled, stats.json is written without a report',
    config: "{ performance: { bundleAnalyze: { analyzerMode: 'disabled', generateStatsFile: true } } }",
    expect: [exists('dist/stats.json'), absent('dist/report-web.html')],
  },
];
