import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/build/package-root.ts';
import { packagesFolder, triesFolder } from '../packages-folder.ts';

/**
 * Runs a script with the real packages in a child process, because they keep state, print, and read `NODE_ENV` on load.
 * The script reads its jobs and returns its answer through `answer.mjs`.
 *
 * @param script relative to this package
 * @param prepare returns the jobs; may write files into the folder, in which imports resolve to the real packages
 */
export function askPackages(script: string, prepare: (folder: string) => unknown): unknown {
  mkdirSync(triesFolder, { recursive: true });
  const folder = mkdtempSync(join(triesFolder, 'ask-'));
  try {
    const project = join(folder, 'project');
    writeProject(project);
    const [jobs, answer] = [join(folder, 'jobs.json'), join(folder, 'answer.json')];
    writeFileSync(jobs, JSON.stringify(prepare(folder)));
    // With `pipe`, the error message contains the output of a script that fails.
    execFileSync(process.execPath, [join(packageRoot, script), jobs, answer, project], {
      cwd: packagesFolder,
      stdio: 'pipe',
    });
    return JSON.parse(readFileSync(answer, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Minimal project that the package accepts. */
function writeProject(root: string): void {
  mkdirSync(join(root, 'src'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{ "name": "sample", "version": "1.0.0" }');
  writeFileSync(join(root, 'tsconfig.json'), '{}');
  writeFileSync(join(root, 'src/index.js'), 'console.log(1);');
}
