import { answerFromHeads } from '../engine/answer-from-heads.ts';
import { createSearcher } from '../engine/searcher.ts';
import type { Searcher, SearchOptions } from '../engine/searcher.ts';
import { documentCount } from '../index/inverted-index.ts';
import { termCount } from '../dictionary/term-dictionary.ts';
import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { guardedStore } from './guarded-store.ts';
import { loadIndex, mayPass } from './load-index.ts';
import type { LoadedIndex, PartialIndex } from './load-index.ts';
import type { ServicePorts } from './ports.ts';
import type { loadShards as LoadShards } from './load-shards.ts';
import type {
  IndexSummary,
  OpenError,
  OpenIndexRequest,
  SearchService,
  ShardedIndexRequest,
  WholeIndexRequest,
} from './protocol.ts';
import type { SearchResponse } from '../results/search-result.ts';
import { storageKey } from './storage-key.ts';

/** Undefined if nothing that the query needs can be loaded. */
type Answer = SearchResponse | undefined;

interface OpenSearcher {
  readonly search: (text: string, options: SearchOptions) => Answer | Promise<Answer>;
}

type OpenOutcome = Outcome<IndexSummary, OpenError>;

interface Opening {
  readonly key: string;
  readonly outcome: Promise<OpenOutcome>;
  /** Null until the index is open. */
  searcher: OpenSearcher | null;
  /** Loads the next part; true if there is none. */
  improve: () => Promise<boolean>;
  /**
   * A whole index from the network that is not stored yet. It is stored when its request is the newest, also after
   * newer ones have failed.
   */
  unstored: Uint8Array | null;
}

/**
 * Depends only on its ports, so the same service runs in workers and in tests.
 *
 * @param loadShards `loadShards` of this entry point, for an index in shards; without it, bundles leave that code out
 */
export function createSearchService(ports: ServicePorts, loadShards?: typeof LoadShards): SearchService {
  const safePorts = { ...ports, store: guardedStore(ports.store) };
  /**
   * By locale, oldest request first. An opening is removed when it fails, or when the index of a newer one is open; so
   * only the first of a locale may be open, and the others are pending.
   */
  const openingsByLocale = new Map<string, readonly Opening[]>();
  const openingsOf = (locale: string): readonly Opening[] => openingsByLocale.get(locale) ?? [];

  /** Answers do not wait for it. */
  const storeNewest = async (locale: string): Promise<void> => {
    const newest = openingsOf(locale).at(-1);
    if (!newest?.unstored) return;
    const writing = safePorts.store.write(newest.key, newest.unstored);
    newest.unstored = null;
    const written = await writing;
    if (!written.ok) ports.warn(`index not stored: ${written.error.detail}`);
  };

  const startOpening = (key: string, request: OpenIndexRequest): Opening => {
    const { locale } = request;
    const isSuperseded = () => !openingsOf(locale).includes(opening);
    const open = (searcher: OpenSearcher, improve: () => Promise<boolean>, isImproving = false): void => {
      if (isSuperseded()) return;
      openingsByLocale.set(locale, openingsOf(locale).slice(openingsOf(locale).indexOf(opening)));
      opening.searcher = searcher;
      opening.improve = improve;
      if (isImproving) void improve();
    };
    const openPart = (loaded: LoadedIndex): void => {
      const searcher = createSearcher(loaded.index);
      let next: Promise<boolean> | null = null;
      const improve = () =>
        (next ??= loaded.part === 'whole' ? Promise.resolve(true) : openNext(loaded, () => (next = null)));
      // Heads leave the connection to the first answer.
      if (loaded.part === 'heads') open({ search: searchHeads(searcher, improve) }, improve);
      else open(searcher, improve, true);
    };
    const searchHeads =
      (searcher: Searcher, improve: () => Promise<boolean>): OpenSearcher['search'] =>
      async (text, options) => {
        const answer = answerFromHeads(searcher, text, options);
        const next = improve();
        if (answer || !(await next) || isSuperseded()) return answer;
        return opening.searcher?.search(text, options);
      };
    /** Calls `retryLater` after a failure that may be temporary. */
    const openNext = async ({ part, loadNext }: PartialIndex, retryLater: () => void): Promise<boolean> => {
      const loaded = await loadNext().catch((reason: unknown) =>
        failure({ kind: 'threw', reason: String(reason) } as const),
      );
      if (!loaded.ok) {
        ports.warn(`${missing[part]}: ${JSON.stringify(loaded.error)}`);
        // Without the lookup tables, words that heads lack cannot be answered.
        if (part === 'heads' || mayPass(loaded.error)) retryLater();
        return false;
      }
      openPart(loaded.value);
      if (loaded.value.part === 'whole') opening.unstored = loaded.value.bytes;
      void storeNewest(locale);
      return true;
    };
    const openWhole = async (whole: WholeIndexRequest): Promise<OpenOutcome> => {
      const loaded = await loadIndex(safePorts, whole);
      if (!loaded.ok) return loaded;
      const { index, origin } = loaded.value;
      openPart(loaded.value);
      return success({
        locale,
        origin,
        documents: documentCount(index),
        terms: termCount(index.dictionary),
      });
    };
    const openShards = async (sharded: ShardedIndexRequest): Promise<OpenOutcome> => {
      if (loadShards === undefined) throw new Error('an index in shards needs loadShards');
      const loaded = await loadShards(ports, sharded);
      if (!loaded.ok) return loaded;
      const { searcher, documents, terms } = loaded.value;
      open(searcher, searcher.complete);
      return success({ locale, origin: 'network', documents, terms });
    };
    const remove = (): void => {
      openingsByLocale.set(
        locale,
        openingsOf(locale).filter((other) => other !== opening),
      );
      void storeNewest(locale);
    };
    const run = async (): Promise<OpenOutcome> => {
      try {
        const outcome = await ('manifestUrl' in request ? openShards(request) : openWhole(request));
        if (!outcome.ok) remove();
        return outcome;
      } catch (reason) {
        remove();
        throw reason;
      }
    };
    const opening: Opening = {
      key,
      // Runs in a microtask, when `opening` is initialized and in the list.
      outcome: Promise.resolve().then(run),
      searcher: null,
      improve: () => Promise.resolve(false),
      unstored: null,
    };
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
      void storeNewest(locale);
      return opening.outcome;
    },

    async search({ locale, text, limit }) {
      const newest = () => openingsOf(locale).at(-1);
      const answering = () => openingsOf(locale)[0];
      for (;;) {
        if (answering()?.searcher === null) {
          // The caller of `open` gets the error.
          while (newest()?.searcher === null) await newest()?.outcome.catch(() => null);
        }
        const opening = answering();
        if (!opening?.searcher) return failure({ kind: 'index-not-open', locale });
        const answer = await opening.searcher.search(text, { limit });
        if (answer !== undefined) return success(answer);
        // Otherwise a newer index answers.
        if (answering() === opening) return failure({ kind: 'files-not-loaded', locale });
      }
    },

    async whenImproved(locale) {
      for (;;) {
        // The caller of `open` gets the error.
        await openingsOf(locale)
          .at(-1)
          ?.outcome.catch(() => null);
        // If the newest failed, the index that answers is an older one.
        const answering = openingsOf(locale)[0];
        const isImproved = (await answering?.improve()) ?? false;
        const isSuperseded = openingsOf(locale)[0] !== answering;
        if (!isSuperseded) return isImproved;
      }
    },

    ping: () => Promise.resolve(null),
  };
}

/** What a part lacks until the next one is loaded. */
const missing = {
  heads: 'lookup tables not loaded',
  lookup: 'contents not loaded',
  older: 'an older index answers',
} as const;
