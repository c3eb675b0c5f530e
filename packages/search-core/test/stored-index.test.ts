import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { buildIndex, formatVersion, openIndex } from '../src/index.ts';
import { smallDocuments, smallQueries } from './small-documents.ts';

/** Indexes of the small documents, written by earlier versions on a little-endian machine. */
const folder = fileURLToPath(new URL('fixtures/', import.meta.url));
const stored = readdirSync(folder)
  .filter((file) => file.endsWith('.bin'))
  .map((file) => ({
    file,
    version: Number(/^index-v(\d+)\.bin$/.exec(file)?.[1]),
    bytes: new Uint8Array(readFileSync(`${folder}${file}`)),
  }));

describe.each(stored)('the committed $file', ({ version, bytes }) => {
  it('opens and answers, or is rejected by its version', () => {
    const opened = openIndex(bytes);
    if (version !== formatVersion) {
      const error = { kind: 'wrong-format-version', expected: formatVersion, found: version };
      expect(opened).toEqual({ ok: false, error });
      return;
    }
    if (!opened.ok) throw new Error(`refused: ${JSON.stringify(opened.error)}; write the fixture again`);
    const built = buildIndex(smallDocuments);
    for (const query of smallQueries) {
      expect(opened.value.search(query)).toEqual(built.search(query));
    }
    expect(opened.value.rank('池塘')[0]?.routePath).toBe('/pond');
  });
});

it('the format does not change without a new version: the same documents give the same bytes', () => {
  const today = stored.find(({ version }) => version === formatVersion);
  if (today !== undefined) expect(buildIndex(smallDocuments).toBytes()).toEqual(today.bytes);
});
