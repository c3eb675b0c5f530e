import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

const isHtml = (file: string): boolean => /\.(html?|xhtml)$/i.test(file);

/**
 * HTML files below a folder, sorted by path, without those in the folder `except`. A folder that symbolic links lead to
 * is read once, by its own path if it is below `folder`. A broken link counts as a file: reading it reports the error.
 */
export function htmlFiles(folder: string, except: string): readonly string[] {
  const files: string[] = [];
  const links: string[] = [];
  const read = new Set<string>();
  const readFolder = (path: string): void => {
    const realPath = realpathSync(join(folder, path));
    if (read.has(realPath)) return;
    read.add(realPath);
    for (const entry of readdirSync(realPath, { withFileTypes: true })) {
      const file = path === '' ? entry.name : `${path}/${entry.name}`;
      if (file === except) continue;
      if (entry.isSymbolicLink()) links.push(file);
      else if (entry.isDirectory()) readFolder(file);
      else if (entry.isFile() && isHtml(file)) files.push(file);
    }
  };
  readFolder('');
  // The list grows by the links in the linked folders.
  for (const link of links) {
    const target = targetOf(join(folder, link));
    if (target === 'folder') readFolder(link);
    else if (target !== 'other' && isHtml(link)) files.push(link);
  }
  return files.toSorted();
}

function targetOf(link: string): 'folder' | 'file' | 'nowhere' | 'other' {
  try {
    const target = statSync(link);
    return target.isDirectory() ? 'folder' : target.isFile() ? 'file' : 'other';
  } catch {
    return 'nowhere';
  }
}

/**
 * The path of a file in URLs. `guide/index.html` is `/guide/`; `guide/start.html` stays as it is, because not every
 * host serves it as `/guide/start`.
 */
export function routePathOf(file: string): string {
  const path = file.replace(/(^|\/)index\.html$/, '$1');
  return `/${path.split('/').map(encodeURIComponent).join('/')}`;
}
