import { sidebarKey } from './keys.ts';
import { readSession, writeSession } from './session-storage.ts';

/** Lasts as long as the tab; where storage is refused, as long as the page. */
const states = new Map<string, string>();

export const sidebarMemory = {
  read: (scope: string): string | null => states.get(scope) ?? readSession(sidebarKey(scope)),
  write: (scope: string, state: string): void => {
    states.set(scope, state);
    writeSession(sidebarKey(scope), state);
  },
};
