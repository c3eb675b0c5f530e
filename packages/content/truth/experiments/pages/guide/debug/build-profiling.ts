import { absent, contains, exists, exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const run = (
  env: Readonly<Record<string, string>>,
  { before = [], after = ['build'] }: { readonly before?: string[]; readonly after?: string[] } = {},
): Readonly<Record<string, string>> => ({
  'run.mjs': `
    import { spawnSync } from 'node:child_process';
    import { createRequire } from 'node:module';
    import { join } from 'node:path';
    const core = join(createRequire(import.meta.url).resolve('@rsbuild/core'), '../../bin/rsbuild.js');
    const env = { ...process.env, ...${JSON.stringify(env)} };
    const args = [...${JSON.stringify(before)}, core, ...${JSON.stringify(after)}];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env });
    console.log(String(stdout) + String(stderr));
    process.exitCode = status;
  `,
});

const commands = ['node run.mjs'];

export const experiments: readonly Experiment[] = [
  {
    statement: 'RSPACK_PROFILE=ALL writes three files and prints their folder',
    files: run({ RSPACK_PROFILE: 'ALL' }),
    commands,
    expect: [
      prints('Saved Rspack profile file to'),
      exists('dist/rspack-profile-*/trace.json'),
      exists('dist/rspack-profile-*/jscpuprofile.json'),
      contains('dist/rspack-profile-*/logging.json', 'rspack.Compilation'),
    ],
  },
  {
    statement: 'names can be combined and are not case-sensitive',
    files: run({ RSPACK_PROFILE: 'trace,Cpu' }),
    commands,
    expect: [
      exists('dist/rspack-profile-*/trace.json'),
      exists('dist/rspack-profile-*/jscpuprofile.json'),
      absent('dist/rspack-profile-*/logging.json'),
    ],
  },
  {
    statement: '--cpu-prof before the path writes a profile to the root folder',
    files: run({}, { before: ['--cpu-prof'] }),
    commands,
    expect: [exists('CPU.*.cpuprofile')],
  },
  {
    statement: '--cpu-prof after the path is an unknown option',
    files: run({}, { after: ['build', '--cpu-prof'] }),
    commands,
    expect: [exits(1), prints("unknown option '--cpu-prof'"), printsNot('Saved')],
  },
  {
    statement: 'the next build deletes the folder',
    files: run({ RSPACK_PROFILE: 'LOGGING' }),
    commands: ['node run.mjs', 'rsbuild build'],
    expect: [exists('dist/index.html'), absent('dist/rspack-profile-*/*')],
  },
  ...[false, true].map((handled): Experiment => ({
    statement: handled
      ? 'with a handler of SIGINT, the profiles of dev are complete'
      : 'SIGINT terminates dev without the CPU profile, and leaves an array without its end',
    files: {
      'run.mjs': `
        import { spawn } from 'node:child_process';
        import { createRequire } from 'node:module';
        import { join } from 'node:path';
        const core = join(createRequire(import.meta.url).resolve('@rsbuild/core'), '../../bin/rsbuild.js');
        const env = { ...process.env, RSPACK_PROFILE: 'TRACE,CPU' };
        const dev = spawn(process.execPath, [core, 'dev', '--port', '3476'], { env });
        dev.stdout.on('data', (data) => String(data).includes('compiled in') && dev.kill('SIGINT'));
        dev.stdout.pipe(process.stdout);
      `,
      'end.cjs': `
        const fs = require('node:fs');
        const [folder] = fs.readdirSync('dist').filter((name) => name.startsWith('rspack-profile'));
        const trace = fs.readFileSync('dist/' + folder + '/trace.json', 'utf8').trim();
        console.log('from', trace[0], 'to the end', trace.endsWith(']'));
      `,
    },
    config: `${handled ? "process.once('SIGINT', () => process.exit());" : ''} export default {};`,
    commands: ['node run.mjs', 'node end.cjs'],
    expect: handled
      ? [
          prints('Saved Rspack profile file to'),
          prints('from [ to the end true'),
          exists('dist/rspack-profile-*/jscpuprofile.json'),
        ]
      : [printsNot('Saved'), prints('to the end false'), absent('dist/rspack-profile-*/jscpuprofile.json')],
  })),
  {
    statement:
      'less, sass and postcss-loader are below @rsbuild/shared/compiled, postcss is a package of its own',
    files: {
      'run.cjs': `
        const core = require.resolve('@rsbuild/core');
        const shared = require.resolve('@rsbuild/shared', { paths: [core] });
        const { dirname, join } = require('node:path');
        for (const name of ['less', 'sass', 'postcss-loader', 'postcss']) {
          try {
            require.resolve(join(dirname(shared), '../compiled', name));
            console.log(name, 'is compiled');
          } catch {
            console.log(name, 'is in', require.resolve(name, { paths: [shared] }));
          }
        }
      `,
    },
    commands: ['node run.cjs'],
    expect: [
      prints('less is compiled'),
      prints('sass is compiled'),
      prints('postcss-loader is compiled'),
      prints(/postcss is in .*node_modules\/postcss\//),
    ],
  },
];
