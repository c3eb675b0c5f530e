// Gives each configuration to the real package, in both modes, and answers with what it refused.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { answer, core, jobs, project } from '../process/answer.mjs';

const { readFileSync } = fs;

/** A plugin factory, a bundler plugin's class, a namespace: whatever the sample makes of a package that is not there. */
const standIn = new Proxy(function standIn() {}, {
  apply: () => ({ name: 'stand-in', setup() {} }),
  construct: () => ({ apply() {} }),
  get: (_target, key) => {
    if (key === Symbol.toPrimitive || key === 'toString') return () => 'stand-in';
    return key === 'then' || typeof key === 'symbol' ? undefined : standIn;
  },
});
Object.assign(globalThis, { standIn });

/** @type {{ id: number, message: string }[]} */
const refused = [];
for (const { id, path } of /** @type {{ id: number, path: string }[]} */ (jobs)) {
  for (const mode of ['development', 'production']) {
    process.env.NODE_ENV = mode;
    try {
      await accept(path, mode);
    } catch (error) {
      refused.push({ id, message: `${mode}: ${messageOf(error)}` });
      break;
    }
  }
}
answer(refused);

/** @param {string} path @param {string} mode */
async function accept(path, mode) {
  // A certificate or a manifest that the sample reads is the reader's own.
  fs.readFileSync = /** @type {typeof fs.readFileSync} */ (
    (...args) => {
      try {
        return Reflect.apply(readFileSync, fs, args);
      } catch {
        return '{}';
      }
    }
  );
  syncBuiltinESMExports();
  let config;
  try {
    const module = await import(`${pathToFileURL(path).href}?${mode}`);
    const exported = module.default ?? module;
    const command = mode === 'development' ? 'dev' : 'build';
    config =
      typeof exported === 'function' ? await exported({ env: mode, command, envMode: mode }) : exported;
  } finally {
    fs.readFileSync = readFileSync;
    syncBuiltinESMExports();
  }
  if (typeof config !== 'object' || config === null) throw new Error('it exports no configuration');
  await initialize(config);
}

/** Templates are the reader's own files as well: what is missed is written, below the project alone. @param {object} config */
async function initialize(config) {
  for (;;) {
    try {
      const rsbuild = await core.createRsbuild({ cwd: project, rsbuildConfig: config });
      await rsbuild.initConfigs();
      return;
    } catch (error) {
      const missed = /check if the file exists: (.+?)[.\s]*$/.exec(messageOf(error))?.[1];
      if (!missed?.startsWith(project) || fs.existsSync(missed)) throw error;
      fs.mkdirSync(dirname(missed), { recursive: true });
      fs.writeFileSync(missed, '<!doctype html><title>Page</title>');
    }
  }
}

/** Without the colours that the package gives it on a CI machine. @param {unknown} error */
function messageOf(error) {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error));
}
