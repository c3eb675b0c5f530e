import { vi } from 'vitest';
import type { loadShards } from '../service/load-shards.ts';
import type { ServicePorts } from '../service/ports.ts';
import { createMemoryIndexStore } from '../testing/memory-index-store.ts';
import { exposeSearchService } from '../worker/expose-search-service.ts';

/** The service behind a MessageChannel, with the interface of a worker; `fail` acts like a script error. */
export function createChannelWorker(ports: ServicePorts, shardLoader?: typeof loadShards) {
  const { port1, port2 } = new MessageChannel();
  exposeSearchService({ endpoint: port2, ports, ...(shardLoader && { loadShards: shardLoader }) });
  port2.start();
  const errors = new EventTarget();
  const worker = {
    postMessage: vi.fn((message: unknown, transfer: Transferable[] = []) =>
      port1.postMessage(message, transfer),
    ),
    start: () => port1.start(),
    addEventListener: (type: string, listener: EventListener) =>
      (type === 'message' ? port1 : errors).addEventListener(type, listener),
    removeEventListener: (type: string, listener: EventListener) =>
      (type === 'message' ? port1 : errors).removeEventListener(type, listener),
    terminate: vi.fn(() => {
      port1.close();
      port2.close();
    }),
    fail: () => errors.dispatchEvent(new Event('error')),
  };
  // A test needs no more of a Worker than this.
  return worker as typeof worker & Worker;
}

export function portsWith(fetch: ServicePorts['source']['fetch']): ServicePorts {
  return { store: createMemoryIndexStore(), source: { fetch }, warn: vi.fn() };
}
