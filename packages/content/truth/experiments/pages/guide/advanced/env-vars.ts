import { contains, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement:
      'loadEnv without a mode reads the files of the mode of NODE_ENV in addition to those of --env-mode',
    files: {
      '.env.staging': 'REACT_APP_API=staging',
      '.env.production': 'REACT_APP_API=production\nREACT_APP_ONLY=leak',
      'src/index.js': 'console.log([process.env.REACT_APP_API, process.env.REACT_APP_ONLY]);',
      'rsbuild.config.mjs': `
        import { loadEnv } from '@rsbuild/core';
        export default { source: { define: loadEnv({ prefixes: ['REACT_APP_'] }).publicVars } };
      `,
    },
    commands: ['rsbuild build --env-mode staging'],
    expect: [contains('dist/static/js/index.*.js', '["staging","leak"]')],
  },
  {
    statement: 'loadEnv with the mode reads the files of --env-mode only',
    files: {
      '.env.staging': 'REACT_APP_API=staging',
      '.env.production': 'REACT_APP_API=production\nREACT_APP_ONLY=leak',
      'src/index.js': 'console.log([process.env.REACT_APP_API, "" + process.env.REACT_APP_ONLY]);',
      'rsbuild.config.mjs': `
        import { loadEnv } from '@rsbuild/core';
        export default ({ envMode }) => ({
          source: { define: loadEnv({ mode: envMode, prefixes: ['REACT_APP_'] }).publicVars },
        });
      `,
    },
    commands: ['rsbuild build --env-mode staging'],
    expect: [contains('dist/static/js/index.*.js', '"staging"'), lacks('dist/static/js/index.*.js', 'leak')],
  },
];
