import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from '@docs/content/build';
import { latestFolder, notFoundFile, pinnedFolder } from '../src/data/content-files.ts';
import { filesBelow, readIfPresent, type Files, type SiteFiles } from './site-folder.ts';

/** A file that the site no longer contains is removed after this number of deploys; those without a change do not count. */
const keptDeploys = 3;

/**
 * In the published folder: path → deploys since the site contained the file, without those that changed nothing. Files
 * above `keptDeploys` stay in the list until they are deleted from that folder; without their age they would be kept
 * again.
 */
const retainedFile = 'retained.json';

type Ages = Readonly<Record<string, number>>;

function readAges(folder: string): Ages {
  const text = readIfPresent(join(folder, retainedFile));
  if (text === null) return {};
  const ages = parseJson(text.toString());
  if (typeof ages !== 'object' || ages === null || !Object.values(ages).every(Number.isInteger))
    throw new SettingError(
      `--previous: ${join(folder, retainedFile)} is not the list of a build: remove it.`,
    );
  return ages as Ages;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Throws unless the folder has a build of this site and is not the one that is written. */
export function checkPublished(folder: string, written: string): void {
  const realPath = (path: string) => (existsSync(path) ? realpathSync(path) : path);
  if (realPath(folder) === realPath(written))
    throw new SettingError(
      `--previous ${folder}: this build writes to that folder. Give a copy of what was published last.`,
    );
  if (readIfPresent(join(folder, notFoundFile))?.includes(' data-build="') === true) return;
  throw new SettingError(
    `--previous ${folder}: no build of this site is in this folder. Give a copy of what was published last, ` +
      'or leave the option out for the first deploy.',
  );
}

/**
 * Files of the last published folder that open tabs and cached documents may still request: those whose names contain a
 * hash, and the content for other builds of the application. Includes the list of them.
 * @param own the files of this build
 * @param build name of this build of the application
 */
export function retainedFiles(previous: string, own: SiteFiles, build: string): Files {
  const ages = readAges(previous);
  const isNeeded = (path: string) =>
    path.startsWith('assets/') ||
    path.startsWith(`${pinnedFolder}/`) ||
    (path.startsWith(`${latestFolder}/`) && !path.startsWith(`${latestFolder}/${build}/`));
  const left = filesBelow(previous).filter((path) => !own.has(path) && isNeeded(path));
  // Any change replaces a file of the last deploy.
  const isChanged = left.some((path) => ages[path] === undefined);
  const aged = left.map((path) => {
    const age = (ages[path] ?? 0) + Number(isChanged);
    return [path, Math.min(age, keptDeploys + 1)] as const;
  });
  const kept = aged.filter(([, age]) => age <= keptDeploys);
  return new Map<string, string | Uint8Array>([
    ...kept.map(([path]) => [path, readFileSync(join(previous, path))] as const),
    [retainedFile, `${JSON.stringify(Object.fromEntries(aged), null, 1)}\n`],
  ]);
}
