import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

interface Proxy {
  /** The URL of the database, through the proxy. */
  readonly url: string;
  /** Delays connections whose first bytes match; no data is lost. */
  readonly hold: (isHeld: (first: Buffer) => boolean) => void;
  readonly held: () => number;
  /** Forwards the delayed connections. */
  readonly release: () => void;
  /** Stops forwarding on open connections, without closing them. */
  readonly silence: () => void;
  readonly remove: () => void;
}

/** A network between the server and a database. */
export async function startProxy(database: string): Promise<Proxy> {
  const target = new URL(database);
  const sockets = new Set<Socket>();
  let waiting: (() => void)[] = [];
  let isChosen: (first: Buffer) => boolean = () => false;
  const server = createServer((client) => {
    sockets.add(client.on('error', () => {}));
    client.once('data', (first) => {
      const forward = () => {
        const upstream = connect(Number(target.port), target.hostname);
        sockets.add(upstream.on('error', () => client.destroy()));
        client.on('error', () => upstream.destroy());
        upstream.write(first);
        client.pipe(upstream).pipe(client);
      };
      if (isChosen(first)) waiting.push(forward);
      else forward();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(database);
  url.port = `${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    hold: (isHeld) => {
      isChosen = isHeld;
    },
    held: () => waiting.length,
    release: () => {
      isChosen = () => false;
      for (const forward of waiting) forward();
      waiting = [];
    },
    silence: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    remove: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
