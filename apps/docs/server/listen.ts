import { createServer, type RequestListener, type Server } from 'node:http';

/** How many ports above the asked one are tried before giving up. */
const triesOfPort = 20;

function listenOnce(handler: RequestListener, port: number): Promise<Server | 'in-use'> {
  return new Promise((resolve, reject) => {
    const server = createServer(handler);
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('in-use');
      else reject(error);
    });
    server.listen(port, () => resolve(server));
  });
}

export interface Listening {
  readonly server: Server;
  readonly port: number;
}

/** Listens on `port` or, where it is taken, on the next free one above; 0 asks the system for any. */
export async function listen(handler: RequestListener, port: number): Promise<Listening> {
  for (let candidate = port; candidate <= port + triesOfPort; candidate++) {
    const server = await listenOnce(handler, candidate);
    if (server === 'in-use') continue;
    const address = server.address();
    return { server, port: typeof address === 'object' && address !== null ? address.port : candidate };
  }
  throw new Error(`Ports ${port} to ${port + triesOfPort} are all in use: pass a free one with --port.`);
}
