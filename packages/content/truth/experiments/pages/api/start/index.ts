import { contains, prints, printsInOrder, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a development server after a build of the same process builds for production',
    files: {
      'both.mjs': `
        import { createRsbuild } from '@rsbuild/core';
        await (await createRsbuild()).build();
        const { server, urls } = await (await createRsbuild()).startDevServer();
        console.log(process.env.NODE_ENV, await (await fetch(urls[0] + '/')).text());
        await server.close();
        process.exit();`,
    },
    commands: ['node both.mjs'],
    expect: [prints('production <!doctype html><html><head>'), printsNot('overlay')],
  },
  {
    statement:
      'without NODE_ENV, env of a configuration function is undefined, and .env.production is not read',
    files: {
      '.env.production': 'NAME=shop',
      'load.mjs': `
        import { loadConfig, loadEnv } from '@rsbuild/core';
        loadEnv();
        await loadConfig();
        process.env.NODE_ENV = 'production';
        loadEnv();
        await loadConfig();`,
    },
    config:
      'export default ({ env, command }) => { console.log("env:", env, process.env.NAME, command); return {}; };',
    commands: ['node load.mjs', 'node load.mjs build'],
    expect: [
      printsInOrder(
        'env: undefined undefined undefined',
        'env: production shop undefined',
        'env: undefined undefined build',
      ),
    ],
  },

  {
    statement: 'onAfterBuild is called after a compilation with errors too, before build rejects',
    files: {
      'src/index.js': "import './missing';",
      'build.mjs': `
        import { createRsbuild } from '@rsbuild/core';
        const rsbuild = await createRsbuild();
        rsbuild.onAfterBuild(({ stats }) => console.log('called, errors:', stats.hasErrors()));
        await rsbuild.build().catch(({ message }) => console.log('rejected:', message));
        process.exit();`,
    },
    commands: ['node build.mjs'],
    expect: [printsInOrder('called, errors: true', 'rejected: Rspack build failed!')],
  },
  {
    statement:
      'the API reads no .env file; a configuration file reads what loadEnv has loaded before, client code needs publicVars',
    files: {
      '.env': 'TITLE=loaded\nPUBLIC_NAME=shop',
      'src/index.js': 'console.log(process.env.PUBLIC_NAME);',
      'run.mjs': `
        import { createRsbuild, loadConfig, loadEnv } from '@rsbuild/core';
        await createRsbuild();
        await loadConfig();
        const { publicVars: define } = loadEnv();
        const { content } = await loadConfig();
        await (await createRsbuild({ rsbuildConfig: content })).build();
        const output = { distPath: { root: 'defined' } };
        await (await createRsbuild({ rsbuildConfig: { output, source: { define } } })).build();`,
    },
    config: 'export default () => { console.log("title:", process.env.TITLE); return {}; };',
    commands: ['node run.mjs'],
    expect: [
      printsInOrder('title: undefined', 'title: loaded'),
      contains('dist/static/js/*.js', 'process.env.PUBLIC_NAME'),
      contains('defined/static/js/*.js', 'console.log("shop")'),
    ],
  },
];
