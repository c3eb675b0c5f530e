import { readFileSync } from 'node:fs';
import { openIndex } from '@docs/search-core';
import type { Outcome, SearchIndex } from '@docs/search-core';

/** The error names the file. */
export function readFile(file: string): Outcome<Uint8Array, string> {
  try {
    return { ok: true, value: readFileSync(file) };
  } catch (reason) {
    return { ok: false, error: `${file} cannot be read: ${causeOf(reason)}. Check the path.` };
  }
}

/** The error names the file and how to create a valid one. */
export function readIndex(file: string): Outcome<SearchIndex, string> {
  const bytes = readFile(file);
  if (!bytes.ok) return bytes;
  const opened = openIndex(bytes.value);
  if (opened.ok) return opened;
  const { kind, ...facts } = opened.error;
  const details = Object.entries(facts).map(([name, value]) => `${name} ${String(value)}`);
  const cause = [kind.replaceAll('-', ' '), ...details].join(', ');
  return {
    ok: false,
    error: `${file} is no index that this version can open: ${cause}. Build it again: search-core build DOCUMENTS.json -o ${file}`,
  };
}

/** The message of the system without error code and path, because the sentence around it names the path. */
export function causeOf(reason: unknown): string {
  const message = reason instanceof Error ? reason.message : String(reason);
  return /^[A-Z]+: ([^,]+),/.exec(message)?.[1] ?? message;
}
