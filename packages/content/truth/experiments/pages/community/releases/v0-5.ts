import { contains, lacks, prints, printsNot } from '../../../expectation.ts';
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
  {
    statement: 'svgDefaultExport and tagsByEntries are ignored, exportType and a function replace them',
    files: {
      'src/index.js': "import Bell from './bell.svg'; console.log('BELL', typeof Bell);",
      'src/bell.svg': '<svg/>',
      'old.mjs': `
        import { pluginReact } from '@rsbuild/plugin-react';
        import { pluginSvgr } from '@rsbuild/plugin-svgr';
        const tag = (name) => ({ tag: 'meta', attrs: { name } });
        export default {
          plugins: [pluginReact(), pluginSvgr({ svgDefaultExport: 'component' })],
          html: {
            tagsByEntries: { index: [tag('by-entries')] },
            tags: (tags, { entryName }) => [...tags, tag('of-' + entryName)],
          },
          output: { targets: ['web', 'node'] },
        };
      `,
      'new.mjs': `
        import { pluginReact } from '@rsbuild/plugin-react';
        import { pluginSvgr } from '@rsbuild/plugin-svgr';
        export default {
          plugins: [pluginReact(), pluginSvgr({ svgrOptions: { exportType: 'default' } })],
          output: { targets: ['node'], distPath: { root: 'new' } },
        };
      `,
    },
    commands: [
      'rsbuild build --config old.mjs',
      'node dist/server/index.js',
      'rsbuild build --config new.mjs',
      'node new/server/index.js',
    ],
    expect: [
      printsNot(/warn|error|svgDefaultExport|tagsByEntries/, 'rsbuild'),
      lacks('dist/index.html', 'by-entries'),
      contains('dist/index.html', 'of-index'),
      prints('BELL string', 'node dist'),
      prints('BELL function', 'node new'),
    ],
  },
  {
    statement: 'an instance has createDevServer, but no getServerAPIs',
    files: {
      'run.mjs': `
        import { createRsbuild } from '@rsbuild/core';
        const rsbuild = await createRsbuild({});
        console.log(typeof rsbuild.createDevServer);
        try { rsbuild.getServerAPIs(); } catch ({ message }) { console.log(message); }
      `,
    },
    commands: ['node run.mjs'],
    expect: [prints('function\nrsbuild.getServerAPIs is not a function')],
  },
];
