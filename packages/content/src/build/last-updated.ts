import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Bytes of `git log` output; some 100 per commit and file. */
const MAX_LOG_BYTES = 64 * 1024 * 1024;

/**
 * The date of the last commit per file below a folder, in ISO form and UTC; empty where there is no history.
 * A shallow clone counts as none: its oldest commit would claim every file.
 */
export async function readLastUpdated(folder: string): Promise<ReadonlyMap<string, string>> {
  try {
    const shallow = await git(folder, ['rev-parse', '--is-shallow-repository']);
    if (shallow.trim() !== 'false') return new Map();
    return parseLog(
      await git(folder, [
        '-c',
        'core.quotePath=off',
        'log',
        '--format=%x00%cI',
        '--name-only',
        '--relative',
        '--',
        '.',
      ]),
    );
  } catch {
    return new Map();
  }
}

/** Reads commits, newest first: a NUL and a date on one line, then the files it touched. */
export function parseLog(log: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('\0')) date = new Date(line.slice(1)).toISOString();
    else if (line !== '' && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

async function git(folder: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', ['-C', folder, ...args], { maxBuffer: MAX_LOG_BYTES });
  return stdout;
}
