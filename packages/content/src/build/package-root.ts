import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of this package. */
export const packageRoot = resolve(fileURLToPath(import.meta.url), '../../..');
