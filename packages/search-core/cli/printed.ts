import type { Outcome } from '@docs/search-core';

/** The lines that a command prints, or in one sentence or two what is wrong, where, and what to do. */
export type Printed = Outcome<readonly string[], string>;
