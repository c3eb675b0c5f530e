import type { Locale } from '@docs/content/types';
import type { SearchAnswer, SearchProvider } from '../search-provider.ts';
import { remoteSearch, type RemoteAnswer, type RemoteConfig, type RemoteSite } from './remote-provider.ts';
import { pageServerState, type ServerState } from './server-state.ts';

/** Time in milliseconds that the server has before the local index answers. */
const patienceMs = 300;

/**
 * Time in milliseconds that the server has after the local answer, whose rows would flash if they were replaced at
 * once.
 */
const graceMs = 50;

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));

/** A query that was sent to the server. */
interface Asked {
  readonly text: string;
  readonly remote: Promise<RemoteAnswer>;
  /** Undefined while the request is pending. */
  settled: RemoteAnswer | undefined;
  isLocalComplete: boolean;
}

/**
 * Searches on the server, and in the local index while the server does not answer. A late answer of the server is an
 * improvement of the local one.
 */
export function fallbackProvider(
  config: RemoteConfig,
  locale: Locale,
  site: RemoteSite,
  local: SearchProvider,
  server: ServerState = pageServerState,
): SearchProvider {
  const { search: askServer, cancel } = remoteSearch(config, locale, site, server);
  let current: Asked | undefined;
  let opening: Promise<unknown> | undefined;

  function ask(text: string): Asked {
    const askedAt = performance.now();
    const asked: Asked = { text, remote: askServer(text), settled: undefined, isLocalComplete: false };
    void asked.remote.then((answer) => {
      asked.settled = answer;
      if (answer.kind === 'results' && performance.now() - askedAt < patienceMs) server.succeed();
    });
    return asked;
  }

  async function searchLocally(asked: Asked) {
    await (opening ??= local.open());
    const answer = await local.search(asked.text);
    await Promise.race([asked.remote, after(graceMs)]);
    return answer;
  }

  /** The answer of the local index, or that of the server if it comes first or if the index has none. */
  async function answerFromEither(asked: Asked): Promise<SearchAnswer | { readonly kind: 'stale' }> {
    const locally = searchLocally(asked);
    const first = await Promise.race([
      locally,
      asked.remote.then((answer) => (answer.kind === 'failed' ? locally : answer)),
    ]);
    if (asked !== current) return { kind: 'stale' };
    if (asked.settled?.kind === 'results') return { ...asked.settled, isReplacement: true };
    if (first.kind === 'results') {
      asked.isLocalComplete = first.isComplete;
      return { ...first, isComplete: first.isComplete && asked.settled !== undefined };
    }
    // The next query opens the index again.
    if (first.kind === 'failed') opening = undefined;
    const answer = await asked.remote;
    if (asked !== current) return { kind: 'stale' };
    return answer.kind === 'results' ? { ...answer, isReplacement: true } : first;
  }

  return {
    open: () => Promise.resolve({ kind: 'opened' }),
    search: async (text) => {
      // The same text again: an improvement of the answer that is shown.
      if (current?.text === text) return answerFromEither(current);
      const asked = (current = ask(text));
      // After a failure or a late answer, ask both at once until the server answers in time again: no key waits for a
      // server that is down.
      if (!server.isReliable()) return answerFromEither(asked);
      const answer = await Promise.race([asked.remote, after(patienceMs)]);
      if (asked !== current) return { kind: 'stale' };
      if (answer?.kind === 'results') return answer;
      if (server.fail()) {
        if (answer?.kind === 'failed')
          console.warn('Remote search failed; the local index answers.', answer.error);
        else console.warn(`Remote search has not answered after ${patienceMs} ms; the local index answers.`);
      }
      return answerFromEither(asked);
    },
    whenImproved: async () => {
      const asked = current;
      if (asked === undefined) return false;
      const byServer = asked.remote.then(({ kind }) => kind === 'results');
      if (asked.isLocalComplete) return byServer;
      const locally = local.whenImproved();
      // Either may fail to improve the answer while the other does.
      return Promise.race([
        byServer.then((isAnswered) => isAnswered || locally),
        locally.then((isBetter) => isBetter || byServer),
      ]);
    },
    cancel: () => {
      current = undefined;
      cancel();
    },
  };
}
