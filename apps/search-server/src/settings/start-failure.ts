import { SettingError, type Settings } from './settings.ts';

/** The `AggregateError` for a host with several addresses has no message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(reasonOf).join('; ');
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${reasonOf(error.cause)}` : error.message;
}

/** Removes the password from the URL of one node. A query string may contain one as well. */
function withoutPassword(url: string): string {
  const { protocol, username, host, pathname } = new URL(url);
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname === '/' ? '' : pathname}`;
}

const shownStore = (url: string): string =>
  (url.startsWith('http') ? url.split(',') : [url]).map(withoutPassword).join(',');

export function storeFailure(
  { store, data }: Pick<Settings, 'store' | 'data'>,
  error: unknown,
): SettingError {
  if (error instanceof SettingError) return error;
  const where = store === 'embedded' ? `folder ${data}` : shownStore(store);
  const advice =
    store === 'embedded'
      ? 'Name another with --data.'
      : 'Check that it runs, and the URL, user and password of --store or SEARCH_SERVER_STORE.';
  return new SettingError(`The store does not open (${where}): ${reasonOf(error)}. ${advice}`);
}

const listenAdvice: Readonly<Record<string, string>> = {
  EADDRINUSE: 'The port is in use. Stop what listens there, or choose another with --port.',
  EACCES: 'The port needs more rights. Choose one above 1023 with --port.',
  EADDRNOTAVAIL: 'The address is none of this machine. Name another with --host.',
  ENOTFOUND: 'There is no such host. Name another with --host.',
};

export function listenFailure({ host, port }: Pick<Settings, 'host' | 'port'>, error: unknown): SettingError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new SettingError(
    `The server cannot listen on ${host}:${port}. ${listenAdvice[code] ?? reasonOf(error)}`,
  );
}

export const indexFailure = (file: string, error: unknown): SettingError =>
  new SettingError(
    `${file} is not indexed: ${reasonOf(error).replace(/\.$/, '')}. What was indexed before is kept; --no-documents starts with it.`,
  );
