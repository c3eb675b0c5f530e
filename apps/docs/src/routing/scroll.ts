import type { Location } from 'react-router-dom';
import { decodeHash } from '@docs/content/paths';
import { scrollKey } from '../storage/keys.ts';
import { readSession, writeSession } from '../storage/session-storage.ts';

/** Entries that the browser makes for a plain anchor have no key in their state: their address stands for it. */
export const hasKey = ({ key }: Location) => key !== 'default';
export const entryKey = (entry: Location): string =>
  hasKey(entry) ? entry.key : entry.pathname + entry.search + entry.hash;

/** The entry that the address bar shows, which may be ahead of the page that is drawn. */
export function currentEntryKey(): string {
  const { key } = (window.history.state ?? {}) as { readonly key?: string };
  const { pathname, search, hash } = window.location;
  return key ?? pathname + search + hash;
}

/** More history entries than anybody goes back through in one tab. */
const mostPositions = 100;

type Position = readonly [historyKey: string, top: number];

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

function storedPositions(): readonly Position[] {
  try {
    const value: unknown = JSON.parse(readSession(scrollKey) ?? '[]');
    return Array.isArray(value) ? value.filter(isPosition) : [];
  } catch {
    return [];
  }
}

/** Scroll positions by history entry, so that Back and Forward return to the exact place, in CSS pixels. */
const positions = new Map<string, number>();
let isRestored = false;

/** Positions of documents before this one; read late, because the module is loaded on the server as well. */
export function restorePositions(): void {
  if (isRestored) return;
  isRestored = true;
  for (const [key, top] of storedPositions()) positions.set(key, top);
}

export function rememberScroll(historyKey: string): void {
  positions.delete(historyKey);
  positions.set(historyKey, window.scrollY);
}

export function storePositions(): void {
  writeSession(scrollKey, JSON.stringify([...positions].slice(-mostPositions)));
}

export const rememberedScroll = (historyKey: string): number | undefined => positions.get(historyKey);

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Keyboard and screen reader go on from the target, as they do after a jump of the browser's own. */
export function scrollToHash(hash: string, isSmooth: boolean): boolean {
  const target = hash.length > 1 ? document.getElementById(decodeHash(hash)) : null;
  target?.scrollIntoView({ behavior: isSmooth && !prefersStillness() ? 'smooth' : 'instant' });
  target?.focus({ preventScroll: true });
  return target !== null;
}

export function scrollToTop(top = 0): void {
  window.scrollTo({ top, behavior: 'instant' });
}
