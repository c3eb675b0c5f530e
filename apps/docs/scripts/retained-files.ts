import { join } from 'node:path';
import { latestFolder, pinnedFolder } from '../src/data/content-files.ts';
import { filesBelow, readIfPresent, type Files, type SiteFiles } from './site-folder.ts';

/** Number of deploys after which a file that the site no longer contains is removed. */
const keptDeploys = 3;

/** Path → number of deploys since the site contained the file; in the published folder. */
const retainedFile = 'retained.json';

type Ages = Readonly<Record<string, number>>;

function readAges(folder: string): Ages {
  const text = readIfPresent(join(folder, retainedFile));
  if (text === null) return {};
  const ages: unknown = JSON.parse(text.toString());
  if (typeof ages !== 'object' || ages === null || !Object.values(ages).every(Number.isInteger))
    throw new Error(`${join(folder, retainedFile)} is not the list of a build: remove it.`);
  return ages as Ages;
}

/**
 * Files of the last published folder that open tabs and cached documents may still request: those whose names contain a
 * hash, and the content for other builds of the application. Includes the list of them.
 * @param own the files of this build
 * @param build name of this build of the application
 */
export function retainedFiles(previous: string, own: SiteFiles, build: string): Files {
  const known = filesBelow(previous);
  if (known.length === 0) throw new Error(`--previous ${previous}: there are no files in this folder.`);
  const ages = readAges(previous);
  const isNeeded = (path: string) =>
    path.startsWith('assets/') ||
    path.startsWith(`${pinnedFolder}/`) ||
    (path.startsWith(`${latestFolder}/`) && !path.startsWith(`${latestFolder}/${build}/`));
  const kept = known
    .filter((path) => !own.has(path) && isNeeded(path))
    .map((path) => [path, (ages[path] ?? 0) + 1] as const)
    .filter(([, age]) => age <= keptDeploys);
  return new Map<string, string | Uint8Array>([
    ...kept.map(([path]) => [path, readIfPresent(join(previous, path)) ?? ''] as const),
    [retainedFile, `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`],
  ]);
}
