// Separate from the UI messages in `lazy-messages.ts`: few visits need them.
import type { OfflineStrings } from '../site/index.ts';
import type { Locale } from './types.ts';

/** Messages of the offline copy; each file exports them as `<locale>Offline`. */
export const offlineMessageModules = import.meta.glob<Readonly<Record<string, OfflineStrings>>>(
  '../site/strings/[a-z][a-z]-offline.ts',
);
export const offlineMessageFile = (locale: Locale) => `../site/strings/${locale}-offline.ts`;
