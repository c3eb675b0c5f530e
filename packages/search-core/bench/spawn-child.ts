import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import type { AskJob, AskResult, BuildJob, BuildResult, Job, LeftOut, RowsJob, RowsResult } from './job.ts';

const packageRoot = fileURLToPath(new URL('..', import.meta.url));

/**
 * Folder for the bundle, and for documents, queries and indexes passed between processes. Unique per process, so that
 * two runs do not collide. Inside the package, so that the bundle finds the peers.
 */
export const workFolder = join(packageRoot, `node_modules/.cache/bench-${process.pid}`);

/**
 * Bundles the measured code as plain modules: a runner of TypeScript turns every import into a property access, which
 * would slow down search-core but not its peers, which stay as published.
 */
export async function bundleChild(entry = 'bench/child.ts', plugins: Plugin[] = []): Promise<string> {
  mkdirSync(workFolder, { recursive: true });
  const outDir = join(workFolder, 'child');
  await build({
    configFile: false,
    root: packageRoot,
    logLevel: 'error',
    plugins,
    build: {
      ssr: join(packageRoot, entry),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
    },
  });
  return join(outDir, 'child.js');
}

export interface ChildRunner {
  build(job: BuildJob): Promise<BuildResult | LeftOut>;
  ask(job: AskJob): Promise<AskResult | LeftOut>;
  rows(job: RowsJob): Promise<RowsResult | LeftOut>;
}

/** Runs jobs with a bundle, one process per job; kills those that exceed the limit. */
export function childRunner(bundle: string, limitMs: number): ChildRunner {
  const run = (job: Job) =>
    new Promise<unknown>((resolve) => {
      execFile(
        process.execPath,
        ['--expose-gc', '--max-old-space-size=6144', bundle, JSON.stringify(job)],
        { timeout: limitMs, killSignal: 'SIGKILL', maxBuffer: 2 ** 24 },
        (error, stdout, stderr) => {
          if (!error) resolve(JSON.parse(stdout));
          else if (error.killed) resolve({ leftOut: `${job.step} takes over ${limitMs / 1000} s` });
          else resolve({ leftOut: `${job.step} fails: ${reasonIn(stderr) ?? error.message}` });
        },
      );
    });
  return {
    build: async (job) => (await run(job)) as BuildResult | LeftOut,
    ask: async (job) => (await run(job)) as AskResult | LeftOut,
    rows: async (job) => (await run(job)) as RowsResult | LeftOut,
  };
}

const reasonIn = (stderr: string): string | undefined =>
  stderr.match(/^(?:\w*Error|FATAL ERROR): .*$/m)?.[0].slice(0, 120);
