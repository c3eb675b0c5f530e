// Child process of `run-experiments.ts`: node run.mjs JOBS.json ANSWER.json, in the folder of the real packages. Runs
// experiments one after another. The command lines of Rsbuild and TypeScript run in this process, as loading them takes
// longer than a build.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ command: string, code: number, output: string }} Run */

const require = createRequire(join(process.cwd(), 'load.cjs'));
const core = join(process.cwd(), 'node_modules/@rsbuild/core');
const environment = { ...process.env };
const [jobsFile = '', answerFile = ''] = process.argv.slice(2);
/** @type {{ root: string, commands: string[] }[]} */
const jobs = JSON.parse(readFileSync(jobsFile, 'utf8'));

/** Milliseconds that `closeServers` waits for a page: some servers of experiments answer nothing. */
const pageMs = 1000;

class Exit extends Error {
  /** @param {number} code */
  constructor(code) {
    super(`exit ${code}`);
    this.code = code;
  }
}

// Each run of the command line adds listeners.
process.setMaxListeners(0);

let printed = '';
const exit = process.exit.bind(process);
process.exit = (code) => {
  throw new Exit(Number(code ?? 0));
};
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (/** @type {unknown} */ text) => {
    printed += String(text);
    return true;
  };
}
process.on('unhandledRejection', (error) => {
  printed += String(error);
});

/** Of the current job. @type {http.Server[]} */
const servers = [];
let hasServed = false;
/** @type {Function} */
const listen = Reflect.get(http.Server.prototype, 'listen');
Reflect.set(
  http.Server.prototype,
  'listen',
  /** @this {http.Server} @param {unknown[]} args */
  function listenAndRemember(...args) {
    servers.push(this);
    return Reflect.apply(listen, this, args);
  },
);

/** @type {Run[][]} */
const answers = [];
for (const { root, commands } of jobs) {
  process.chdir(root);
  /** @type {Run[]} */
  const runs = [];
  for (const command of commands) {
    printed = '';
    const code = await run(command);
    runs.push({ command, code, output: stripVTControlCharacters(printed) });
  }
  answers.push(runs);
  await closeServers();
}
writeFileSync(answerFile, JSON.stringify(answers));
// Servers keep watching files.
if (hasServed) exit(0);
// Plugins may still be writing files, and after an error the bundler can keep the process alive.
setTimeout(() => exit(0), 2000).unref();

/** Frees the ports. Asks for a page first, which waits for the compilation: its log is not that of the next job. */
async function closeServers() {
  for (const server of servers.splice(0)) {
    hasServed = true;
    const address = server.address();
    if (address && typeof address !== 'string')
      await new Promise((resolve) => loadPage(address.port, resolve));
    server.close();
    server.closeAllConnections();
  }
}

/** @param {number} port @param {(end: unknown) => void} end also called if there is no answer */
function loadPage(port, end) {
  http
    .get({ host: 'localhost', port, timeout: pageMs }, (response) => response.resume().on('close', end))
    .on('timeout', end)
    .on('error', end);
}

/** @param {string} command @returns {Promise<number>} */
async function run(command) {
  const [program, ...args] = command.split(' ');
  try {
    if (program === 'rsbuild') await runRsbuild(args);
    else if (program === 'tsc') runTypeScript(args);
    else if (program === 'node')
      // The build before it set variables such as NODE_ENV in this process.
      printed += execFileSync(process.execPath, args, { stdio: 'pipe', env: environment }).toString();
    else if (program === 'GET' || program === 'POST') return await request(program, args);
    else if (program === 'wait') await waitFor(args[0] ?? '');
    else throw new Error(`unknown command: ${command}`);
    return 0;
  } catch (error) {
    if (error instanceof Exit) return error.code;
    const isExit = error instanceof Error && 'stderr' in error && 'stdout' in error;
    printed += isExit ? `${String(error.stdout)}${String(error.stderr)}` : String(error);
    return 1;
  }
}

/** @param {string} file written by a plugin after the compilation */
async function waitFor(file) {
  for (const end = Date.now() + 20_000; !existsSync(file) && Date.now() < end;) await sleep(20);
  if (!existsSync(file)) throw new Error(`${file} was not written`);
}

/** Runs the entry point of `tsc`, which the types do not declare. @param {string[]} args */
function runTypeScript(args) {
  const ts = require('typescript');
  /** @type {Function} */
  const executeCommandLine = Reflect.get(ts, 'executeCommandLine');
  const system = {
    ...ts.sys,
    // `ts.sys` caches the folder of the first job.
    getCurrentDirectory: () => process.cwd(),
    write: (/** @type {string} */ text) => (printed += text),
    exit: (/** @type {number} */ code) => {
      throw new Exit(code ? 1 : 0);
    },
  };
  executeCommandLine(system, () => {}, args);
}

/** Loads the command line anew, because it keeps options between runs. @param {string[]} args */
async function runRsbuild(args) {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  for (const file of Object.keys(require.cache)) {
    if (/core[\\/](?:dist[\\/](?:cli|server[\\/]restart)|compiled[\\/]commander)/.test(file))
      delete require.cache[file];
  }
  process.argv = [process.execPath, join(core, 'bin/rsbuild.js'), ...args];
  const { program } = require(join(core, 'compiled/commander'));
  /** @type {Promise<unknown>} */
  let done = Promise.resolve();
  program.parse = () => {
    done = program.parseAsync();
  };
  require(join(core, 'dist/cli/prepare')).prepareCli();
  require(join(core, 'dist/cli/commands')).runCli();
  await done;
}

/** @param {string} method @param {string[]} args path and headers @returns {Promise<number>} */
async function request(method, [path = '/', ...rest]) {
  // A configuration can start other servers before.
  const server = servers.findLast(({ listening }) => listening);
  const address = server?.address();
  if (!address || typeof address === 'string') throw new Error('no server is listening');
  const headers = Object.fromEntries(
    [...rest.join(' ').matchAll(/([\w-]+): (\S+)/g)].map(([, name, value]) => [name, value]),
  );
  return await new Promise((resolve, reject) => {
    const { port } = address;
    http
      .request(
        { host: 'localhost', port, method, path, headers: { accept: '*/*', ...headers } },
        (response) => {
          printed += `HTTP ${response.statusCode}\n`;
          for (const [name, value] of Object.entries(response.headers))
            printed += `${name}: ${String(value)}\n`;
          printed += '\n';
          response.setEncoding('utf8');
          response.on('data', (text) => (printed += text));
          response.on('end', () => resolve(response.statusCode ?? 0));
        },
      )
      .on('error', reject)
      .end();
  });
}
