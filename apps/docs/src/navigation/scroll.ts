import { decodeHash } from '@docs/content/paths';
import { scrollKey, readSession, writeSession } from '../document/storage.ts';

/** Number of entries whose positions are stored. */
const maxPositions = 100;

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

/** Scroll positions by history entry of this tab, in CSS pixels; Back and Forward restore them. */
const positions = new Map(storedPositions());

export function rememberScroll(historyKey: string): void {
  positions.delete(historyKey);
  positions.set(historyKey, window.scrollY);
}

export function storePositions(): void {
  writeSession(scrollKey, JSON.stringify([...positions].slice(-maxPositions)));
}

export const rememberedScroll = (historyKey: string): number | undefined => positions.get(historyKey);

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls to the target and focuses it, as the browser does for a fragment.
 * @returns whether the target exists
 */
export function scrollToHash(hash: string, isSmooth: boolean): boolean {
  const target = hash.length > 1 ? document.getElementById(decodeHash(hash)) : null;
  target?.scrollIntoView({ behavior: isSmooth && !prefersReducedMotion() ? 'smooth' : 'instant' });
  target?.focus({ preventScroll: true });
  return target !== null;
}

export function scrollToTop(top = 0): void {
  window.scrollTo({ top, behavior: 'instant' });
}
