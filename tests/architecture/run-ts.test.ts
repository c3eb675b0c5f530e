import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const runner = fileURLToPath(new URL('../../scripts/run-ts.mjs', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'run-ts-'));
  write('package.json', '{ "type": "module" }');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const run = (script = runner, env: NodeJS.ProcessEnv = {}): unknown =>
  JSON.parse(
    execFileSync(process.execPath, [script, 'scripts/print.ts'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    }),
  );

it('runs the new code after any source has changed', () => {
  write('package.json', '{ "type": "module", "name": "own", "exports": { "./word": "./words/a.ts" } }');
  write('words/a.ts', "export const word: string = 'a';");
  write('words/b.ts', "export const word: string = 'b';");
  write('words/index.ts', "export { word } from './a.ts';");
  write(
    'scripts/print.ts',
    `import { word } from '../words/index.ts';
    import { word as exported } from 'own/word';
    const names = Object.keys(import.meta.glob('../words/*.ts'));
    export async function main(): Promise<void> {
      const { word: lazy } = await import('../words/b.ts');
      console.log(JSON.stringify([word, exported, lazy, names.length]));
    }`,
  );
  expect(run()).toEqual(['a', 'a', 'b', 3]);
  write('words/index.ts', "export { word } from './b.ts';");
  expect(run()).toEqual(['b', 'a', 'b', 3]);
  write('words/b.ts', "export const word: string = 'c';");
  expect(run()).toEqual(['c', 'a', 'c', 3]);
  write('words/d.ts', '');
  expect(run()).toEqual(['c', 'a', 'c', 4]);
  write('package.json', '{ "type": "module", "name": "own", "exports": { "./word": "./words/b.ts" } }');
  expect(run()).toEqual(['c', 'c', 'c', 4]);
});

it('runs the new code after a file was added to a new folder that a glob matches', () => {
  write('words/a/one/x.ts', "export const word = 'x';");
  write(
    'scripts/print.ts',
    `const words = import.meta.glob('../words/**/*.ts', { eager: true, import: 'word' });
    export async function main(): Promise<void> { console.log(JSON.stringify(Object.values(words))); }`,
  );
  expect(run()).toEqual(['x']);
  write('words/a/two/y.ts', "export const word = 'y';");
  expect(run()).toEqual(['x', 'y']);
});

it.each([
  ['an unknown option', "parseArgs({ args: ['--prot'], options: {} })", "Unknown option '--prot'"],
  ['a wrong setting', "throw Object.assign(new Error('No port.'), { name: 'SettingError' })", 'No port.'],
])('prints only the message for %s', (_, code, message) => {
  write(
    'scripts/print.ts',
    `import { parseArgs } from 'node:util';
    export async function main(): Promise<void> { ${code}; }`,
  );
  const { status, stderr } = spawnSync(process.execPath, [runner, 'scripts/print.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, `${message}\n`]);
});

it('runs the code of a workspace that was copied with its bundles', () => {
  for (const name of ['run-ts.mjs', 'script-bundle.mjs'])
    cpSync(join(dirname(runner), name), join(folder, 'scripts', name));
  for (const name of ['package-lock.json', 'tsconfig.base.json']) write(name, '{}');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(
    dirname(fileURLToPath(import.meta.resolve('vite/package.json'))),
    join(folder, 'node_modules/vite'),
  );
  const print = (word: string) =>
    write('scripts/print.ts', `export async function main(): Promise<void> { console.log('"${word}"'); }`);
  print('first');
  expect(run(join(folder, 'scripts/run-ts.mjs'))).toBe('first');
  const original = folder;
  folder = `${folder}-copy`;
  cpSync(original, folder, { recursive: true });
  print('second');
  expect(run(join(folder, 'scripts/run-ts.mjs'))).toBe('second');
  rmSync(original, { recursive: true });
});

it('gives each module its own import.meta, and the environment of this run', () => {
  write('node_modules/dependency/package.json', '{ "name": "dependency", "main": "main.js" }');
  write('node_modules/dependency/main.js', '');
  write('words/texts.json', '["import.meta.url"]');
  write(
    'words/meta.ts',
    `import texts from './texts.json';
    const [text = ''] = texts;
    export const meta: string[] = [import.meta.url, import.meta.resolve('dependency'), text];
    export const settings: string = import.meta.env.VITE_SITE_SETTINGS;`,
  );
  write(
    'scripts/print.ts',
    `import { meta, settings } from '../words/meta.ts';
    export async function main(): Promise<void> {
      console.log(JSON.stringify([import.meta.url, ...meta, settings].map((text) => text.replace(/^.*run-ts-[^/]*/, ''))));
    }`,
  );
  const expected = [
    '/scripts/print.ts',
    '/words/meta.ts',
    '/node_modules/dependency/main.js',
    'import.meta.url',
  ];
  expect(run(runner, { VITE_SITE_SETTINGS: 'one' })).toEqual([...expected, 'one']);
  expect(run(runner, { VITE_SITE_SETTINGS: 'two' })).toEqual([...expected, 'two']);
});
