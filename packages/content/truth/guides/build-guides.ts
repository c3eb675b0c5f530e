/** Follows a guide: writes its files in order, runs the build and compares the output. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import ts from 'typescript';
import type { Problem } from '../../src/problems/problem.ts';
import { otherVersions } from '../other-versions.ts';
import { isInstalled, packagesFolder, triesFolder } from '../packages-folder.ts';
import type { PageText } from '../page-text.ts';
import type { Sample } from '../samples/fence.ts';
import { isScript } from '../samples/sample-kinds.ts';

/** Guides whose steps start in an empty folder and end with a working build. */
export const followedGuides: readonly string[] = [
  'guide/start/quick-start',
  'guide/framework/react',
  'guide/framework/vue3',
  'guide/framework/vue2',
  'guide/framework/svelte',
  'guide/framework/solid',
  'guide/basic/typescript',
  'guide/basic/css-modules',
  'guide/basic/static-assets',
  'guide/advanced/env-vars',
];

interface Followed {
  readonly problems: readonly Problem[];
  /** Reason why the guide was not built; null if it was. */
  readonly skipped: string | null;
}

export function followGuide(page: PageText): Followed {
  const files = page.samples.filter(isProjectFile);
  const missing = files.flatMap(importsOf).find((specifier) => !isInstalled(specifier));
  if (missing !== undefined) return { problems: [], skipped: `${missing} is not installed` };
  const root = join(triesFolder, `${process.pid}-${page.key.replaceAll('/', '-')}`);
  rmSync(root, { recursive: true, force: true });
  writeFiles(root, files);
  copyOtherVersions(root, page.key);
  try {
    const cli = join(packagesFolder, 'node_modules/@rsbuild/core/bin/rsbuild.js');
    execFileSync(process.execPath, [cli, 'build'], {
      cwd: root,
      stdio: 'pipe',
      env: { ...process.env, NODE_ENV: '' },
    });
    return { problems: compareOutput(page, join(root, 'dist')), skipped: null };
  } catch (error) {
    const what = `The guide's files do not build: ${outputOf(error).slice(0, 400)}`;
    return {
      problems: [problemAt(page, files[0], what, 'Follow the guide from an empty folder.')],
      skipped: null,
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Compile errors and configuration errors are on different output streams. */
function outputOf(error: unknown): string {
  const isExit = error instanceof Error && 'stdout' in error && 'stderr' in error;
  const text = isExit ? `${String(error.stderr)} ${String(error.stdout)}` : String(error);
  return stripVTControlCharacters(text).replace(/\s+/g, ' ').trim();
}

function isProjectFile({ title, wrapper, unchecked, expectError }: Sample): boolean {
  return (
    title !== null &&
    /^[\w@.[\]-]+(?:\/[\w@.[\]-]+)*$/.test(title) &&
    wrapper === null &&
    unchecked === null &&
    !expectError
  );
}

function importsOf(sample: Sample): readonly string[] {
  if (!isScript(sample) && sample.language !== 'vue') return [];
  return ts
    .preProcessFile(sample.code, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => !/^(?:[./~#]|@\/)/.test(name) && !isBuiltin(name));
}

/** A later file with the same name replaces the earlier one. */
function writeFiles(root: string, files: readonly Sample[]): void {
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'package.json'), '{ "name": "guide", "version": "1.0.0", "private": true }');
  for (const { title, code } of files) {
    const path = join(root, title ?? '');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${code}\n`);
  }
}

function copyOtherVersions(root: string, key: string): void {
  for (const [name, installed] of otherVersions(key)) {
    // Copy, because the bundler resolves links and names chunks after the real path.
    cpSync(join(packagesFolder, 'node_modules', installed), join(root, 'node_modules', name), {
      recursive: true,
    });
  }
}

function compareOutput(page: PageText, folder: string): readonly Problem[] {
  const stated = page.samples.find(({ title }) => title === 'dist/');
  if (!existsSync(folder))
    return [problemAt(page, undefined, 'The build creates no folder dist', 'Correct the guide.')];
  if (!stated) return [];
  const built = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .map((path) => path.replace(/\.[\da-f]{8,20}(?=\.)/, '.[hash]'))
    .toSorted();
  const expected = stated.code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .toSorted();
  if (expected.join('\n') === built.join('\n')) return [];
  return [
    problemAt(
      page,
      stated,
      `The build creates other files: ${built.join(', ')}`,
      'State these files, or correct the guide.',
    ),
  ];
}

function problemAt({ file }: PageText, sample: Sample | undefined, what: string, todo: string): Problem {
  return { file, line: sample?.line ?? 1, column: 1, what, todo };
}
