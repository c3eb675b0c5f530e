import { VFileMessage } from 'vfile-message';
import type { Problem } from '../problems/problem.ts';

/** Converts a parse error of MDX to a problem; rethrows other errors. */
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
