import { NoSeedPage, seedPages, send, type Target } from './target.ts';

const hints: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nothing listens there. Start the server, or correct the host and the port.',
  ENOTFOUND: 'The host is unknown. Correct its name.',
  EAI_AGAIN: 'The host is unknown, or the name server does not answer.',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'The certificate is signed by itself. Set NODE_EXTRA_CA_CERTS to its file, in PEM form.',
  SELF_SIGNED_CERT_IN_CHAIN:
    'The certificate is of an authority that Node does not know. Set NODE_EXTRA_CA_CERTS to the certificate of the authority.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'The certificate is of an authority that Node does not know. Set NODE_EXTRA_CA_CERTS to the certificate of the authority.',
};

/** `fetch` reports the reason of a failed connection as the cause. */
function reasonOf(error: unknown, timeoutMs: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `No answer within ${timeoutMs} ms.`;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return hints[code] ?? `The request failed: ${code || String(cause)}.`;
}

/** Why a URL cannot be checked at all, so that it is reported once instead of by every check; null if it can. */
export async function refusalOf(target: Target): Promise<string | null> {
  const [lang = 'en', [keyword = 'a'] = []] = Object.entries(target.seeds)[0] ?? [];
  try {
    const response = await send(target, { keyword, lang });
    const text = await response.text();
    const type = response.headers.get('content-type') ?? 'none';
    if (response.status !== 200)
      return `${target.url}: This is no search server, or it refuses the request: status ${response.status}.\n${text.slice(0, 200)}`;
    if (!/\bjson\b/.test(type))
      return `${target.url}: This is no search server: its answer has the content type ${type} instead of application/json.`;
  } catch (error) {
    return `${target.url}: ${reasonOf(error, target.timeoutMs)}`;
  }
  return seedFault(target);
}

/**
 * Finds a language whose seeds find nothing, which every check would report. Answers of an invalid form are left to the
 * checks.
 */
async function seedFault(target: Target): Promise<string | null> {
  for (const lang of Object.keys(target.seeds)) {
    const fault = await seedPages(target, lang).then(
      () => null,
      (error: unknown) => (error instanceof NoSeedPage ? error.message : null),
    );
    if (fault !== null) return fault;
  }
  return null;
}
