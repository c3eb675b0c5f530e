import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/build/package-root.ts';
import { parseTerms } from './parse-terms.ts';
import type { TermTable } from './parse-terms.ts';

/** Reads the table of terms from WRITING.md. */
export function readTerms(): TermTable {
  const file = 'WRITING.md';
  return parseTerms(file, readFileSync(join(packageRoot, file), 'utf8'));
}
