import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureFolders, fixtureSite } from '../../test/fixture-site.ts';
import { artifactsIn } from './artifact-list.ts';
import { createContentBuilder } from './content-builder.ts';
import { writeArtifacts } from './write-artifacts.ts';

test('lists the artifacts of a folder, not the files that another build has left there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'artifact-list-'));
  const { artifacts } = await createContentBuilder(fixtureFolders).build(fixtureSite);
  writeArtifacts(folder, artifacts);
  writeFileSync(join(folder, 'feeds/left.xml'), '');
  const feeds = artifactsIn(folder, 'feeds');
  expect(feeds).not.toEqual([]);
  expect(feeds).toEqual([...artifacts.keys()].filter((path) => path.startsWith('feeds/')).toSorted());
  rmSync(folder, { recursive: true });
});
