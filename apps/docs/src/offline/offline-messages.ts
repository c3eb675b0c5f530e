import { offlineMessageFile, offlineMessageModules } from '@docs/content/lazy-offline-messages';
import type { OfflineStrings } from '@docs/content/site';
import type { Locale } from '@docs/content/types';

export async function loadOfflineMessages(locale: Locale): Promise<OfflineStrings> {
  const messages = (await offlineMessageModules[offlineMessageFile(locale)]?.())?.[`${locale}Offline`];
  if (!messages) throw new Error(`There are no messages of the offline copy for "${locale}".`);
  return messages;
}
