import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ignoredFolders, packages, readSourceFiles, resolveRelative, root } from './source-files.ts';

const { tasks } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8')) as {
  readonly tasks: Readonly<
    Record<string, { readonly inputs?: readonly string[]; readonly env?: readonly string[] }>
  >;
};
const inputsOf = (task: string): readonly string[] => tasks[task]?.inputs ?? [];

it('rebuilds the content when any folder that it reads changes', () => {
  const read = readdirSync(join(root, packages['@docs/content']), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !ignoredFolders.has(entry.name))
    .map(({ name }) => name)
    .filter((name) => !['test', 'truth'].includes(name));
  expect(inputsOf('@docs/content#build')).toEqual(expect.arrayContaining(read.map((name) => `${name}/**`)));
});

it('checks pages again when the table of terms changes', () => {
  expect(inputsOf('truth')).toContain('WRITING.md');
});

it('reruns tests when a root script that they import changes', () => {
  const users = readSourceFiles()
    .filter(
      ({ package: name, path, imports }) =>
        name === '@docs/tests' &&
        imports.some((specifier) => resolveRelative(path, specifier)?.startsWith('scripts/')),
    )
    .map(({ path }) => path.split('/')[1] ?? '')
    .filter((folder) => folder in tasks);
  expect(users).toContain('architecture');
  expect(users.filter((task) => !inputsOf(task).includes('$TURBO_ROOT$/scripts/**'))).toEqual([]);
});

it('passes the base URL of edit links to the test that compares it', () => {
  expect(tasks['artifacts']?.env).toContain('SITE_EDIT_BASE');
});

it('checks the form of all tests when one of them changes', () => {
  expect(inputsOf('architecture')).toContain('$TURBO_DEFAULT$');
});
