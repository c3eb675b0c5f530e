import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { siteConfig } from '@docs/content/site';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { securityHeaders } from './headers.ts';
import { nginxConfiguration } from './host-files.ts';
import { listen, type Listening } from './listen.ts';
import { createSiteHandler } from './site-handler.ts';

const isInstalled = spawnSync('nginx', ['-v']).status === 0;
if (!isInstalled)
  console.warn('Skipped: nginx is not installed, so its generated configuration is not tested.');

const base = '/docs/';
const routes = ['/', '/zh/', '/config/', '/config/server/port', '/zh/config/server/port'];
const files = [
  'index.html',
  'zh/index.html',
  'config/index.html',
  'config/server/port.html',
  'zh/config/server/port.html',
  '404.html',
  'zh/404.html',
  'assets/entry-1.js',
  'content/pages/config.1.js',
  'latest/1/pages/config.js',
  'rss/releases-rss.xml',
  'rss/releases-atom-zh.xml',
  'site.webmanifest',
];

const work = mkdtempSync(join(tmpdir(), 'nginx-'));
const socketPath = join(work, 'nginx.sock');
const { multiVersion } = siteConfig;
let nginx: ChildProcess;
let ourServer: Listening;

/** Wraps the server block in `http`; paths and user must not need root. */
const mainConfiguration = (server: string) => `
daemon off;
master_process off;
pid ${join(work, 'nginx.pid')};
error_log stderr;
events {}
http {
  access_log off;
  types { text/html html; text/javascript js; application/xml xml; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(work, name)};`).join('\n  ')}
  ${server.replace('listen 80;', `listen unix:${socketPath};`).replace('root /srv/docs;', `root ${work};`)}
}
`;

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const ask = (
  server: { readonly socketPath: string } | { readonly port: number },
  path: string,
  encoding = 'identity',
) =>
  new Promise<Answer>((resolve, reject) => {
    const options = { ...server, path, headers: { host: 'localhost', 'accept-encoding': encoding } };
    request(options, (response) => {
      const { statusCode: status, headers } = response;
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status, headers, body }));
    })
      .on('error', reject)
      .end();
  });

describe.skipIf(!isInstalled)('nginx with the generated configuration responds like our server', () => {
  beforeAll(async () => {
    Object.assign(siteConfig, { multiVersion: { default: 'v2', versions: ['v1.0', 'v2'] } });
    for (const file of files) {
      const target = join(work, base, file);
      mkdirSync(join(target, '..'), { recursive: true });
      writeFileSync(target, file);
      writeFileSync(`${target}.gz`, gzipSync(file));
    }
    const configuration = join(work, 'nginx.conf');
    writeFileSync(configuration, mainConfiguration(nginxConfiguration(base)));
    nginx = spawn('nginx', ['-c', configuration], { stdio: ['ignore', 'ignore', 'inherit'] });
    ourServer = await listen(createSiteHandler(join(work, base), routes, base), 0);
    await vi.waitFor(() => ask({ socketPath }, base), { timeout: 10_000 });
  });
  afterAll(() => {
    Object.assign(siteConfig, { multiVersion });
    nginx.kill();
    ourServer.server.close();
    rmSync(work, { recursive: true });
  });

  it.each([
    '',
    'zh/',
    'zh',
    'config',
    'config/',
    'config/index',
    'config/index.html',
    'config.html',
    'config/server/port',
    'config/server/port/',
    'config/server/port.html',
    'config/server/port?q=1',
    'config/server/port/more',
    'config/server.port',
    'nowhere',
    'zh/nowhere',
    'ZH/nowhere',
    '%7ah/nowhere',
    'zhx/nowhere',
    'v1.0/nowhere',
    'v1.0/zh/nowhere',
    'v1x0/zh/nowhere',
    'v2/zh/nowhere',
    'assets/entry-1.js',
    'assets/none.js',
    'content/pages/config.1.js',
    'latest/1/pages/config.js',
    'rss/releases-rss.xml',
    'rss/releases-atom-zh.xml',
    'site.webmanifest',
  ])('/docs/%s', async (path) => {
    const expected = await ask({ port: ourServer.port }, base + path);
    const answer = await ask({ socketPath }, base + path);
    expect(answer.status).toBe(expected.status);
    for (const name of [...Object.keys(securityHeaders), 'Cache-Control'])
      expect([name, answer.headers[name.toLowerCase()]]).toEqual([
        name,
        expected.headers[name.toLowerCase()],
      ]);
    if (path.startsWith('assets/none')) return;
    expect(answer.body).toBe(expected.body);
    expect(answer.headers['content-type']?.replace('; ', ';')).toBe(
      expected.headers['content-type']?.replace('; ', ';'),
    );
  });

  it.each(['identity', 'gzip'])(
    'sends Vary: Accept-Encoding to a client that accepts %s',
    async (encoding) => {
      for (const path of ['config/server/port', 'nowhere']) {
        const { headers } = await ask({ socketPath }, base + path, encoding);
        expect(headers.vary).toBe('Accept-Encoding');
        expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      }
    },
  );
});
