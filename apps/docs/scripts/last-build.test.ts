import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLastBuild, writeLastBuild } from './last-build.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

const compressed = new Map([['index.html', { source: '1', br: '2', gz: '3' }]]);
const files = new Map([['index.html', { digest: '1', size: 1, modified: 1.5 }]]);

it('reads what was written, and nothing of an aborted build', () => {
  writeLastBuild(dist, { documents: new Map(), compressed, files });
  expect(readLastBuild(dist)).toEqual({ documents: new Map(), compressed, files });
  const file = join(dist, 'last-build.json');
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -1));
  expect(readLastBuild(dist)).toEqual({ documents: new Map(), compressed: new Map(), files: new Map() });
});

it('knows no compressed copies of another compressor', () => {
  writeLastBuild(dist, { documents: new Map(), compressed, files });
  const file = join(dist, 'last-build.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"compressor":"\w+"/, '"compressor":"other"'));
  expect(readLastBuild(dist)).toEqual({ documents: new Map(), compressed: new Map(), files });
});
