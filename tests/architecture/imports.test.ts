import { builtinModules } from 'node:module';
import { describe, expect, it } from 'vitest';
import { findCycles } from './cycles.ts';
import { faultsOf, layerRules, mayImport } from './layers.ts';
import {
  isTest,
  manifestOf,
  packages,
  readSourceFiles,
  resolveRelative,
  type PackageName,
} from './source-files.ts';

const files = readSourceFiles();
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
const isOurs = (name: string): name is PackageName => name in packages;

describe('imports', () => {
  it('are read from every package', () => {
    for (const name of Object.keys(packages)) {
      expect(
        files.some((file) => file.package === name && file.imports.length > 0),
        name,
      ).toBe(true);
    }
  });

  it.each(layerRules.map((rule) => [rule.name, rule] as const))('%s', (_name, rule) => {
    expect(files.some(({ path }) => rule.of(path))).toBe(true);
    expect(faultsOf(rule, files)).toEqual([]);
  });

  it('of other packages follow the allowed directions', () => {
    const faults = files.flatMap((file) =>
      file.imports
        .map(packageOf)
        .filter((name) => isOurs(name) && name !== file.package && !mayImport[file.package].includes(name))
        .map((name) => `${file.path} imports ${name}`),
    );
    expect(faults).toEqual([]);
  });

  it('never leave a package with a relative path', () => {
    const faults = files.flatMap((file) =>
      file.imports
        .map((specifier) => resolveRelative(file.path, specifier))
        .filter((target) => target !== null && !target.startsWith(`${packages[file.package]}/`))
        .filter((target) => file.package !== '@docs/tests' || !target?.startsWith('scripts/'))
        .map((target) => `${file.path} imports ${target}`),
    );
    expect(faults).toEqual([]);
  });

  it('use only the exports of a package', () => {
    const faults = files.flatMap((file) =>
      file.imports.flatMap((specifier) => {
        const name = packageOf(specifier);
        if (!isOurs(name)) return [];
        const entry = `.${specifier.slice(name.length).replace(/\?.*$/, '')}`;
        const entries = Object.keys(manifestOf(name).exports ?? {});
        const isExported = entries.some(
          (known) => known === entry || (known.endsWith('/*') && entry.startsWith(known.slice(0, -1))),
        );
        return isExported ? [] : [`${file.path} imports ${specifier}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('form no cycle, type imports included', () => {
    const known = new Set(files.map(({ path }) => path));
    const graph = new Map(
      files.map(({ path, imports }) => [
        path,
        imports
          .map((specifier) => resolveRelative(path, specifier))
          .filter((target) => target !== null && known.has(target)) as string[],
      ]),
    );
    expect(findCycles(graph)).toEqual([]);
  });

  it('name only declared packages', () => {
    const rootTools = ['vite', 'vitest', 'typescript'];
    const faults = files.flatMap((file) => {
      const manifest = manifestOf(file.package);
      const runtime = { ...manifest.dependencies, ...manifest.peerDependencies };
      const tooling =
        isTest(file.path) || /(^|\/)(testing|bench|test|scripts)\/|\.config\.ts$/.test(file.path);
      const declared = new Set([
        ...Object.keys(runtime),
        ...(tooling || file.package === '@docs/tests'
          ? [...Object.keys(manifest.devDependencies ?? {}), ...rootTools]
          : []),
      ]);
      return file.imports
        .filter(
          (specifier) =>
            !specifier.startsWith('.') &&
            !specifier.startsWith('node:') &&
            !builtinModules.includes(specifier),
        )
        .map(packageOf)
        .filter((name) => name !== file.package && !declared.has(name) && !declared.has(`@types/${name}`))
        .map((name) => `${file.path} imports ${name}`);
    });
    expect(faults).toEqual([]);
  });
});
