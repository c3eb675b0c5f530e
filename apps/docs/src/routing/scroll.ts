import { decodeHash } from '@docs/content/paths';

/** Scroll positions of this visit, by history entry, so that Back and Forward return to the exact place. */
const positions = new Map<string, number>();

export function rememberScroll(historyKey: string): void {
  positions.set(historyKey, window.scrollY);
}

/** @returns whether there was something to scroll to */
export function scrollToHash(hash: string): boolean {
  const target = hash === '' ? null : document.getElementById(decodeHash(hash));
  target?.scrollIntoView({ behavior: 'instant' });
  return target !== null;
}

/** After a page change: the remembered place on Back and Forward, else the hash, else the top. */
export function placeScroll(historyKey: string, hash: string, isHistoryMove: boolean): void {
  const remembered = isHistoryMove ? positions.get(historyKey) : undefined;
  if (remembered !== undefined) window.scrollTo({ top: remembered, behavior: 'instant' });
  else if (!scrollToHash(hash)) window.scrollTo({ top: 0, behavior: 'instant' });
}
