import type { FastifyError } from 'fastify';
import type { ZodType } from 'zod';

/** An answer with an error status. `message` is for the client. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly statusCode: number;
  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Advice for errors of Fastify, by code. */
const advice: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is larger than --body-limit of the server.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send JSON, with "content-type: application/json".',
};

/** An error of Fastify keeps its status; any other gets 500. Messages of 500 and above are only logged. */
export function failureOf(error: unknown): RequestFailure {
  if (error instanceof RequestFailure) return error;
  const { statusCode = 500, code = '', message = '' } = error as Partial<FastifyError>;
  return new RequestFailure(statusCode, statusCode < 500 ? (advice[code] ?? message) : 'The server failed.');
}

/** Seconds after which a client may repeat a request that had status 503. */
export const retryAfter = 1;

/** Parses the data of a request, or throws a failure with status 400. */
export function parseRequest<Value>(schema: ZodType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (!parsed.success)
    throw new RequestFailure(400, parsed.error.issues.map(({ message }) => message).join(' '));
  return parsed.data;
}
