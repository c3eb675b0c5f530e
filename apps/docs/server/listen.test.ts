import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it('takes the next free port where the asked one is in use', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, () => {
      const address = taken.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const listening = await listen((_request, response) => response.end('ok'), port);
  try {
    expect(listening.port).toBeGreaterThan(port);
    expect(await (await fetch(`http://localhost:${listening.port}/`)).text()).toBe('ok');
  } finally {
    listening.server.close();
    taken.close();
  }
});
