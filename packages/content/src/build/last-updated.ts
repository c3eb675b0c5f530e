import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Limit for the output of `git log`, about 100 bytes per commit and file. */
const MAX_LOG_BYTES = 64 * 1024 * 1024;

/**
 * Date of the last commit per file below a folder, as an ISO string in UTC; empty without Git history.
 * Shallow clones are ignored, since their oldest commit appears to change every file.
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

/** Parses commits, newest first: a line with NUL and the date, then the changed files. */
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
