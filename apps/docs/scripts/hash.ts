import { createHash } from 'node:crypto';

/** 10 hexadecimal digits. Parts are separated, so that no two lists have the same hash by concatenation. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex').slice(0, 10);
}

/** Of a whole file; like `digestOf` in the browser. */
export const digestOf = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 10);
