import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex, openIndex } from './search-engine.ts';
import type { SearchIndex } from './search-engine.ts';
import { sampleDocumentsEn, sampleDocumentsZh } from '../testing/sample-documents.ts';
import { checksum } from '../codec/checksum.ts';
import {
  contentSection,
  sectionCount,
  checksumStart,
  contentStartOf,
  formatVersion,
  headerBytes,
  headerLayout,
  sectionEntryBytes,
  splitIndex,
} from '../codec/header.ts';
import { sectionNames } from '../codec/section-names.ts';

const queries = ['lantern', 'light.wickLength', 'pond stream', 'l', '灯笼', '灯', 'Garden插件', 'zzz', ''];

function answersOf(index: SearchIndex) {
  return queries.map((query) => index.search(query));
}

function opened(bytes: Uint8Array): SearchIndex {
  const outcome = openIndex(bytes);
  if (!outcome.ok) throw new Error(`refused: ${outcome.error.kind}`);
  return outcome.value;
}

/** What damage would look like if its author had repaired the checksums. */
function withChecksum(bytes: Uint8Array): Uint8Array {
  const words = new DataView(bytes.buffer, bytes.byteOffset);
  const contentStart = contentStartOf(bytes);
  if (contentStart > bytes.length) return bytes;
  words.setUint32(headerLayout.contentChecksum, checksum(bytes.slice(contentStart), 0), true);
  words.setUint32(headerLayout.checksum, checksum(bytes.subarray(0, contentStart), checksumStart), true);
  return bytes;
}

const documents = [...sampleDocumentsEn, ...sampleDocumentsZh];
const index = buildIndex(documents);

it('has as many sections as names, and the expected number of the contents', () => {
  expect([sectionNames.length, sectionNames.indexOf('contentBytes')]).toEqual([sectionCount, contentSection]);
});

describe('the round trip through bytes', () => {
  it('answers every query in the same way', () => {
    expect(answersOf(opened(index.toBytes()))).toEqual(answersOf(index));
  });

  it('keeps the summary, whose byte count is correct', () => {
    expect(opened(index.toBytes()).summary).toEqual(index.summary);
    expect(index.summary.bytes).toBe(index.toBytes().length);
    expect(index.summary).toMatchObject({ documents: 6, sections: 17 });
  });

  it('returns the same bytes for the same documents, also after opening', () => {
    const bytes = index.toBytes();
    expect(buildIndex(structuredClone(documents)).toBytes()).toEqual(bytes);
    expect(opened(bytes).toBytes()).toEqual(bytes);
  });

  it('works with bytes at an odd offset of a larger buffer', () => {
    const bytes = index.toBytes();
    const larger = new Uint8Array(bytes.length + 9);
    larger.set(bytes, 3);
    expect(answersOf(opened(larger.subarray(3, 3 + bytes.length)))).toEqual(answersOf(index));
  });

  it('works for any documents', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', 'é', ' ', '.', '中', '文', '\n', '𠮷', '\ufeff', '\ud800'),
    });
    const toc = fc.array(
      fc.record({
        text,
        id: text,
        depth: fc.integer({ min: 1, max: 6 }),
        charIndex: fc.integer({ min: -1, max: 20 }),
      }),
      { maxLength: 3 },
    );
    const any = fc.record({ routePath: text, title: text, content: text, toc, domain: text, group: text });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 5 }), text, (given, query) => {
        const built = buildIndex(given);
        expect(opened(built.toBytes()).search(query)).toEqual(built.search(query));
      }),
    );
  });

  it('works for an empty list of documents', () => {
    const empty = buildIndex([]);
    expect(opened(empty.toBytes()).search('a')).toEqual({
      query: 'a',
      pages: [],
      rowCount: 0,
      isComplete: true,
    });
  });
});

describe('an index without contents', () => {
  const { index: first } = splitIndex(index.toBytes());
  const incomplete = opened(first);

  it('finds the same pages in the same order, except for phrases', () => {
    for (const query of queries) expect(incomplete.rank(query)).toEqual(index.rank(query));
  });

  it('has rows for titles and headings only, without statements', () => {
    for (const query of queries) {
      const { pages, isComplete } = incomplete.search(query);
      expect(isComplete).toBe(false);
      for (const row of pages.flatMap(({ rows }) => rows)) {
        expect(row.type).not.toBe('content');
        expect(row.statement).toBe('');
      }
    }
  });

  it('cannot be encoded', () => {
    expect(() => incomplete.toBytes()).toThrow('without contents');
  });
});

describe('bytes that are not a whole, current index', () => {
  it('are rejected at every truncation, except at the start of the page contents', () => {
    const bytes = index.toBytes();
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), (length) => {
        fc.pre(length !== contentStartOf(bytes));
        expect(openIndex(bytes.slice(0, length)).ok).toBe(false);
      }),
    );
  });

  it('are rejected with any single bit flipped', () => {
    const bytes = index.toBytes();
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(7), (at, bit) => {
        const damaged = bytes.slice();
        damaged[at] = (damaged[at] ?? 0) ^ (1 << bit);
        expect(openIndex(damaged).ok).toBe(false);
      }),
    );
  });

  it('are rejected with trailing bytes', () => {
    const longer = new Uint8Array(index.toBytes().length + 4);
    longer.set(index.toBytes());
    expect(openIndex(longer)).toMatchObject({ ok: false, error: { kind: 'wrong-length' } });
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['zeros', new Uint8Array(1000)],
    ['text', new TextEncoder().encode('[{"routePath":"/"}]')],
  ])('are rejected as another format: %s', (_, bytes) => {
    expect(openIndex(bytes)).toEqual({ ok: false, error: { kind: 'not-an-index' } });
  });

  it('are rejected if another format version wrote them', () => {
    const bytes = index.toBytes();
    bytes[headerLayout.formatVersion] = formatVersion + 1;
    expect(openIndex(withChecksum(bytes))).toEqual({
      ok: false,
      error: { kind: 'wrong-format-version', expected: formatVersion, found: formatVersion + 1 },
    });
  });

  it('may start anywhere in a Node buffer, whose slices share memory', () => {
    const bytes = index.toBytes();
    const buffer = Buffer.alloc(bytes.length + 4);
    for (const offset of [0, 1, 2, 3]) {
      const part = buffer.subarray(offset, offset + bytes.length);
      part.set(bytes);
      const outcome = openIndex(part);
      expect(outcome.ok && answersOf(outcome.value)).toEqual(answersOf(index));
    }
  });

  it('are rejected if another analyzer produced the terms', () => {
    const bytes = index.toBytes();
    bytes[headerLayout.analyzerId] = 'x'.charCodeAt(0);
    expect(openIndex(withChecksum(bytes))).toEqual({
      ok: false,
      error: { kind: 'unknown-analyzer', found: 'xord-bigram-5' },
    });
  });

  it('are rejected, or harmless to search, if forged with a correct checksum', () => {
    const bytes = index.toBytes();
    const edits = fc.array(fc.tuple(fc.nat(bytes.length - 1 - checksumStart), fc.nat(255)), {
      minLength: 1,
      maxLength: 8,
    });
    let survivors = 0;
    fc.assert(
      fc.property(edits, (given) => {
        const forged = bytes.slice();
        for (const [at, value] of given) forged[checksumStart + at] = value;
        const outcome = openIndex(withChecksum(forged));
        if (!outcome.ok) return;
        survivors += 1;
        expect(() => answersOf(outcome.value)).not.toThrow();
      }),
    );
    expect(survivors).toBeGreaterThan(0);
  });

  it('are rejected, or harmless to search, with any other section table', () => {
    const bytes = index.toBytes();
    const entries = fc.nat(sectionNames.length - 1);
    fc.assert(
      fc.property(entries, fc.nat(0xffff_ffff), (entry, value) => {
        const forged = bytes.slice();
        const view = new DataView(forged.buffer);
        const at = headerLayout.sectionTable + entry * sectionEntryBytes;
        fc.pre(view.getUint32(at, true) !== value);
        view.setUint32(at, value, true);
        const outcome = openIndex(withChecksum(forged));
        if (outcome.ok) expect(() => answersOf(outcome.value)).not.toThrow();
        else expect(outcome.error.kind).toMatch(/^(malformed-section|wrong-length)$/);
      }),
    );
    expect(headerBytes % 4).toBe(0);
  });
});
