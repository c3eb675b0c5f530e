import { redirectedKey } from '../storage/keys.ts';
import { removeSession } from '../storage/session-storage.ts';

/** The reader has seen the notice, or gone on: the boot script shows it no more. */
export function forgetRedirect(): void {
  removeSession(redirectedKey);
  delete document.documentElement.dataset['redirected'];
}
