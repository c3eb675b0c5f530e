import type { Locale } from '@docs/content/types';
import type { SearchAnswer, SearchProvider } from '../search-provider.ts';
import { remoteSearch, type RemoteConfig, type RemoteSite } from './remote-provider.ts';

/** Time that the server has before the local index answers. */
const patienceMs = 300;

/** A query that the server was asked. */
interface Asked {
  readonly text: string;
  /** Null if the server fails. */
  readonly remote: Promise<SearchAnswer | null>;
  /** Undefined while the request is under way. */
  settled: SearchAnswer | null | undefined;
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
): SearchProvider {
  const askServer = remoteSearch(config, locale, site);
  let current: Asked | undefined;
  let opening: Promise<unknown> | undefined;

  function ask(text: string): Asked {
    const remote = askServer(text).then((answer) => (answer.kind === 'results' ? answer : null));
    const asked: Asked = { text, remote, settled: undefined, isLocalComplete: false };
    void remote.then((answer) => (asked.settled = answer));
    return asked;
  }

  async function answerLocally(asked: Asked): Promise<SearchAnswer | { readonly kind: 'stale' }> {
    await (opening ??= local.open());
    const answer = await local.search(asked.text);
    if (asked !== current) return { kind: 'stale' };
    if (answer.kind === 'failed') opening = undefined;
    if (answer.kind !== 'results') return (await asked.remote) ?? answer;
    asked.isLocalComplete = answer.isComplete;
    return { ...answer, isComplete: answer.isComplete && asked.settled === null };
  }

  return {
    open: () => Promise.resolve({ kind: 'opened' }),
    search: async (text) => {
      // The same text again: an improvement of a local answer.
      if (current?.text === text && current.settled !== undefined && current.settled !== null)
        return { ...current.settled, isReplacement: true };
      if (current?.text === text) return answerLocally(current);
      const asked = (current = ask(text));
      const patience = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), patienceMs));
      const answer = await Promise.race([asked.remote, patience]);
      if (asked !== current) return { kind: 'stale' };
      if (answer !== null && answer !== 'late') {
        current = undefined;
        return answer;
      }
      console.warn(
        answer === 'late'
          ? `Remote search has not answered after ${patienceMs} ms; the local index answers.`
          : 'Remote search failed; the local index answers.',
      );
      return answerLocally(asked);
    },
    whenImproved: async () => {
      const asked = current;
      if (asked === undefined) return false;
      const byServer = asked.remote.then((answer) => answer !== null);
      if (asked.isLocalComplete) return byServer;
      const locally = local.whenImproved();
      return Promise.race([byServer.then((isAnswered) => isAnswered || locally), locally]);
    },
  };
}
