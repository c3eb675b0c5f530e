import { exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  ...['rsbuild dev', 'rsbuild preview'].map((command) => ({
    statement: `a port that is taken ends ${command} with exit code 1`,
    config: `
      import { createServer } from 'node:http';
      import { once } from 'node:events';
      export default async () => {
      const taken = createServer().listen(0, '0.0.0.0');
      await once(taken, 'listening');
      return { server: { port: taken.address().port, strictPort: true } }; };
    `,
    files: { 'dist/index.html': '' },
    commands: [command],
    expect: [exits(1), prints(/Port "\d+" is occupied, please choose another one\./)],
  })),
  {
    statement: 'startDevServer is rejected with the message',
    files: {
      'serve.mjs': `
        import { createServer } from 'node:http';
        import { once } from 'node:events';
        import { createRsbuild } from '@rsbuild/core';
        const taken = createServer().listen(0, '0.0.0.0');
        await once(taken, 'listening');
        const rsbuild = await createRsbuild({
          rsbuildConfig: { server: { port: taken.address().port, strictPort: true } },
        });
        await rsbuild.startDevServer().catch(({ message }) => console.log('REJECTED', message));
        process.exit(0);
      `,
    },
    commands: ['node serve.mjs'],
    expect: [prints(/REJECTED Port "\d+" is occupied/)],
  },
  {
    statement: 'a process on ::1 is not detected with the default host',
    // Without IPv6, nothing listens on ::1.
    config: `
      import { createServer } from 'node:http';
      export default async () => {
      const [taken, port] = [createServer(), 20000 + (process.pid % 20000)];
      await new Promise((resolve) => taken.on('error', resolve).listen(port, '::1', resolve));
      return { server: { port, strictPort: true } }; };
    `,
    commands: ['rsbuild dev'],
    expect: [prints('http://'), printsNot('occupied')],
  },

  ...[true, false].map((strictPort) => ({
    statement: `a port that is taken after the check ends the process, with strictPort ${strictPort}`,
    files: {
      'serve.mjs': `
        import { createServer } from 'node:http';
        import { createRsbuild } from '@rsbuild/core';
        process.on('uncaughtException', ({ message }) => {
          console.log('UNCAUGHT', message);
          process.exit(0);
        });
        const port = 20000 + (process.pid % 20000);
        const rsbuild = await createRsbuild({ rsbuildConfig: { server: { port, strictPort: ${strictPort} } } });
        rsbuild.onBeforeStartDevServer(
          () => new Promise((done) => createServer().listen({ port, host: '0.0.0.0' }, done)),
        );
        await rsbuild.startDevServer();
        process.exit(0);
      `,
    },
    commands: ['node serve.mjs'],
    expect: [prints(/> Local:\s+http:/), prints('UNCAUGHT listen EADDRINUSE')],
  })),
];
