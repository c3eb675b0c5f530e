/**
 * The cost of a large index in shards: `npm run shards -- [--pages 100000]`. Builds generated pages of ten sections,
 * then runs queries, each with only the manifest loaded.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bundleChild, workFolder } from '../spawn-child.ts';
import { execFileSync } from 'node:child_process';

export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { pages: { type: 'string', default: '100000' } },
  });
  const pages = Number(values.pages);
  if (!Number.isInteger(pages) || pages < 100) throw new Error('--pages wants a number from 100.');
  try {
    const bundle = await bundleChild('bench/shards/child.ts');
    execFileSync(
      process.execPath,
      ['--max-old-space-size=1200', '--expose-gc', bundle, String(pages), `${workFolder}/shards`],
      { stdio: 'inherit' },
    );
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
  return 0;
}
