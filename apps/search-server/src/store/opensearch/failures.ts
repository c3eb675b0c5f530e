import { errors } from '@opensearch-project/opensearch';

/** Whether a node stopped during the request. Another copy of its shards can answer. */
export const isNodeFailure = (error: unknown): boolean =>
  error instanceof errors.ConnectionError ||
  (error instanceof errors.ResponseError &&
    /node_(?:dis|not_)connected_exception/.test(JSON.stringify(error.body)));

interface Reasons {
  readonly error?: {
    readonly reason?: string;
    readonly root_cause?: readonly { readonly reason?: string }[];
  };
}

/** The reason given by OpenSearch, without its JSON. */
export function reasonOf({ statusCode, body }: errors.ResponseError): string {
  const { error } = (body ?? {}) as Reasons;
  const reason = error?.root_cause?.[0]?.reason ?? error?.reason ?? 'no reason';
  return `OpenSearch answered with status ${statusCode}: ${reason}`;
}

export function throwReason(error: unknown): never {
  throw error instanceof errors.ResponseError ? new Error(reasonOf(error), { cause: error }) : error;
}
