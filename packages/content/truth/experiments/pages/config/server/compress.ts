import { absent, prints, printsInOrder, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a response of 1024 bytes or more is compressed with gzip for a client that asks for it',
    files: { 'public/a.json': `"${'x'.repeat(1022)}"` },
    commands: ['rsbuild dev', 'GET /a.json accept-encoding: gzip'],
    expect: [prints('content-encoding: gzip', 'GET')],
  },
  {
    statement: 'a response of 1023 bytes is not',
    files: { 'public/a.json': `"${'x'.repeat(1021)}"` },
    commands: ['rsbuild dev', 'GET /a.json accept-encoding: gzip'],
    expect: [printsNot('content-encoding', 'GET')],
  },
  {
    statement: 'PNG stays as it is, SVG is compressed',
    files: { 'public/a.png': 'x'.repeat(3000), 'public/a.svg': `<svg>${'x'.repeat(3000)}</svg>` },
    commands: ['rsbuild dev', 'GET /a.png accept-encoding: gzip', 'GET /a.svg accept-encoding: gzip'],
    expect: [printsNot('content-encoding', 'GET /a.png'), prints('content-encoding: gzip', 'GET /a.svg')],
  },
  {
    statement: 'a file of another type than text is not compressed',
    files: { 'public/a.wasm': 'x'.repeat(3000) },
    commands: ['rsbuild dev', 'GET /a.wasm accept-encoding: gzip'],
    expect: [printsNot('content-encoding', 'GET /a.wasm')],
  },
  {
    statement: 'a response without a type, as for an icon of the public folder, counts as text',
    files: { 'public/a.ico': 'x'.repeat(3000) },
    commands: ['rsbuild dev', 'GET /a.ico accept-encoding: gzip'],
    expect: [prints('content-encoding: gzip', 'GET')],
  },
  {
    statement: 'Brotli is not supported: a client that accepts nothing but br gets the plain response',
    files: { 'public/a.svg': `<svg>${'x'.repeat(3000)}</svg>` },
    commands: ['rsbuild dev', 'GET /a.svg accept-encoding: br'],
    expect: [printsNot('content-encoding', 'GET')],
  },
  {
    statement: 'false turns it off in the preview server too',
    files: { 'public/a.svg': `<svg>${'x'.repeat(3000)}</svg>` },
    config: '{ server: { compress: false } }',
    commands: ['rsbuild build', 'rsbuild preview', 'GET /a.svg accept-encoding: gzip'],
    expect: [printsNot('content-encoding', 'GET')],
  },
  {
    statement: 'a build writes no .gz file',
    files: { 'public/a.svg': `<svg>${'x'.repeat(3000)}</svg>` },
    expect: [absent('dist/**/*.gz')],
  },
  {
    statement: 'handlers added with unshift are not compressed, responses of a proxy target are',
    config: `
      import { createServer } from 'node:http';
      export default async () => {
        const text = 'x'.repeat(3000);
        const send = (response) => response.setHeader('content-type', 'text/plain').end(text);
        const target = createServer((request, response) => send(response));
        await new Promise((resolve) => target.listen(0, resolve));
        const first = (request, response, next) => (request.url === '/u' ? send(response) : next());
        return {
          dev: { setupMiddlewares: [({ unshift }) => unshift(first)] },
          server: { proxy: { '/api': \`http://localhost:\${target.address().port}\` } },
        };
      };
    `,
    commands: ['rsbuild dev', 'GET /u accept-encoding: gzip', 'GET /api accept-encoding: gzip'],
    expect: [
      printsNot('content-encoding', 'GET /u'),
      prints('xxx', 'GET /u'),
      prints('content-encoding: gzip', 'GET /api'),
    ],
  },

  {
    statement: 'no-transform does not prevent the compression of a stream, whose events arrive in batches',
    config: `
      import { randomBytes } from 'node:crypto';
      import { setTimeout } from 'node:timers/promises';
      export default {
        server: { htmlFallback: false },
        dev: {
          setupMiddlewares: [
            ({ push }) =>
              push(async (request, response, next) => {
                if (request.url !== '/events') return next();
                response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-transform' });
                const { socket } = response;
                response.write('data: ' + 'x'.repeat(1024) + '\\n\\n');
                response.write('data: second\\n\\n');
                await setTimeout(50);
                console.log('held back', socket.bytesWritten < 1000);
                response.write('data: ' + randomBytes(50_000).toString('hex') + '\\n\\n');
                for (let i = 0; i < 40 && socket.bytesWritten < 10_000; i += 1) await setTimeout(50);
                console.log('batch', socket.bytesWritten > 10_000);
                response.end();
              }),
          ],
        },
      };
    `,
    commands: ['rsbuild dev', 'GET /events accept-encoding: gzip'],
    expect: [
      prints('cache-control: no-transform', 'GET'),
      prints('content-encoding: gzip', 'GET'),
      printsInOrder('held back true', 'batch true'),
    ],
  },
];
