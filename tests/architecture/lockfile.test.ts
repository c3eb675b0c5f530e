import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './source-files.ts';

interface LockEntry {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
}
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockEntry>>;
};

it('contains the native binaries of every platform', () => {
  const gaps = Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {})
      .filter(
        (name) =>
          !(`${path}/node_modules/${name}` in lock.packages) && !(`node_modules/${name}` in lock.packages),
      )
      .map((name) => `${path || 'the workspace'} wants ${name}`),
  );
  expect(gaps).toEqual([]);
  expect(Object.keys(lock.packages).some((path) => path.includes('darwin'))).toBe(true);
});

it('contains no download URLs, so it works with any registry', () => {
  const addressed = Object.entries(lock.packages).filter(([, { resolved }]) => resolved?.startsWith('http'));
  expect(addressed.map(([path]) => path)).toEqual([]);
});
