import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** One turn of the event loop. */
export interface Task {
  readonly wallMs: number;
  /** Without the time in which other processes had the processor; slowing is counted. */
  readonly cpuMs: number;
}

/**
 * Runs something while the browser keeps a trace.
 * @returns all tasks of the page's main thread meanwhile
 */
export async function tasksWhile(session: CDPSession, run: () => Promise<void>): Promise<readonly Task[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'],
    },
  });
  await run();
  await session.send('Tracing.end');
  await complete;

  const tasks = events.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  return tasks
    .filter(({ pid, tid }) => mainThreads.has(`${pid}:${tid}`))
    .map(({ dur = 0, tdur = dur }) => ({ wallMs: dur / 1000, cpuMs: tdur / 1000 }));
}
