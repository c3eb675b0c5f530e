import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { artifactsDirectory } from '@docs/content/vite';

/** Copies the feeds, which the content package generates, to `/rss/<id>.xml`. */
export function copyFeeds(site: string): void {
  cpSync(join(artifactsDirectory, 'feeds'), join(site, 'rss'), { recursive: true });
}
