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

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options });
  const env = {
    ...process.env,
    JOURNEYS: values.count,
    FIRST_JOURNEY: values.first,
    ...(values.reuse ? { REUSE_RELEASES: '1' } : {}),
  };
  const command = ['playwright', 'test', '-c', 'deploys/playwright.config.ts'];
  return spawnSync('npx', command, { stdio: 'inherit', env }).status ?? 1;
}
