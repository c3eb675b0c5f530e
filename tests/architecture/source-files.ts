import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Workspace packages by name; folders relative to the root. */
export const packages = {
  '@docs/search-core': 'packages/search-core',
  '@docs/content': 'packages/content',
  '@docs/ui': 'packages/ui',
  '@docs/app': 'apps/docs',
  '@docs/search-server': 'apps/search-server',
  '@docs/tests': 'tests',
} as const;
export type PackageName = keyof typeof packages;

export interface Manifest {
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export const manifestOf = (name: PackageName): Manifest =>
  JSON.parse(readFileSync(join(root, packages[name], 'package.json'), 'utf8')) as Manifest;

export interface SourceFile {
  /** Relative to the root, with `/`. */
  readonly path: string;
  readonly package: PackageName;
  readonly lines: number;
  /** All specifiers: static, dynamic, re-exported and type-only. */
  readonly imports: readonly string[];
}

/** Names of folders with installed, built or temporary files. */
export const ignoredFolders: ReadonlySet<string> = new Set(
  readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('/'))
    .map((line) => line.slice(0, -1)),
);
const withoutSources: ReadonlySet<string> = new Set(['fixtures', 'pages', 'public']);

/** Absolute paths of the source files in a folder, recursively. */
export function* sourcePaths(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!ignoredFolders.has(entry.name) && !withoutSources.has(entry.name)) yield* sourcePaths(path);
    } else if (/\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts')) yield path;
  }
}

export function readSourceFiles(): readonly SourceFile[] {
  return (Object.keys(packages) as PackageName[]).flatMap((name) =>
    [...sourcePaths(join(root, packages[name]))].map((file) => {
      const text = readFileSync(file, 'utf8');
      return {
        path: relative(root, file).split(sep).join('/'),
        package: name,
        lines: text.split('\n').length - 1,
        imports: ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
      };
    }),
  );
}

/** The file a relative specifier names, relative to the root; null for a package. */
export const resolveRelative = (from: string, specifier: string): string | null =>
  specifier.startsWith('.')
    ? relative(root, resolve(root, dirname(from), specifier.replace(/\?.*$/, '')))
        .split(sep)
        .join('/')
    : null;

export const isTest = (path: string): boolean =>
  /\.(test|setup)\.tsx?$/.test(path) || path.startsWith('tests/');
