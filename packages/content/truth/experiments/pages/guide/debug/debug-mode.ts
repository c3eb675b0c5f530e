import { absent, contains, exists, exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** Runs the command line with variables of the shell. */
const run = (env: Readonly<Record<string, string>>, command = 'build'): Readonly<Record<string, string>> => ({
  'run.mjs': `
    import { spawnSync } from 'node:child_process';
    import { createRequire } from 'node:module';
    import { join } from 'node:path';
    const core = join(createRequire(import.meta.url).resolve('@rsbuild/core'), '../../bin/rsbuild.js');
    const env = { ...process.env, ...${JSON.stringify(env)} };
    const { status, stdout, stderr } = spawnSync(process.execPath, [core, '${command}'], { env });
    console.log(String(stdout) + String(stderr));
    process.exitCode = status;
  `,
});

const commands = ['node run.mjs'];

export const experiments: readonly Experiment[] = [
  {
    statement: 'DEBUG=rsbuild prints the steps and writes the configurations',
    files: run({ DEBUG: 'rsbuild' }),
    commands,
    expect: [
      prints('create compiler done'),
      prints('Use Rspack v0.6.5'),
      exists('dist/rsbuild.config.mjs'),
      exists('dist/rspack.config.web.mjs'),
    ],
  },
  {
    statement: 'an asterisk enables it',
    files: run({ DEBUG: '*' }),
    commands,
    expect: [prints('create compiler done')],
  },
  {
    statement: 'a name in a list enables it',
    files: run({ DEBUG: 'express,rsbuild' }),
    commands,
    expect: [prints('create compiler done')],
  },
  {
    statement: 'rsbuild:* does not enable it',
    files: run({ DEBUG: 'rsbuild:*' }),
    commands,
    expect: [printsNot('create compiler done')],
  },
  {
    statement: 'debug mode prints the messages of logger.debug',
    files: {
      ...run({ DEBUG: 'rsbuild' }),
      'rsbuild.config.mjs': `
        import { logger } from '@rsbuild/core';
        export default { plugins: [{ name: 'own', setup() { logger.debug('message of a plugin'); } }] };
      `,
    },
    commands,
    expect: [prints('message of a plugin')],
  },
  {
    statement: 'without a value, logger.debug prints nothing',
    config: `
      import { logger } from '@rsbuild/core';
      export default { plugins: [{ name: 'own', setup() { logger.debug('message of a plugin'); } }] };
    `,
    expect: [printsNot('message of a plugin')],
  },
  {
    statement: 'without cleanDistPath, a second file of the bundler gets a number',
    files: {
      ...run({ DEBUG: 'rsbuild' }),
      'rsbuild.config.mjs': 'export default { output: { cleanDistPath: false } };',
    },
    commands: ['node run.mjs', 'node run.mjs'],
    expect: [exists('dist/rspack.config.web.mjs'), exists('dist/rspack.config.web.*.mjs')],
  },
  {
    statement: 'each target has a file',
    files: {
      ...run({ DEBUG: 'rsbuild' }),
      'rsbuild.config.mjs':
        "export default { output: { targets: ['web', 'node'] }, source: { define: { TOKEN: '\"token\"' } } };",
    },
    commands,
    expect: [
      exists('dist/rspack.config.node.mjs'),
      contains('dist/rsbuild.config.mjs', 'token'),
      contains('dist/rsbuild.config.mjs', 'rsbuild:'),
    ],
  },
  {
    statement: 'an error in the configuration file leaves no files',
    files: {
      ...run({ DEBUG: 'rsbuild' }),
      'rsbuild.config.mjs': "throw new Error('broken configuration');",
    },
    commands,
    expect: [exits(1), prints('broken configuration'), absent('dist/*.mjs')],
  },
  ...[
    { env: {}, mode: 'development' },
    { env: { NODE_ENV: 'production' }, mode: 'production' },
  ].map(({ env, mode }) => ({
    statement: `inspect --env production with the variables ${JSON.stringify(env)} reads the files of ${mode}`,
    files: {
      'run.mjs': run(env, 'inspect')['run.mjs']!.replace("'inspect']", "'inspect', '--env', 'production']"),
      '.env.development': 'PUBLIC_MODE=of-development',
      '.env.production': 'PUBLIC_MODE=of-production',
    },
    config: "export default ({ env }) => ({ html: { title: 'Title of ' + env } });",
    commands,
    expect: [
      contains('dist/rspack.config.web.mjs', "mode: 'production'"),
      contains('dist/rspack.config.web.mjs', `of-${mode}`),
      contains('dist/rsbuild.config.mjs', `Title of ${mode}`),
    ],
  })),
  {
    statement: 'inspect writes configurations of development without building',
    commands: ['rsbuild inspect'],
    expect: [
      exists('dist/rsbuild.config.mjs'),
      contains('dist/rspack.config.web.mjs', "mode: 'development'"),
      absent('dist/index.html'),
    ],
  },
  {
    statement: 'a .env file enables it',
    files: { ...run({}), '.env': 'DEBUG=rsbuild' },
    commands,
    expect: [prints('create compiler done'), exists('dist/rspack.config.web.mjs')],
  },
  {
    statement: 'preview writes no configurations',
    files: {
      ...run({ DEBUG: 'rsbuild' }, 'preview'),
      'rsbuild.config.mjs':
        "export default { plugins: [{ name: 'own', setup(api) { api.onAfterStartProdServer(() => { console.log('started'); process.exit(0); }); } }] };",
      'dist/index.html': 'page',
    },
    commands,
    expect: [prints('init plugins done'), prints('started'), absent('dist/*.mjs')],
  },
  {
    statement: 'dev prints two more steps and writes the configurations once the server has started',
    files: {
      ...run({ DEBUG: 'rsbuild' }, 'dev'),
      'rsbuild.config.mjs': `
        import { existsSync } from 'node:fs';
        const wait = () => (existsSync('dist/rspack.config.web.mjs') ? process.exit(0) : setTimeout(wait, 20));
        export default { plugins: [{ name: 'own', setup(api) { api.onAfterStartDevServer(() => { wait(); }); } }] };
      `,
    },
    commands,
    expect: [
      prints(
        /create dev server\n[^]*modify bundler chain[^]*create dev server done[^]*listen dev server done/,
      ),
      exists('dist/rspack.config.web.mjs'),
    ],
  },
  {
    statement: 'a second inspect keeps the file of the first',
    commands: ['rsbuild inspect', 'rsbuild inspect'],
    expect: [exists('dist/rspack.config.web.mjs'), exists('dist/rspack.config.web.*.mjs')],
  },

  {
    statement: 'an output folder that is the root folder overwrites the configuration file',
    files: {
      ...run({ DEBUG: 'rsbuild' }),
      'rsbuild.config.mjs': "export default { output: { distPath: { root: '.' } } };",
    },
    commands,
    expect: [contains('rsbuild.config.mjs', 'strictPort: false'), exists('rspack.config.web.mjs')],
  },
  {
    statement: 'inspect --output .. overwrites the configuration file',
    config: "{ html: { title: 'Mine' } }",
    commands: ['rsbuild inspect --output ..'],
    expect: [contains('rsbuild.config.mjs', 'strictPort: false')],
  },
  {
    statement: 'a build that does not empty the folder keeps the files',
    files: {
      ...run({ DEBUG: 'rsbuild' }),
      'rsbuild.config.mjs': 'export default { output: { cleanDistPath: false } };',
    },
    commands: ['node run.mjs', 'rsbuild build'],
    expect: [exists('dist/rsbuild.config.mjs'), exists('dist/rspack.config.web.mjs')],
  },
];
