import { fileURLToPath } from 'node:url';

export const folder = fileURLToPath(new URL('.', import.meta.url));

/** Folder of the bundled scripts. */
export const bundleFolder = `${folder}dist`;
