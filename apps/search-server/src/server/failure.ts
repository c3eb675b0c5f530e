import { prettifyError, type ZodType } from 'zod';

/** An answer with an error status. `message` is for whoever sent the request. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly statusCode: number;
  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Seconds after which a client may repeat a request that had status 503. */
export const retryAfter = 1;

/** Parses what a request brought, or throws a failure with status 400. */
export function parseRequest<Value>(schema: ZodType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new RequestFailure(400, prettifyError(parsed.error));
  return parsed.data;
}
