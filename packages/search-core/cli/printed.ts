import type { Outcome } from '@docs/search-core';

/** The lines that a command prints, or an error of one or two sentences: what is wrong, where, and what to do. */
export type Printed = Outcome<readonly string[], string>;
