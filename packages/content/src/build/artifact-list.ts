import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the artifacts except compiled pages: when turbo restores a build, the folder may have files of another one. */
export const artifactListFile = 'artifacts.json';

/** Paths below `dist/` of the artifacts in one of its folders, such as `feeds`. */
export function artifactsIn(distRoot: string, folder: string): readonly string[] {
  const paths = JSON.parse(readFileSync(join(distRoot, artifactListFile), 'utf8')) as readonly string[];
  return paths.filter((path) => path.startsWith(`${folder}/`));
}
