import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const packages = ['apps/docs', 'packages/content', 'packages/search-core', 'packages/ui'];
/** Files that a build reads, besides the packages. */
const shared = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts'];

/** Links the installed packages, except those of the workspace, which link to their copies. */
function linkPackages(folder: string): void {
  const installed = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@docs'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@docs') symlinkSync(join(installed, name), join(folder, 'node_modules', name));
  }
  for (const path of packages) {
    const name = path === 'apps/docs' ? 'app' : path.slice(path.indexOf('/') + 1);
    symlinkSync(join(folder, path), join(folder, 'node_modules/@docs', name));
  }
}

/** Copies the sources, including uncommitted changes, to a folder with the same history. */
export function copyWorkspace(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '-co', '--exclude-standard', ...packages, ...shared],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  // Git lists files that are deleted and not staged as well.
  for (const path of listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  const gitFolder = execFileSync('git', ['rev-parse', '--absolute-git-dir'], { cwd: root, encoding: 'utf8' });
  writeFileSync(join(folder, '.git'), `gitdir: ${gitFolder}`);
  linkPackages(folder);
}

/** The workspace itself. */
export const originalWorkspace = root;

/** Builds the content and the site of a copy; `args` are those of the site. */
export function buildWorkspace(
  folder: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): void {
  for (const path of ['packages/content', 'apps/docs']) {
    const run = ['../../scripts/run-ts.mjs', 'scripts/build.ts', ...(path === 'apps/docs' ? args : [])];
    execFileSync(process.execPath, run, {
      cwd: join(folder, path),
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}
