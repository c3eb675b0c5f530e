import { prints, printsNot } from '../../../expectation.ts';
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
];
