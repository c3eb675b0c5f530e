/**
 * Plays random journeys of readers during deploys of real builds.
 *   npm run deploy-check -- [--count 1000] [--first 0] [--reuse]
 * `--first` is the first journey, to repeat one that failed; `--reuse` takes the builds of the last run.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const options = {
  count: { type: 'string', default: '1000' },
  first: { type: 'string', default: '0' },
  reuse: { type: 'boolean', default: false },
} as const;

function wholeNumber(name: string, value: string, least: number): string {
  if (!/^\d+$/.test(value) || Number(value) < least)
    throw new Error(`--${name} takes a whole number of at least ${least}, and not "${value}".`);
  return value;
}

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options });
  const env = {
    ...process.env,
    JOURNEYS: wholeNumber('count', values.count, 1),
    FIRST_JOURNEY: wholeNumber('first', values.first, 0),
    ...(values.reuse ? { REUSE_RELEASES: '1' } : {}),
  };
  const command = ['playwright', 'test', '-c', 'deploys/playwright.config.ts'];
  return spawnSync('npx', command, { stdio: 'inherit', env }).status ?? 1;
}
