import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { contentSecurityPolicyFor, listen, securityHeaders, type Listening } from '@docs/app/server';
import type { SiteSettings } from '@docs/content/site';
import { variants, type VariantName } from './variants.ts';

const sitePolicy = securityHeaders['Content-Security-Policy'];
const run = promisify(execFile);
const appFolder = fileURLToPath(new URL('../../apps/docs', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

const folderOf = (name: VariantName) => fileURLToPath(new URL(`../dist/${name}`, import.meta.url));

/** Builds the site with other settings into `tests/dist`. */
export async function buildVariant(name: VariantName): Promise<void> {
  const script = ['../../scripts/run-ts.mjs', 'scripts/build.ts'];
  await run(process.execPath, [...script, '--out', folderOf(name)], {
    cwd: appFolder,
    env: { ...process.env, VITE_SITE_SETTINGS: JSON.stringify(variants[name]) },
  });
}

/** Serves a variant after `buildVariant`. */
export function serveVariant(name: VariantName): Promise<Listening> {
  const { siteConfig }: SiteSettings = variants[name];
  const policy = siteConfig?.search ? contentSecurityPolicyFor(siteConfig.search) : sitePolicy;
  return serveFiles(join(folderOf(name), 'site'), siteConfig?.base ?? '/', policy);
}

/** A host without rewrites: files below the base, `index.html` for folders, 404.html for the rest. */
export function serveFiles(folder: string, base: string, policy: string = sitePolicy): Promise<Listening> {
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
    response.setHeader('Content-Security-Policy', policy);
    response.end(body ?? read('404.html'));
  }, 0);
}
