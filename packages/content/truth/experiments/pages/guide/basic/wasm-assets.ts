import { contains, count, exists, exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** Writes the module of the page, which adds two numbers, twice. */
const write = {
  'write.cjs':
    "const { writeFileSync } = require('node:fs'); const data = Buffer.from('0061736d0100000001070160027f7f017f030201000707010361646400000a09010700200020016a0b', 'hex'); writeFileSync('src/add.wasm', data); writeFileSync('src/same.wasm', data);",
};
const node = "{ output: { targets: ['node'] } }";

export const experiments: readonly Experiment[] = [
  {
    statement: 'there is no default import, with a query neither, and the build does not check names',
    files: {
      ...write,
      'src/index.js':
        "import lib, { none } from './add.wasm'; import * as all from './add.wasm'; import url from './add.wasm?url'; import init from './add.wasm?init'; console.log(typeof lib, typeof none, Object.keys(all).join(), typeof url, typeof init);",
    },
    config: node,
    commands: ['node write.cjs', 'rsbuild build', 'node dist/server/index.js'],
    expect: [
      prints('undefined undefined add undefined undefined', 'node dist'),
      printsNot('warn', 'rsbuild'),
    ],
  },
  {
    statement: 'for node the file is read from disk, unlike its URL',
    files: {
      ...write,
      'src/index.js':
        "import { add } from './add.wasm'; import { add as same } from './same.wasm'; console.log(add(20, 22), same(1, 2), new URL('./add.wasm', import.meta.url).href);",
    },
    config: node,
    commands: ['node write.cjs', 'rsbuild build', 'node dist/server/index.js'],
    expect: [
      prints('42 3 file:///static/wasm/ff6f0285c2da447c.module.wasm', 'node dist'),
      exists('dist/server/static/wasm/ff6f0285c2da447c.module.wasm'),
      count('dist/**/*.wasm', 1),
    ],
  },
  {
    statement: 'import and URL object give one file, without inlining',
    files: {
      ...write,
      'src/index.js':
        "import { add } from './add.wasm'; console.log(add, new URL('./add.wasm', import.meta.url).href);",
    },
    config: '{ output: { filenameHash: false, dataUriLimit: 1_000_000 } }',
    commands: ['node write.cjs', 'rsbuild build'],
    expect: [exists('dist/static/wasm/ff6f0285c2da447c.module.wasm'), count('dist/**/*.wasm', 1)],
  },
  {
    statement: 'webassemblyModuleFilename of the bundler names imported modules, not those loaded by URL',
    files: {
      ...write,
      'src/index.js':
        "import { add } from './add.wasm'; console.log(add, new URL('./same.wasm', import.meta.url).href);",
    },
    config: "{ tools: { rspack: { output: { webassemblyModuleFilename: 'w/[name].[hash:8].wasm' } } } }",
    commands: ['node write.cjs', 'rsbuild build'],
    expect: [exists('dist/w/add.ff6f0285.wasm'), exists('dist/static/wasm/ff6f0285c2da447c.module.wasm')],
  },
  {
    statement: 'with [name] in webassemblyModuleFilename, the script requests the placeholder literally',
    files: { ...write, 'src/index.js': "import { add } from './add.wasm'; console.log(add);" },
    config:
      "{ output: { minify: false }, tools: { rspack: { output: { webassemblyModuleFilename: 'w/[name].[hash:8].wasm' } } } }",
    commands: ['node write.cjs', 'rsbuild build'],
    expect: [exists('dist/w/add.ff6f0285.wasm'), contains('dist/static/js/index.*.js', '"w/[name]."')],
  },
  {
    statement: 'await at the top level needs an export or import in the file if no polyfill adds one',
    files: {
      ...write,
      'src/index.js': "import './manual.js';",
      'src/manual.js':
        "const url = new URL('./add.wasm', import.meta.url); export const bytes = await fetch(url);",
      'src/bare.js': "const url = new URL('./add.wasm', import.meta.url); const bytes = await fetch(url);",
      'polyfills.mjs': "export default { source: { entry: { index: './src/bare.js' } } };",
      'bare.mjs':
        "export default { source: { entry: { index: './src/bare.js' } }, output: { overrideBrowserslist: ['chrome >= 120'] } };",
    },
    config: "{ output: { overrideBrowserslist: ['chrome >= 120'] } }",
    commands: [
      'node write.cjs',
      'rsbuild build',
      'rsbuild build -c polyfills.mjs',
      'rsbuild build -c bare.mjs',
    ],
    expect: [
      exits(1),
      prints('ready', 'rsbuild build -c polyfills.mjs'),
      printsNot('ready', 'rsbuild build -c bare.mjs'),
      prints('Top-level-await is only supported in EcmaScript Modules', 'rsbuild build -c bare.mjs'),
    ],
  },
  {
    statement: 'glue code for Node.js needs a fallback of false, with node: an external',
    files: {
      ...write,
      'src/index.js': `
        const isNode = typeof process === 'object' && typeof process.versions === 'object';
        export async function create() {
          if (isNode) {
            const { createRequire } = await import('module');
            const { readFile } = await import('node:fs/promises');
            console.log(createRequire, require('fs'), require('path'), readFile);
          }
          return fetch(new URL('./add.wasm', import.meta.url));
        }
        create();
      `,
      'no-fallback.mjs': 'export default {};',
    },
    config: `{
      output: { externals: { 'node:fs/promises': '{}' } },
      tools: { rspack: { resolve: { fallback: { module: false, fs: false, path: false } } } },
    }`,
    commands: ['node write.cjs', 'rsbuild build', 'rsbuild build -c no-fallback.mjs'],
    expect: [
      exits(1),
      prints('ready', 'rsbuild build'),
      prints("Can't resolve 'module'", 'rsbuild build -c'),
      prints("Can't resolve 'fs'", 'rsbuild build -c'),
      prints('Reading from "node:fs/promises"', 'rsbuild build -c'),
      prints("Can't resolve 'path'", 'rsbuild build -c'),
    ],
  },
  {
    statement: 'a Git LFS pointer is reported by its magic header',
    files: {
      'src/index.js': "import { add } from './add.wasm'; console.log(add);",
      'src/add.wasm': 'version https://git-lfs.github.com/spec/v1\n',
    },
    expect: [exits(1), prints('magic header not detected')],
  },
  {
    statement: 'a Git LFS pointer that is loaded by URL is only reported when it is compiled',
    files: {
      'src/index.js': "console.log(new URL('./add.wasm', import.meta.url).href);",
      'src/add.wasm': 'version https://git-lfs.github.com/spec/v1\n',
      'compile.cjs':
        "WebAssembly.compile(require('node:fs').readFileSync('src/add.wasm')).catch(({ message }) => console.log(message));",
    },
    commands: ['rsbuild build', 'node compile.cjs'],
    expect: [exists('dist/static/wasm/*.module.wasm'), prints('expected magic word 00 61 73 6d', 'node')],
  },
  {
    statement: 'the local servers set the MIME type',
    files: { ...write, 'src/index.js': "import { add } from './add.wasm'; console.log(add);" },
    commands: [
      'node write.cjs',
      'rsbuild build',
      'rsbuild preview',
      'GET /static/wasm/ff6f0285c2da447c.module.wasm',
    ],
    expect: [prints('content-type: application/wasm', 'GET')],
  },
  {
    statement: 'a worker with a static import sets onmessage too late, one with a dynamic import at once',
    files: {
      ...write,
      'src/late.js':
        "import { add } from './add.wasm'; self.onmessage = ({ data }) => self.postMessage(add(...data));",
      'src/now.js':
        "self.onmessage = async ({ data }) => { const { add } = await import('./add.wasm'); self.postMessage(add(...data)); };",
      'src/index.js':
        "new Worker(new URL('./late.js', import.meta.url), { name: 'late' }); new Worker(new URL('./now.js', import.meta.url), { name: 'now' });",
      'run.cjs': `
        const { readdirSync, readFileSync } = require('node:fs');
        const vm = require('node:vm');
        for (const file of readdirSync('dist/static/js/async').filter((file) => /^(late|now)/.test(file))) {
          const self = { location: { href: 'http://localhost/worker.js' }, fetch: () => new Promise(() => {}), importScripts() {}, WebAssembly, URL };
          self.self = self;
          vm.runInNewContext(readFileSync('dist/static/js/async/' + file, 'utf8'), self);
          console.log(file.split('.')[0], typeof self.onmessage);
        }
      `,
    },
    commands: ['node write.cjs', 'rsbuild build', 'node run.cjs'],
    expect: [prints('late undefined', 'node run'), prints('now function', 'node run')],
  },
  {
    statement: 'an imported module can import a memory from another module',
    files: {
      'write.cjs':
        "require('node:fs').writeFileSync('src/get.wasm', Buffer.from('0061736d010000000105016000017f020e01052e2f656e76036d656d02000103020100070701036765740000' + '0a0901070041002802000b', 'hex'));",
      'src/env.js':
        'export const mem = new WebAssembly.Memory({ initial: 1 }); new Int32Array(mem.buffer)[0] = 42;',
      'src/index.js': "import { get } from './get.wasm'; console.log('read', get());",
    },
    config: node,
    commands: ['node write.cjs', 'rsbuild build', 'node dist/server/index.js'],
    expect: [prints('read 42', 'node dist')],
  },
  {
    statement: 'two files have separate instances, two imports of a file share one',
    files: {
      ...write,
      'src/other.js': "export { add } from './add.wasm';",
      'src/index.js':
        "import { add } from './add.wasm'; import { add as same } from './same.wasm'; import { add as again } from './other.js'; console.log(add === same, add === again);",
    },
    config: node,
    commands: ['node write.cjs', 'rsbuild build', 'node dist/server/index.js'],
    expect: [prints('false true', 'node dist')],
  },
  {
    statement: 'an import and a URL object request the file below assetPrefix, and HTML is not a module',
    files: {
      ...write,
      'src/index.js':
        "import { add } from './add.wasm'; console.log(add, new URL('./add.wasm', import.meta.url).href);",
      'html.cjs':
        "WebAssembly.compile(Buffer.from('<!doctype html>')).catch(({ message }) => console.log(message));",
    },
    config: "{ output: { assetPrefix: '/shop/', minify: false } }",
    commands: ['node write.cjs', 'rsbuild build', 'node html.cjs'],
    expect: [
      contains('dist/static/js/index.*.js', '__webpack_require__.p = "/shop/"'),
      contains('dist/static/js/index.*.js', /fetch\(__webpack_require__\.p \+ "static\/wasm\/"/),
      contains(
        'dist/static/js/index.*.js',
        '__webpack_require__.p + "static/wasm/ff6f0285c2da447c.module.wasm"',
      ),
      prints('expected magic word 00 61 73 6d', 'node html.cjs'),
    ],
  },
];
