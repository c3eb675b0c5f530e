import { prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

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
  {
    statement: 'output of the normalized configuration is not assignable to NormalizedOutputConfig',
    files: {
      'src/index.ts': `
        import type { NormalizedConfig, NormalizedOutputConfig, RsbuildPluginAPI } from '@rsbuild/core';
        const readOnly = (output: NormalizedConfig['output']) => output.targets;
        const mutable = (output: NormalizedOutputConfig) => output.targets;
        export const read = (api: RsbuildPluginAPI) => readOnly(api.getNormalizedConfig().output);
        export const change = (api: RsbuildPluginAPI) => mutable(api.getNormalizedConfig().output);
      `,
      'check.mjs': `
        import ts from 'typescript';
        const options = {
          module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler,
          noEmit: true, skipLibCheck: true, strict: true,
        };
        const found = ts.getPreEmitDiagnostics(ts.createProgram(['src/index.ts'], options));
        console.log(found.map(({ code, file, start }) => code + ' in ' + file.text.slice(start - 8, start)).join());
      `,
    },
    commands: ['node check.mjs'],
    expect: [prints(/^2345 in mutable\($/m, 'node')],
  },
];
