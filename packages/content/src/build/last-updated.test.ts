import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseLog, readLastUpdated } from './last-updated.ts';

test('returns the date of the latest commit in UTC', () => {
  const log =
    '\0' +
    '2024-05-02T01:00:00+08:00\n\nen/a.mdx\nen/b.mdx\n\0' +
    '2024-04-01T00:00:00Z\n\nen/a.mdx\nzh/指.mdx\n';
  expect(Object.fromEntries(parseLog(log))).toEqual({
    'en/a.mdx': '2024-05-01T17:00:00.000Z',
    'en/b.mdx': '2024-05-01T17:00:00.000Z',
    'zh/指.mdx': '2024-04-01T00:00:00.000Z',
  });
});

test('returns no dates for a folder that is missing or has no history', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'history-'));
  expect(await readLastUpdated(folder)).toEqual(new Map());
  expect(await readLastUpdated(join(folder, 'gone'))).toEqual(new Map());
  await rm(folder, { recursive: true });
});
