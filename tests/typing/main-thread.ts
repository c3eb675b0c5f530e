import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Trace times are in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** One turn of the event loop. */
export interface Task {
  /** Whether the task runs after the first contentful paint. */
  readonly isPainted: boolean;
  readonly wallMs: number;
  /** CPU time; includes throttling. */
  readonly cpuMs: number;
}

export interface MainThread {
  readonly tasks: readonly Task[];
  /** From the last mark `from` to the end of the first frame after the last mark `drawn`. */
  readonly msToFrame: (from: string, drawn: string) => number;
}

const frameCategories = [
  'toplevel',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

/**
 * Only tasks and the first contentful paint. The categories for frames make V8 collect a stack for each request and
 * timer, which doubles the evaluation time of a module.
 */
export const taskCategories = ['disabled-by-default-devtools.timeline', 'loading'];

/**
 * Records a trace while `run` runs.
 * @returns the activity of the main thread of the page
 */
export async function mainThreadWhile(
  session: CDPSession,
  run: () => Promise<void>,
  categories: readonly string[] = frameCategories,
): Promise<MainThread> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [...categories],
    },
  });
  await run();
  await session.send('Tracing.end');
  await complete;

  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const ofPage = events.filter(({ pid, tid }) => mainThreads.has(`${pid}:${tid}`));
  const paintedAt = Math.max(
    0,
    ...ofPage.filter(({ name }) => name === 'firstContentfulPaint').map(({ ts }) => ts),
  );
  const lastMark = (mark: string) =>
    Math.max(
      ...ofPage.filter(({ cat, name }) => cat === 'blink.user_timing' && name === mark).map(({ ts }) => ts),
    );
  return {
    tasks: ofPage
      .filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
      .map(({ ts, dur = 0, tdur = dur }) => ({
        isPainted: ts > paintedAt,
        wallMs: dur / 1000,
        cpuMs: tdur / 1000,
      })),
    msToFrame: (from, drawn) => {
      const drawnAt = lastMark(drawn);
      const frames = ofPage.filter(({ name, ph, ts }) => name === 'Commit' && ph === 'X' && ts > drawnAt);
      return (Math.min(...frames.map(({ ts, dur = 0 }) => ts + dur)) - lastMark(from)) / 1000;
    },
  };
}
