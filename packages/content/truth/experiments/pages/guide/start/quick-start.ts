import { absent, contains, exists, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'of several entries index.ts is used first, then index.js',
    files: { 'src/index.ts': "console.log('ts' as string);", 'src/index.tsx': "console.log('tsx');" },
    expect: [
      contains('dist/static/js/index.*.js', 'console.log("ts")'),
      lacks('dist/static/js/index.*.js', 'tsx'),
      printsNot(/warn|error|index\.tsx/i),
    ],
  },
  {
    statement: 'index.js is used before index.tsx',
    files: { 'src/index.tsx': "console.log('tsx');" },
    expect: [contains('dist/static/js/index.*.js', 'console.log(1)')],
  },
  {
    statement: 'index.cjs is an entry too, and no other name',
    files: { 'src/index.cjs': "console.log('cjs');" },
    config: "import { rmSync } from 'node:fs'; rmSync('src/index.js'); export default {};",
    expect: [contains('dist/static/js/index.*.js', 'console.log("cjs")')],
  },
  {
    statement: 'without an entry the build stops',
    files: { 'src/main.ts': '' },
    config: "import { rmSync } from 'node:fs'; rmSync('src/index.js'); export default {};",
    expect: [exits(1), prints('Could not find any entry module')],
  },
  {
    statement: 'the build needs no configuration and no HTML file, and its hash has eight characters',
    expect: [
      contains('dist/index.html', '<div id="root"></div>'),
      contains('dist/index.html', /index\.\w{8}\.js/),
      absent('dist/index.css'),
    ],
  },
  {
    statement: 'the second server falls back to the next free port and says so',
    commands: ['rsbuild dev', 'rsbuild dev', 'GET /'],
    expect: [prints(/port 3000 is in use/i), prints('HTTP 200', 'GET'), exists('src/index.js')],
  },
  {
    statement: 'the development server empties the folder that the preview server serves',
    commands: ['rsbuild build', 'rsbuild dev', 'rsbuild preview', 'GET /'],
    expect: [exits(404), absent('dist/index.html')],
  },
  {
    statement: 'with its plugin, React is in a separate file',
    files: {
      'src/index.js':
        "import { createElement } from 'react'; import { createRoot } from 'react-dom/client'; createRoot(document.body).render(createElement('b'));",
    },
    config:
      "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()] };",
    expect: [exists('dist/static/js/lib-react.*.js'), exists('dist/static/js/index.*.js')],
  },
];
