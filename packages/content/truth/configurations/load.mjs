// Loads each configuration with the real package, in both modes, and returns those that were rejected.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { answer, core, jobs, project } from '../process/answer.mjs';

const { readFileSync } = fs;

/** Replaces packages that are not installed; usable as a plugin factory, bundler plugin class or namespace. */
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
const rejected = [];
for (const { id, path } of /** @type {{ id: number, path: string }[]} */ (jobs)) {
  for (const mode of ['development', 'production']) {
    process.env.NODE_ENV = mode;
    try {
      await load(path, mode);
    } catch (error) {
      rejected.push({ id, message: `${mode}: ${messageOf(error)}` });
      break;
    }
  }
}
answer(rejected);

/** @param {string} path @param {string} mode */
async function load(path, mode) {
  // Samples may read files of the user's project, such as certificates.
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

/** Creates missing HTML templates, but only inside the project. @param {object} config */
async function initialize(config) {
  for (;;) {
    try {
      const rsbuild = await core.createRsbuild({ cwd: project, rsbuildConfig: config });
      await rsbuild.initConfigs();
      return;
    } catch (error) {
      const missing = /check if the file exists: (.+?)[.\s]*$/.exec(messageOf(error))?.[1];
      if (!missing?.startsWith(project) || fs.existsSync(missing)) throw error;
      fs.mkdirSync(dirname(missing), { recursive: true });
      fs.writeFileSync(missing, '<!doctype html><title>Page</title>');
    }
  }
}

/** Removes the ANSI colors that the package adds on CI. @param {unknown} error */
function messageOf(error) {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error));
}
