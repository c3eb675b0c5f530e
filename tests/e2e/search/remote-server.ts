import type { ServerResponse } from 'node:http';
import { listen, type Listening } from '@docs/app/server';

/** A valid response to `port`: two other indexes, then that of the site, which is shown first. */
const goodAnswer = [
  {
    index: 'blog',
    hits: [
      {
        routePath: '/posts/ports',
        title: 'All about ports',
        content: 'Which port?\nA port is a number.',
        domain: 'https://blog.test',
        _matchesPosition: { content: [{ start: 14, length: 4 }] },
      },
    ],
  },
  { index: 'plugins', hits: [] },
  {
    index: 'docs',
    hits: [
      { routePath: '/config/server/port', title: 'server.port', content: 'Sets the port.', toc: [] },
      { routePath: '/config/dev/asset-prefix', title: 'dev.assetPrefix', content: '设置端口。', unknown: 1 },
    ],
  },
];

const hostileAnswer = [
  {
    index: '<img src=x onerror=alert(1)>',
    hits: [
      {
        routePath: 'javascript:alert(1)',
        title: '<script>alert(1)</script>',
        content: '<img src=x onerror=alert(1)>\nport',
        domain: 'javascript:alert(1)//',
        toc: [{ text: '"><svg onload=alert(1)>', id: '"><svg onload=alert(1)>', depth: 2, charIndex: 0 }],
        _matchesPosition: { content: [{ start: -5, length: 1e9 }, { start: 0, length: 1e9 }, 'x'] },
      },
      { title: ['no text'], routePath: { a: 1 }, content: 3, toc: 'no list' },
    ],
  },
];

export interface RemoteServer extends Listening {
  /** Query parameters of each request so far. */
  readonly requested: readonly URLSearchParams[];
  /** Responds to the held requests. */
  readonly release: () => void;
}

/** A search server whose keyword selects a valid, late, invalid, hostile or missing response. */
export async function startRemoteServer(port: number): Promise<RemoteServer> {
  const requested: URLSearchParams[] = [];
  const held: ServerResponse[] = [];
  const json = (response: ServerResponse, body: unknown) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(body));
  };
  const listening = await listen((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    requested.push(searchParams);
    response.setHeader('Access-Control-Allow-Origin', '*');
    switch (searchParams.get('keyword') ?? '') {
      case 'port':
        json(response, goodAnswer);
        break;
      case 'late':
        held.push(response);
        break;
      case 'nothing':
        json(response, []);
        break;
      case 'nowhere':
        json(
          response,
          goodAnswer.map(({ index }) => ({ index, hits: [] })),
        );
        break;
      case 'hostile':
        json(response, hostileAnswer);
        break;
      case 'broken':
        response.statusCode = 500;
        json(response, goodAnswer);
        break;
      case 'page':
        response.setHeader('Content-Type', 'text/html');
        response.end('<!doctype html><title>Sign in</title>');
        break;
      case 'object':
        json(response, { hits: [] });
        break;
      case 'endless':
        response.write('[');
        for (let chunk = 0; chunk < 40; chunk += 1) response.write(' '.repeat(100_000));
        response.end(']');
        break;
      default:
        request.socket.destroy();
    }
  }, port);
  if (listening.port !== port)
    throw new Error(`Port ${port}, to which the site sends searches, is in use: set E2E_PORT.`);
  return {
    ...listening,
    requested,
    release: () => {
      for (const response of held.splice(0)) json(response, goodAnswer);
    },
  };
}
