import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OpenIndexRequest } from '@docs/search-core/service';
import { indexFiles, sampleDocumentsEn, sampleDocumentsZh } from '@docs/search-core/testing';
import { bundleFolder } from './folders.ts';

export type Answer = (response: ServerResponse) => void;

/** A server per test: a new origin has an empty IndexedDB. */
export interface Site {
  readonly origin: string;
  /** Replaces the response of a path. */
  answer(path: string, answer: Answer): void;
  /** Number of requests of a path. */
  requestCount(path: string): number;
  close(): Promise<void>;
}

export const strictPolicy =
  "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; img-src 'self'";

const html = '<!doctype html><title>Search worker</title><script type="module" src="/page.js"></script>';

const requestOf = (locale: string) =>
  ({
    site: '/',
    locale,
    indexUrl: `/index.${locale}.bin`,
    contentsUrl: `/contents.${locale}.bin`,
    contentHash: 'one',
  }) satisfies OpenIndexRequest;
export const requests = { en: requestOf('en'), zh: requestOf('zh') };

const typed =
  (type: string, body: string | Uint8Array): Answer =>
  (response) => {
    response.setHeader('content-type', type);
    response.end(body);
  };

const script = (file: string) => typed('text/javascript', readFileSync(file, 'utf8'));
export const bytes = (body: Uint8Array): Answer => typed('application/octet-stream', body);
/** The first part of the English index. */
export const goodIndex = (documents = sampleDocumentsEn): Answer =>
  bytes(indexFiles(requests.en, documents).get(requests.en.indexUrl) ?? new Uint8Array());

export const status =
  (code: number): Answer =>
  (response) => {
    response.statusCode = code;
    response.end('no index');
  };

/** Sends less than its Content-Length, then drops the connection. */
export const cutShort: Answer = (response) => {
  response.setHeader('content-length', 10_000);
  response.write('DSIX', () => response.destroy());
};

/** Holds responses until `release` is called. */
export function held(answer: Answer): { readonly answer: Answer; release(): void } {
  const waiting: ServerResponse[] = [];
  return {
    answer: (response) => void waiting.push(response),
    release: () => {
      for (const response of waiting.splice(0)) answer(response);
    },
  };
}

export async function startSite(policy: string): Promise<Site> {
  const answers = new Map<string, Answer>([
    ['/', typed('text/html', html)],
    ['/favicon.ico', typed('image/x-icon', '')],
    ...[...indexFiles(requests.en, sampleDocumentsEn), ...indexFiles(requests.zh, sampleDocumentsZh)].map(
      ([url, body]) => [url, bytes(body)] as const,
    ),
    ...readdirSync(bundleFolder).map((file) => [`/${file}`, script(`${bundleFolder}/${file}`)] as const),
  ]);
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requested.push(path);
    // A worker has the Content-Security-Policy of its own response.
    response.setHeader('content-security-policy', policy);
    // Without the HTTP cache, each fetch is a request to count.
    response.setHeader('cache-control', 'no-store');
    (answers.get(path) ?? status(404))(response);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    // The server is listening, so it has a port.
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    answer: (path, answer) => void answers.set(path, answer),
    requestCount: (path) => requested.filter((one) => one === path).length,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
