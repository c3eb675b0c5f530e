import { tabKey } from './keys.ts';
import { createStoredValue, type StoredValue } from './stored-value.ts';

const stores = new Map<string, StoredValue<string>>();

/** The chosen tab of a group, the same for every tab set with that id and in every browser tab. */
export function tabStore(groupId: string): StoredValue<string> {
  const known = stores.get(groupId);
  if (known) return known;
  const store = createStoredValue(tabKey(groupId), (text) => text);
  stores.set(groupId, store);
  return store;
}
