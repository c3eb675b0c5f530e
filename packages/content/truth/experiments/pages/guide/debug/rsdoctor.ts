import { exists, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const run = (value: string): Readonly<Record<string, string>> => ({
  'run.mjs': `
    import { spawnSync } from 'node:child_process';
    import { createRequire } from 'node:module';
    import { join } from 'node:path';
    const core = join(createRequire(import.meta.url).resolve('@rsbuild/core'), '../../bin/rsbuild.js');
    const env = { ...process.env, RSDOCTOR: '${value}' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [core, 'build'], { env });
    console.log(String(stdout) + String(stderr));
    process.exitCode = status;
  `,
});

const rsdoctor = {
  'node_modules/@rsdoctor/rspack-plugin/package.json':
    '{ "name": "@rsdoctor/rspack-plugin", "main": "index.js" }',
  'node_modules/@rsdoctor/rspack-plugin/index.js':
    "exports.RsdoctorRspackPlugin = class RsdoctorRspackPlugin { isRsdoctorPlugin = true; constructor(options) { this.own = options?.own; } apply() { console.log(this.own ? 'own instance' : 'automatic instance'); } };",
};

const commands = ['node run.mjs'];

export const experiments: readonly Experiment[] = [
  {
    statement: 'without the package, a warning is printed and the build continues',
    files: run('true'),
    commands,
    expect: [
      prints('`process.env.RSDOCTOR` enabled, please install @rsdoctor/rspack-plugin package.'),
      exists('dist/index.html'),
    ],
  },
  {
    statement: 'the package is found in the root folder and registered',
    files: { ...run('true'), ...rsdoctor },
    commands,
    expect: [prints('@rsdoctor/rspack-plugin enabled.'), prints('automatic instance')],
  },
  {
    statement: 'the value 1 has no effect and prints nothing',
    files: { ...run('1'), ...rsdoctor },
    commands,
    expect: [printsNot('rsdoctor'), printsNot('instance')],
  },
  {
    statement: 'the value TRUE has no effect and prints nothing',
    files: { ...run('TRUE'), ...rsdoctor },
    commands,
    expect: [printsNot('rsdoctor'), printsNot('instance')],
  },
  {
    statement: 'an instance of your own replaces the automatic one, without the message',
    files: {
      ...run('true'),
      ...rsdoctor,
      'rsbuild.config.mjs': `
        import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
        export default {
          tools: {
            rspack: (config, { appendPlugins }) => { appendPlugins(new RsdoctorRspackPlugin({ own: true })); },
          },
        };
      `,
    },
    commands,
    expect: [
      prints('own instance'),
      printsNot('automatic instance'),
      printsNot('@rsdoctor/rspack-plugin enabled.'),
    ],
  },
];
