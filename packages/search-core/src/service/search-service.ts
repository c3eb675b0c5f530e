import { encodeIndex } from '../codec/encode-index.ts';
import { createSearcher } from '../engine/searcher.ts';
import type { Searcher } from '../engine/searcher.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { guardedStore } from './guarded-store.ts';
import { openStoredIndex } from './open-stored-index.ts';
import type { ServicePorts } from './ports.ts';
import type { IndexSummary, OpenError, OpenIndexRequest, SearchService } from './protocol.ts';
import { storageKey } from './storage-key.ts';

type OpenOutcome = Outcome<IndexSummary, OpenError>;

interface Opening {
  readonly key: string;
  readonly outcome: Promise<OpenOutcome>;
  /** Null until the index is open. */
  searcher: Searcher | null;
}

/** Depends on its ports alone, so the same service runs in workers and in tests. */
export function createSearchService(ports: ServicePorts): SearchService {
  const safePorts = { ...ports, store: guardedStore(ports.store) };
  /**
   * By locale, oldest request first. An opening is removed when it fails, or when the index of a newer one is
   * open; so only the first of a locale may be open, and the others are pending.
   */
  const openingsByLocale = new Map<string, readonly Opening[]>();
  const openingsOf = (locale: string): readonly Opening[] => openingsByLocale.get(locale) ?? [];

  const store = async (key: string, index: InvertedIndex): Promise<void> => {
    const written = await safePorts.store.write(key, () => encodeIndex(index));
    if (!written.ok) ports.warn(`index not stored, the next visit builds it again: ${written.error.detail}`);
  };

  const startOpening = (key: string, request: OpenIndexRequest): Opening => {
    const { locale } = request;
    const open = (index: InvertedIndex, origin: IndexSummary['origin']): void => {
      const openings = openingsOf(locale);
      const position = openings.indexOf(opening);
      const isSuperseded = position < 0;
      if (isSuperseded) return;
      opening.searcher = createSearcher(index);
      openingsByLocale.set(locale, openings.slice(position));
      const isNewest = position === openings.length - 1;
      // Not awaited: answers do not wait for the store.
      if (isNewest && origin === 'network') void store(key, index);
    };
    const remove = (): void => {
      openingsByLocale.set(
        locale,
        openingsOf(locale).filter((other) => other !== opening),
      );
    };
    const run = async (): Promise<OpenOutcome> => {
      try {
        const opened = await openStoredIndex(safePorts, request);
        if (!opened.ok) {
          remove();
          return opened;
        }
        const { index, summary } = opened.value;
        open(index, summary.origin);
        return success(summary);
      } catch (reason) {
        remove();
        throw reason;
      }
    };
    // Runs in a microtask, when `opening` is initialized and in the list.
    const opening: Opening = { key, outcome: Promise.resolve().then(run), searcher: null };
    return opening;
  };

  return {
    open(request) {
      const { locale } = request;
      const key = storageKey(request);
      const openings = openingsOf(locale);
      const opening = openings.find((other) => other.key === key) ?? startOpening(key, request);
      const older = opening.searcher === null ? openings.filter((other) => other !== opening) : [];
      openingsByLocale.set(locale, [...older, opening]);
      return opening.outcome;
    },

    async search({ locale, text, limit }) {
      const newest = () => openingsOf(locale).at(-1);
      const answering = () => openingsOf(locale)[0]?.searcher ?? null;
      if (answering() === null) {
        for (let opening = newest(); opening?.searcher === null; opening = newest()) {
          // The caller of `open` gets the error.
          await opening.outcome.catch(() => null);
        }
      }
      const searcher = answering();
      return searcher === null
        ? failure({ kind: 'index-not-open', locale })
        : success(searcher.search(text, { limit }));
    },

    ping: () => Promise.resolve(null),
  };
}
