import { prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { printTypeErrors } from '../../../type-errors.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'the normalized configuration has dev.client, but not the defaults that are added later',
    config: `{ plugins: [{ name: 'a', setup: (api) => api.onBeforeBuild(() => {
      const { dev, output } = api.getNormalizedConfig();
      console.log(output.charset, dev.client, output.cleanDistPath, output.filename.js, output.distPath.root);
    }) }] }`,
    expect: [prints('ascii { overlay: true } undefined undefined dist')],
  },
  {
    statement:
      'the declarations of Rsbuild refer to packages that are not installed, unless skipLibCheck is set',
    files: {
      'src/index.ts':
        "import type { ServerConfig } from '@rsbuild/core'; export const server: ServerConfig = {};",
      'check.mjs': `
        import ts from 'typescript';
        const options = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, noEmit: true };
        const text = (skipLibCheck) => {
          const program = ts.createProgram(['src/index.ts'], { ...options, skipLibCheck });
          const files = program.getSourceFiles().filter(({ fileName }) => /http-proxy-middleware|src\\/index/.test(fileName));
          return files.flatMap((file) => program.getSemanticDiagnostics(file))
            .map(({ code, messageText }) => 'TS' + code + ': ' + (messageText.messageText ?? messageText)).join();
        };
        console.log('checked:', text(false));
        console.log('skipped: [' + text(true) + ']');
      `,
    },
    commands: ['node check.mjs'],
    expect: [prints("TS2307: Cannot find module 'express'", 'node'), prints('skipped: []', 'node')],
  },
  ...[
    { type: "NormalizedConfig['output']", errors: 0 },
    { type: 'NormalizedOutputConfig', errors: 1 },
  ].map(({ type, errors }) => ({
    statement: `output of the normalized configuration is assigned to ${type} with ${errors} errors`,
    files: {
      'a.ts': `
        import type { NormalizedConfig, NormalizedOutputConfig, RsbuildPluginAPI } from '@rsbuild/core';
        export const read = (api: RsbuildPluginAPI): ${type} => api.getNormalizedConfig().output;
      `,
      'check.cjs': printTypeErrors,
    },
    commands: ['node check.cjs'],
    expect: [prints(errors ? /^1 errors .*'readonly' and cannot be assigned/s : '0 errors', 'node')],
  })),
];
