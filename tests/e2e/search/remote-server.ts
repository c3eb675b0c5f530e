import { listen, type Listening } from '@docs/app/server';

/** Two other indexes, then that of the site, which is shown first. */
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

/** A search server with one answer to all keywords. */
export async function startRemoteServer(port: number): Promise<Listening> {
  const listening = await listen((_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(goodAnswer));
  }, port);
  if (listening.port !== port)
    throw new Error(`Port ${port}, to which the site sends searches, is in use: set E2E_PORT.`);
  return listening;
}
