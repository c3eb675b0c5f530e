import { sessionKeys, writeSession } from '../storage/session-storage.ts';

/** The reader has seen the notice, or gone on: the boot script shows it no more. */
export function forgetRedirect(): void {
  writeSession(sessionKeys.redirected, null);
  delete document.documentElement.dataset['redirected'];
}
