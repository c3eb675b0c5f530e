import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { artifactsDirectory } from '@docs/content/vite';

/** Feeds are made by content; the address of each is `/rss/<id>.xml`. */
export function copyFeeds(site: string): void {
  cpSync(join(artifactsDirectory, 'feeds'), join(site, 'rss'), { recursive: true });
}
