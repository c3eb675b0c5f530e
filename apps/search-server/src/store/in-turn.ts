import type { IndexKey } from './store.ts';

/**
 * Runs tasks of the same index one after the other, whether they fail or not; tasks of different indexes run
 * concurrently.
 */
export function inTurn(): <Value>(key: IndexKey, work: () => Promise<Value>) => Promise<Value> {
  const last = new Map<string, Promise<unknown>>();
  return ({ index, lang }, work) => {
    const slot = `${index}/${lang}`;
    const result = (last.get(slot) ?? Promise.resolve()).then(work);
    last.set(
      slot,
      result.catch(() => {}),
    );
    return result;
  };
}
