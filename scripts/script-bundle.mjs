// The bundle of a TypeScript file and of what it imports from this workspace; other packages stay imports. It is kept
// below node_modules until a source changes: to load Vite and to transform a build costs half a second of processor time.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Longest run of a script that still imports chunks of an older bundle, in milliseconds. */
const otherRunMs = 3_600_000;

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** What every bundle depends on: the packages that it imports by path, and the options below. */
const shared = [
  join(root, 'package-lock.json'),
  join(root, 'tsconfig.base.json'),
  fileURLToPath(import.meta.url),
];

/**
 * The folders above files, up to that of their package.
 * @param {readonly string[]} files
 */
function foldersOf(files) {
  /** @type {Set<string>} */
  const folders = new Set();
  for (const file of files) {
    let folder = dirname(file);
    while (!folders.has(folder) && !existsSync(join(folder, 'package.json'))) {
      folders.add(folder);
      folder = dirname(folder);
    }
  }
  return folders;
}

/**
 * Hash of the contents of files, and of the names in the folders above them, which `import.meta.glob` matches; null
 * without one of the files.
 * @param {readonly string[]} files
 */
function keyOf(files) {
  const hash = createHash('sha256').update(`${process.version}\0${process.env['NODE_ENV']}`);
  try {
    for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(file));
    for (const folder of foldersOf(files)) hash.update(`\0${readdirSync(folder).toSorted().join('\0')}`);
  } catch {
    return null;
  }
  return hash.digest('hex');
}

/** @param {string} record @returns {{ readonly file: string, readonly files: readonly string[], readonly key: string } | null} */
function readRecord(record) {
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Of the package of a folder: package.json, whose `exports` decide what others import, and tsconfig.json.
 * @param {string} folder
 * @returns {readonly string[]}
 */
const packageFiles = (folder) =>
  existsSync(join(folder, 'package.json'))
    ? ['package.json', 'tsconfig.json'].map((name) => join(folder, name)).filter((file) => existsSync(file))
    : packageFiles(dirname(folder));

/**
 * What `define` replaces `import.meta` by, which the modules of a bundle share. One line, for source maps.
 * @param {string} url
 */
const ownMeta = (url) =>
  "import { createRequire as requireOf } from 'node:module'; import { pathToFileURL as urlOf } from 'node:url';" +
  `const moduleUrl = ${JSON.stringify(url)};` +
  'const moduleResolve = (id) => urlOf(requireOf(moduleUrl).resolve(id)).href;';

/** Another process may read the file. @param {string} file @param {string} text */
function replaceFile(file, text) {
  const written = `${file}.${process.pid}`;
  writeFileSync(written, text);
  renameSync(written, file);
}

/** Path of the bundle of a file, which is built if there is none of these sources. @param {string} file */
export async function scriptBundle(file) {
  const folder = join(
    process.cwd(),
    'node_modules/.cache/run-ts',
    relative(root, file).replaceAll(/\W+/g, '-'),
  );
  const entry = join(folder, 'main.mjs');
  const record = join(folder, 'sources.json');
  const known = readRecord(record);
  // A workspace that was copied with its node_modules has bundles with the paths of the original.
  if (known?.file === file && keyOf(known.files) === known.key) return entry;

  const started = Date.now();
  const { build } = await import('vite');
  /** @type {Set<string>} */
  const modules = new Set();
  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'run-ts',
    enforce: 'pre',
    async resolveId(id, importer) {
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found?.id.includes('/node_modules/')
        ? { id: pathToFileURL(found.id).href, external: 'absolute' }
        : found;
    },
    transform(code, id) {
      if (id.startsWith('\0')) return null;
      const path = id.replace(/\?.*/, '');
      modules.add(path);
      return code.includes('import.meta.') && !path.endsWith('.json')
        ? ownMeta(pathToFileURL(path).href) + code
        : null;
    },
  };
  const result = await build({
    configFile: false,
    logLevel: 'error',
    envDir: false,
    publicDir: false,
    define: {
      'import.meta.env.VITE_SITE_SETTINGS': 'process.env.VITE_SITE_SETTINGS',
      'import.meta.url': 'moduleUrl',
      'import.meta.resolve': 'moduleResolve',
    },
    plugins: [plugin],
    environments: { ssr: { resolve: { noExternal: true, conditions: ['node'], mainFields: [] } } },
    build: {
      ssr: file,
      outDir: folder,
      write: false,
      minify: false,
      sourcemap: true,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  if (!('output' in result)) throw new Error(`${file} has no bundle.`);

  mkdirSync(folder, { recursive: true });
  const written = new Set(['sources.json']);
  for (const output of result.output) {
    replaceFile(join(folder, output.fileName), String(output.type === 'chunk' ? output.code : output.source));
    written.add(output.fileName);
  }
  for (const name of readdirSync(folder)) {
    const other = join(folder, name);
    // Another process may still write or import its files.
    const { mtimeMs = started } = statSync(other, { throwIfNoEntry: false }) ?? {};
    if (!written.has(name) && mtimeMs < started - otherRunMs) rmSync(other, { force: true });
  }
  const packages = [...modules].flatMap((path) => packageFiles(dirname(path)));
  const files = [...new Set([...modules, ...packages, ...shared])];
  // Written last: an aborted build has no key. A file that was edited since the start may be in the bundle as it was.
  if (files.every((path) => statSync(path).mtimeMs < started))
    replaceFile(record, JSON.stringify({ file, files, key: keyOf(files) }));
  return entry;
}
