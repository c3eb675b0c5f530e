/**
 * Compares screenshots of the last build with the accepted ones; `--accept` accepts the new ones.
 *   npm run pictures -- [--accept]
 */
import { spawnSync } from 'node:child_process';

export async function main(args: string[]): Promise<number> {
  const flags = args.map((arg) => (arg === '--accept' ? '--update-snapshots=all' : arg));
  const command = ['playwright', 'test', '-c', 'pictures/playwright.config.ts', ...flags];
  return spawnSync('npx', command, { stdio: 'inherit' }).status ?? 1;
}
