/** Runs experiments with the real packages, two processes at a time. Those that passed before are not run again. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { packageRoot } from '../../src/build/package-root.ts';
import { packagesFolder, triesFolder } from '../packages-folder.ts';
import { isRecord } from '../page-text.ts';
import { hasPassed, rememberPassed } from './cache.ts';
import { exits, namesStatus, shorten, unmet } from './expectation.ts';
import type { Outcome, Run } from './expectation.ts';
import { commandsOf, filesOf } from './experiment.ts';
import type { PageExperiment } from './experiment.ts';

/** So that a crash of the bundler, or memory it keeps, concerns few experiments. */
const BATCH = 96;

/** Milliseconds; ends a batch that hangs. A batch takes 30 s, or three minutes on a busy machine. */
const BATCH_LIMIT = 360_000;

/** The server of another test file took the port after Rsbuild had found it free: the experiment is tried again. */
const portTaken = 'EADDRINUSE';

export interface Result {
  readonly experiment: PageExperiment;
  /** Empty if the statement is true. */
  readonly failures: readonly string[];
}

/** In the order of `experiments`. */
export async function runExperiments(experiments: readonly PageExperiment[]): Promise<readonly Result[]> {
  const tried = experiments.filter((experiment) => !hasPassed(experiment));
  const results = new Map<PageExperiment, Result>();
  mkdirSync(triesFolder, { recursive: true });
  // Servers run one after another, because they would take each other's port. One that waits for what happens after a
  // command gets a process of its own; these run first, while the other queue uses the processor.
  const servers = [
    ...inBatches(
      tried.filter((experiment) => startsServer(experiment) && waits(experiment)),
      1,
    ),
    ...inBatches(
      tried.filter((experiment) => startsServer(experiment) && !waits(experiment)),
      BATCH,
    ),
  ];
  const others = inBatches(
    tried.filter((experiment) => !startsServer(experiment)),
    BATCH,
  );
  const takeFrom = async (...queues: (readonly PageExperiment[])[][]): Promise<void> => {
    for (;;) {
      const batch = queues.find((queue) => queue.length > 0)?.shift();
      if (!batch) return;
      for (const result of await runBatch(batch)) {
        results.set(result.experiment, result);
        if (result.failures.length === 0) rememberPassed(result.experiment);
      }
    }
  };
  await Promise.all([takeFrom(servers, others), takeFrom(others)]);
  return experiments.map((experiment) => results.get(experiment) ?? { experiment, failures: [] });
}

function crashOf(experiment: PageExperiment, error: unknown): Run {
  const output = isRecord(error) ? String(error['stderr']) : String(error);
  return { command: commandsOf(experiment).at(-1) ?? '', code: 1, output: stripVTControlCharacters(output) };
}

function inBatches<T>(all: readonly T[], size: number): (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

/** With a command, or with a script that calls the API. */
function startsServer(experiment: PageExperiment): boolean {
  const scripts = Object.entries(filesOf(experiment)).flatMap(([name, text]) =>
    /\.m?js$/.test(name) ? text : [],
  );
  return (
    commandsOf(experiment).some((command) => /^rsbuild (?:dev|preview)/.test(command)) ||
    scripts.some((text) => /\b(?:startDevServer|createDevServer|preview)\(/.test(text))
  );
}

const waits = (experiment: PageExperiment): boolean =>
  commandsOf(experiment).some((command) => command.startsWith('wait '));

async function runBatch(batch: readonly PageExperiment[], triesLeft = 2): Promise<readonly Result[]> {
  const folder = mkdtempSync(join(triesFolder, 'experiments-'));
  try {
    const jobs = batch.map((experiment, index) => {
      const root = join(folder, String(index));
      writeProject(root, experiment);
      return { root, commands: commandsOf(experiment) };
    });
    const [jobsFile, answerFile] = [join(folder, 'jobs.json'), join(folder, 'answer.json')];
    writeFileSync(jobsFile, JSON.stringify(jobs));
    const script = join(packageRoot, 'truth/experiments/run.mjs');
    await promisify(execFile)(process.execPath, [script, jobsFile, answerFile], {
      cwd: packagesFolder,
      // As in a terminal of a user; the variables of npm and the test runner change what the packages do.
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
      timeout: BATCH_LIMIT,
    });
    const answers = JSON.parse(readFileSync(answerFile, 'utf8')) as readonly (readonly Run[])[];
    const results = batch.map((experiment, index) => ({
      experiment,
      failures: failuresOf(experiment, {
        runs: answers[index] ?? [],
        files: readProject(join(folder, String(index))),
      }),
    }));
    return await triedAgain(results, triesLeft);
  } catch (error) {
    // One of the batch ended the process: halves find it in few runs.
    if (batch.length > 1) {
      const [left, right] = inBatches(batch, Math.ceil(batch.length / 2));
      return [...(await runBatch(left ?? [])), ...(await runBatch(right ?? []))];
    }
    if (triesLeft > 0 && isRecord(error) && String(error['stderr']).includes(portTaken))
      return await runBatch(batch, triesLeft - 1);
    // The bundler can end the process with a panic, which is a result too.
    return batch.map((experiment) => ({
      experiment,
      failures: failuresOf(experiment, { runs: [crashOf(experiment, error)], files: {} }),
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs failed experiments of a batch again alone, since modules keep state, and one alone whose port was taken. */
async function triedAgain(results: readonly Result[], triesLeft: number): Promise<readonly Result[]> {
  const isAlone = results.length === 1;
  const final: Result[] = [];
  for (const result of results) {
    const { experiment, failures } = result;
    const isTaken = triesLeft > 0 && failures.some((failure) => failure.includes(portTaken));
    const again = isAlone ? isTaken : failures.length > 0;
    final.push(...(again ? await runBatch([experiment], isAlone ? triesLeft - 1 : triesLeft) : [result]));
  }
  return final;
}

function writeProject(root: string, experiment: PageExperiment): void {
  for (const [name, text] of Object.entries(filesOf(experiment))) {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

function readProject(root: string): Outcome['files'] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    entries
      .map(
        (path) =>
          [
            path
              .slice(root.length + 1)
              .split(sep)
              .join('/'),
            readFileSync(path, 'utf8'),
          ] as const,
      )
      .filter(([path]) => !path.startsWith('node_modules/'))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function failuresOf({ expect }: PageExperiment, outcome: Outcome): readonly string[] {
  const isRequest = ({ command }: Run): boolean => /^(?:GET|POST)/.test(command);
  const failed = outcome.runs.find((run) => run.code !== 0 && !isRequest(run));
  const isExpected = expect.some(({ kind }) => kind === 'exits');
  // Without an answer, the code is 1.
  const refused = outcome.runs.filter((run) => isRequest(run) && (run.code === 1 || run.code >= 400));
  return [
    ...(failed && !isExpected ? [unmet(exits(0), { ...outcome, runs: [failed] })] : []),
    ...refused
      .filter((run) => !expect.some((expectation) => namesStatus(expectation, run, outcome)))
      .map(
        ({ command, code, output }) =>
          `expected no error of "${command}", but it is ${code}: ${shorten(output)}`,
      ),
    ...expect.map((expectation) => unmet(expectation, outcome)),
  ].filter((failure) => failure !== null);
}
