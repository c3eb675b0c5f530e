import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageRoot } from '../../src/build/package-root.ts';

/** The section whose heading contains the hook, with partials inlined; null if there is none. */
export function hookText(file: string, hook: string): string | null {
  const lines = withPartials(join(packageRoot, file)).split('\n');
  const start = lines.findIndex((line) => new RegExp(`^#{2,4} .*\\b${hook}\\b`).test(line));
  if (start === -1) return null;
  const depth = /^#+/.exec(lines[start] ?? '')?.[0].length ?? 0;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => /^#{2,4} /.test(line) && (/^#+/.exec(line)?.[0].length ?? 0) <= depth);
  return [lines[start], ...rest.slice(0, end === -1 ? rest.length : end)].join('\n');
}

function withPartials(path: string): string {
  if (!existsSync(path)) return '';
  return readFileSync(path, 'utf8').replace(/<Include\s+file="([^"]+)"\s*\/>/g, (_, file: string) =>
    withPartials(join(dirname(path), file)),
  );
}
