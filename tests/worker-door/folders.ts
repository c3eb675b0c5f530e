import { fileURLToPath } from 'node:url';

export const folder = fileURLToPath(new URL('.', import.meta.url));

/** Where the scripts lie that a site serves. */
export const bundleFolder = `${folder}dist`;
