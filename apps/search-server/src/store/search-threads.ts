import { existsSync } from 'node:fs';
import { Piscina } from 'piscina';
import { newestFirst } from './newest-first.ts';
import type * as work from './search-worker.ts';
import { untilAborted } from './until-aborted.ts';

type Work = typeof work;

export interface ThreadOptions {
  /** 1 or more. */
  readonly threads: number;
  /** The built `search-worker.js`. */
  readonly workerFile: string;
  /** Timeout of a search, after which its signal aborts. */
  readonly timeoutMs: number;
}

/** Threads that create hits, because long documents would block the thread that answers requests. */
export interface SearchThreads {
  run<Name extends keyof Work>(
    name: Name,
    task: Parameters<Work[Name]>[0],
    signal: AbortSignal,
  ): Promise<ReturnType<Work[Name]>>;
  close(): Promise<void>;
}

/** Tasks per thread, one of them running. */
const tasksOfThread = 2;

export function openSearchThreads({ threads, workerFile, timeoutMs }: ThreadOptions): SearchThreads {
  if (!existsSync(workerFile)) throw new Error(`${workerFile} is missing. Run "npm run build" first.`);
  // Threads start with the first searches: `process.exit` aborts with a core dump while a thread loads modules, so
  // there must be none if the start fails.
  const pool = new Piscina({
    filename: workerFile,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: Infinity,
  });
  // A thread gets its next task before the result of the last one is read.
  const inThreads = newestFirst(threads * tasksOfThread, timeoutMs);
  return {
    run: (name, task, signal) => {
      // `pool` does not get the signal, which would terminate the thread: a new one would have to open the indexes
      // first.
      const running = inThreads(signal, () => pool.run(task, { name }));
      return untilAborted(running, signal);
    },
    close: () => pool.close(),
  };
}
