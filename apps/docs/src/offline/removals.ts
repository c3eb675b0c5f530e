const channelOf = (cacheName: string) => new BroadcastChannel(`${cacheName} removed`);

/** Tells all tabs that this cache was removed. */
export function sendRemoved(cacheName: string): void {
  // A channel does not receive its own messages, but those of other channels in the same tab.
  const channel = channelOf(cacheName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage(null);
  channel.close();
}

/** @param signal stops listening */
export function onRemoved(cacheName: string, run: () => void, signal?: AbortSignal): void {
  const channel = channelOf(cacheName);
  channel.addEventListener('message', run);
  signal?.addEventListener('abort', () => channel.close());
}
