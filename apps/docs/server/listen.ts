import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';

/** Number of ports above the requested one that are tried. */
const maxPortRetries = 20;
const maxPort = 65_535;

function fail(error: unknown, request: IncomingMessage, response: ServerResponse): void {
  console.error(`${request.method} ${request.url}`, error);
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Internal server error');
}

/** An error in a request must not stop the process. */
const withErrorHandling =
  (handler: RequestListener): RequestListener =>
  (request, response) => {
    // sirv does not handle errors of the file stream that it pipes.
    response.on('pipe', (file) => file.on('error', (error) => fail(error, request, response)));
    try {
      handler(request, response);
    } catch (error) {
      fail(error, request, response);
    }
  };

function listenOnce(handler: RequestListener, port: number, host: string): Promise<Server | 'in-use'> {
  return new Promise((resolve, reject) => {
    const server = createServer(withErrorHandling(handler));
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('in-use');
      else reject(error);
    });
    server.listen(port, host, () => resolve(server));
  });
}

export interface Listening {
  readonly server: Server;
  readonly port: number;
}

/** Listens on `port` or, if it is in use, on the next free one; 0 selects any free port. */
export async function listen(handler: RequestListener, port: number, host = 'localhost'): Promise<Listening> {
  const last = Math.min(port + maxPortRetries, maxPort);
  for (let candidate = port; candidate <= last; candidate++) {
    const server = await listenOnce(handler, candidate, host);
    if (server === 'in-use') continue;
    const address = server.address();
    return { server, port: typeof address === 'object' && address !== null ? address.port : candidate };
  }
  throw new Error(`Ports ${port} to ${last} are all in use: pass a free one with --port.`);
}
