import type { CDPSession } from '@playwright/test';

export interface Conditions {
  /** CPU slowdown factor. */
  readonly slow: number;
  readonly isSlowNetwork: boolean;
}

const slow4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const fullNetwork = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

export async function setConditions(session: CDPSession, { slow, isSlowNetwork }: Conditions): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', isSlowNetwork ? slow4G : fullNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
}
