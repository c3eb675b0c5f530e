// Runs each command of the real package with a plugin that registers every hook. Records the order of the calls and the
// keys of their first argument.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer, core, jobs, project } from '../process/answer.mjs';

/** @type {Record<string, { hook: string, keys: string[] }[]>} */
const recorded = {};

for (const command of /** @type {string[]} */ (jobs)) {
  process.env.NODE_ENV = command === 'dev' ? 'development' : 'production';
  /** @type {{ hook: string, keys: string[] }[]} */
  const calls = [];
  recorded[command] = calls;
  const cwd = `${project}-${command}`;
  cpSync(project, cwd, { recursive: true });
  const rsbuild = await core.createRsbuild({
    cwd,
    rsbuildConfig: { server: { port: 0, printUrls: false }, dev: { hmr: false, progressBar: false } },
  });
  /** @type {() => void} */
  let compiled = () => {};
  const firstCompile = new Promise((resolve) => (compiled = () => resolve(undefined)));
  rsbuild.addPlugins([
    {
      name: 'recorder',
      /** @param {Record<string, any>} api */
      setup(api) {
        const hooks = Object.keys(api).filter((key) => /^(?:on[A-Z]|modify)/.test(key));
        for (const hook of hooks) {
          api[hook]((/** @type {unknown} */ argument) => {
            const keys = typeof argument === 'object' && argument !== null ? Object.keys(argument) : [];
            calls.push({ hook, keys });
            if (hook === 'onDevCompileDone') compiled();
          });
        }
      },
    },
  ]);
  if (command === 'build') await rsbuild.build();
  else if (command === 'dev') {
    const { server } = await rsbuild.startDevServer();
    await firstCompile;
    await server.close();
  } else {
    mkdirSync(join(cwd, 'dist'), { recursive: true });
    writeFileSync(join(cwd, 'dist/index.html'), '');
    const { server } = await rsbuild.preview();
    await server.close();
  }
}
answer(recorded);
