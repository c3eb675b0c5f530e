import { VFileMessage } from 'vfile-message';
import type { Problem } from '../problems/problem.ts';

/** The problem of a file that MDX cannot parse. Anything but a parse message is a bug and is thrown on. */
export function parseErrorProblem(error: unknown, file: string): Problem {
  if (!(error instanceof VFileMessage)) throw error;
  return {
    file,
    line: error.line ?? 1,
    column: error.column ?? 1,
    what: `MDX cannot read this: ${error.reason.replace(/\.$/, '')}`,
    todo: 'Put braces and angle brackets of text into code or write \\{ and \\<, and close every tag.',
  };
}
