import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { contentSecurityPolicy, listen, type Listening } from '@docs/app/server';

const run = promisify(execFile);
const appFolder = fileURLToPath(new URL('../../apps/docs', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/**
 * Builds the site with other settings into a folder of this workspace.
 * @returns the folder that a host would serve
 */
export async function buildVariant(name: string, settings: object): Promise<string> {
  const out = fileURLToPath(new URL(`../test-results/${name}`, import.meta.url));
  const script = ['../../scripts/run-ts.mjs', 'scripts/build.ts'];
  await run(process.execPath, [...script, '--out', out, '--settings', JSON.stringify(settings)], {
    cwd: appFolder,
  });
  return join(out, 'site');
}

/** The plainest of hosts: exact files below the base, `index.html` for folders, 404.html for the rest. */
export function serveFiles(folder: string, base: string): Promise<Listening> {
  const read = (path: string) => {
    try {
      return readFileSync(join(folder, path));
    } catch {
      return null;
    }
  };
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : '\0';
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const body = read(file);
    response.statusCode = body === null ? 404 : 200;
    response.setHeader('Content-Type', types[body === null ? '.html' : extname(file)] ?? 'text/plain');
    response.setHeader('Content-Security-Policy', contentSecurityPolicy);
    response.end(body ?? read('404.html'));
  }, 0);
}
