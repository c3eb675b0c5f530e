import { contains, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'the types of the core do not declare SVG imports with ?react',
    files: {
      'src/env.d.ts': '/// <reference types="@rsbuild/core/types" />',
      'src/Header.ts':
        "import Bell from './bell.svg?react'; import url from './bell.svg'; console.log(Bell, url);",
      'run.mjs': `
        import ts from 'typescript';
        const options = { noLib: true, noEmit: true, skipLibCheck: true, types: [], module: 99, moduleResolution: 100 };
        const program = ts.createProgram(['src/env.d.ts', 'src/Header.ts'], options);
        for (const { code, messageText } of program.getSemanticDiagnostics(program.getSourceFile('src/Header.ts')))
          if (code === 2307) console.log(messageText);
        console.log('done');
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints("Cannot find module './bell.svg?react'"), printsNot("'./bell.svg' or"), prints('done')],
  },
  {
    statement: 'without mixedImport the import builds, but is undefined, and disableMinimize has no effect',
    files: {
      'src/index.js':
        "import url, { ReactComponent } from './bell.svg'; console.log('IMPORTS', typeof url, ReactComponent);",
      'src/bell.svg': '<svg/>',
    },
    config: `
      import { pluginSvgr } from '@rsbuild/plugin-svgr';
      export default { plugins: [pluginSvgr()], output: { disableMinimize: true, targets: ['node'] } };
    `,
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [
      prints('IMPORTS string undefined', 'node'),
      printsNot(/warn|error|disableMinimize/, 'rsbuild'),
      contains('dist/server/index.js', /^[^\n]+$/),
    ],
  },
];
