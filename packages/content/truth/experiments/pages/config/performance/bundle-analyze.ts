import { absent, contains, count, exists, exits, lacks, prints } from '../../../expectation.ts';
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
  {
    statement: 'analyzerMode json without a name writes JSON into report-web.html',
    config: "{ performance: { bundleAnalyze: { analyzerMode: 'json' } } }",
    expect: [contains('dist/report-web.html', /^\[\{"label"/)],
  },
  {
    statement: 'emitted stylesheets and images are not in the report',
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': '.a { background: url(./a.png?url) }',
      'src/a.png': 'a',
    },
    config: "{ performance: { bundleAnalyze: { analyzerMode: 'json', reportFilename: 'r.json' } } }",
    expect: [
      contains('dist/r.json', '"label":"static/js/index.'),
      lacks('dist/r.json', 'static/css'),
      lacks('dist/r.json', 'static/image'),
    ],
  },
  {
    statement: 'two targets in the mode server use one port, which ends the command',
    config:
      "{ output: { targets: ['web', 'node'] }, performance: { bundleAnalyze: { analyzerMode: 'server' } } }",
    expect: [exits(1), prints('listen EADDRINUSE: address already in use 127.0.0.1:8888')],
  },
  {
    statement: 'in the mode server, a restart of the development server uses the port again',
    files: {
      'rsbuild.config.mjs': `
        import { writeFileSync } from 'node:fs';
        process.on('uncaughtException', ({ message }) => writeFileSync('crash.txt', message));
        export default {
          performance: { bundleAnalyze: { analyzerMode: 'server', analyzerPort: 8897 } },
          plugins: [{ name: 'w', setup: (api) => api.onDevCompileDone(() => writeFileSync('done.txt', '')) }],
        };
      `,
      'edit.cjs': "require('node:fs').appendFileSync('rsbuild.config.mjs', '// edited');",
    },
    commands: ['rsbuild dev', 'wait done.txt', 'node edit.cjs', 'wait crash.txt'],
    expect: [
      prints('Restart because rsbuild.config.mjs is changed.'),
      contains('crash.txt', 'listen EADDRINUSE: address already in use 127.0.0.1:8897'),
    ],
  },
  {
    statement:
      'in development the report is written and opened after each compilation, and writeToDisk is on',
    files: {
      'xdg-open':
        '#!/bin/sh\nn=1\nwhile ! mkdir "lock-$n" 2>/dev/null; do n=$((n + 1)); done\necho "$1" > "opened-$n"\n',
      'edit.cjs': "require('node:fs').writeFileSync('src/index.js', 'console.log(2);');",
    },
    config: `
      import { chmodSync } from 'node:fs';
      chmodSync('xdg-open', 0o755);
      process.env.PATH = process.cwd() + ':' + process.env.PATH;
      export default { performance: { bundleAnalyze: { openAnalyzer: true } } };
    `,
    commands: ['rsbuild dev', 'wait opened-1', 'node edit.cjs', 'wait opened-2'],
    expect: [
      contains('opened-1', 'dist/report-web.html'),
      contains('opened-2', 'dist/report-web.html'),
      exists('dist/report-web.html'),
      exists('dist/static/js/index.js'),
    ],
  },
  {
    statement: 'reports of web and workers share a folder, that of node has another',
    config:
      "{ output: { targets: ['web', 'web-worker', 'service-worker', 'node'] }, performance: { bundleAnalyze: {} } }",
    expect: [
      exists('dist/report-web.html'),
      exists('dist/report-web-worker.html'),
      exists('dist/report-service-worker.html'),
      exists('dist/server/report-node.html'),
    ],
  },
  {
    statement: 'with reportFilename, targets of the same folder overwrite the report',
    config:
      "{ output: { targets: ['web', 'web-worker', 'service-worker'] }, performance: { bundleAnalyze: { reportFilename: 'r.html' } } }",
    expect: [count('dist/**/*.html', 2), exists('dist/r.html')],
  },
  {
    statement: 'with inlined scripts no bundle is parsed',
    config: '{ output: { inlineScripts: true }, performance: { bundleAnalyze: {} } }',
    expect: [
      prints('No bundles were parsed. Analyzer will show only original module sizes from stats file.'),
      exists('dist/report-web.html'),
    ],
  },
  {
    statement: 'reportFilename is relative to the folder of the target, so that of node can stay in dist',
    config:
      "{ output: { targets: ['web', 'node'] }, performance: { bundleAnalyze: { reportFilename: '../reports/r.html' } } }",
    expect: [exists('reports/r.html'), exists('dist/reports/r.html')],
  },
  {
    statement: 'with an absolute reportFilename no report is in dist',
    config:
      "{ output: { targets: ['web', 'node'] }, performance: { bundleAnalyze: { reportFilename: `${process.cwd()}/reports/r.html` } } }",
    expect: [exists('reports/r.html'), count('dist/**/*.html', 1)],
  },
];
