import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleDocumentsEn, sampleDocumentsZh } from '@docs/search-core/testing';
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

const typed =
  (type: string, body: string): Answer =>
  (response) => {
    response.setHeader('content-type', type);
    response.end(body);
  };

const script = (file: string) => typed('text/javascript', readFileSync(file, 'utf8'));
export const json = (value: unknown): Answer => typed('application/json', JSON.stringify(value));
export const text = (body: string): Answer => typed('application/json', body);

export const status =
  (code: number): Answer =>
  (response) => {
    response.statusCode = code;
    response.end('no documents');
  };

/** Sends less than its Content-Length, then drops the connection. */
export const cutShort: Answer = (response) => {
  response.setHeader('content-length', 10_000);
  response.write('[{"routePath":', () => response.destroy());
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
    ['/documents.en.json', json(sampleDocumentsEn)],
    ['/documents.zh.json', json(sampleDocumentsZh)],
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
