import type { RequestListener } from 'node:http';
import { createSiteHandler, listen } from '@docs/app/server';
import { readRelease, releaseCount, siteOf, type PublishedRelease } from './releases.ts';

export interface Host {
  readonly origin: string;
  readonly releases: readonly PublishedRelease[];
  /** The release being served. */
  current: number;
  readonly close: () => void;
}

/** Serves one of the releases. */
export async function startHost(): Promise<Host> {
  const releases = Array.from({ length: releaseCount }, (_, release) => readRelease(release));
  const handlers: readonly RequestListener[] = releases.map(({ pages }, release) =>
    createSiteHandler(siteOf(release), [...pages.keys()]),
  );
  const { server, port } = await listen(
    (request, response) => handlers[host.current]?.(request, response),
    0,
  );
  const host: Host = {
    origin: `http://localhost:${port}`,
    releases,
    current: 0,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return host;
}
