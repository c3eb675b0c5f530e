import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeSections, encodeSections, joinedFiles } from './section-file.ts';

const sections = fc.array(fc.uint8Array({ maxLength: 9 }), { maxLength: 4 });

describe('a file of sections', () => {
  it('returns its sections at any offset of a buffer', () => {
    fc.assert(
      fc.property(sections, fc.nat(5), (given, offset) => {
        const bytes = encodeSections('terms', given);
        const larger = new Uint8Array(bytes.length + offset);
        larger.set(bytes, offset);
        const decoded = decodeSections('terms', larger.subarray(offset), given.length);
        expect(decoded.ok && decoded.value.map((section) => [...section])).toEqual(
          given.map((one) => [...one]),
        );
      }),
    );
  });

  it('is rejected with any bit flipped, at every truncation, and with trailing bytes', () => {
    const bytes = encodeSections('terms', [Uint8Array.of(1, 2, 3), Uint8Array.of(4)]);
    for (let at = 0; at < bytes.length * 8; at += 1) {
      const damaged = bytes.slice();
      damaged[at >> 3] = (damaged[at >> 3] ?? 0) ^ (1 << (at & 7));
      expect(decodeSections('terms', damaged, 2).ok).toBe(false);
    }
    for (let length = 0; length < bytes.length; length += 1)
      expect(decodeSections('terms', bytes.slice(0, length), 2).ok).toBe(false);
    const longer = new Uint8Array(bytes.length + 1);
    longer.set(bytes);
    expect(decodeSections('terms', longer, 2)).toMatchObject({
      ok: false,
      error: { kind: 'wrong-checksum' },
    });
  });

  it('is rejected as another kind, and with another number of sections', () => {
    const bytes = encodeSections('terms', [Uint8Array.of(1)]);
    expect(decodeSections('manifest', bytes, 1)).toEqual({ ok: false, error: { kind: 'not-an-index' } });
    for (const count of [0, 2, 1000])
      expect(decodeSections('terms', bytes, count)).toMatchObject({
        ok: false,
        error: { kind: 'wrong-length' },
      });
  });

  it('is split from others, and a damaged one extends to the end', () => {
    fc.assert(
      fc.property(fc.array(sections, { minLength: 1, maxLength: 5 }), (given) => {
        const files = given.map((one) => encodeSections('terms', one));
        const bytes = Uint8Array.from(files.flatMap((file) => [...file]));
        expect(joinedFiles(bytes).map((file) => [...file])).toEqual(files.map((file) => [...file]));
        const cut = joinedFiles(bytes.slice(0, -1));
        expect(cut.flatMap((file) => [...file])).toEqual([...bytes].slice(0, -1));
      }),
    );
    expect(joinedFiles(new Uint8Array(40).fill(255))).toHaveLength(1);
  });
});
