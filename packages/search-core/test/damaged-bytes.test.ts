import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentStartOf } from '../src/codec/header.ts';
import { openIndex } from '../src/index.ts';
import { resealed, smallIndexBytes } from './forged-bytes.ts';
import { patience } from './patience.ts';
import { tryBytes } from './tried-bytes.ts';

const seed = 20_240_610;
const bytes = smallIndexBytes();

/** The bytes of the small index with one bit flipped, for each bit. */
function* flippedBits(): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 1) {
    for (let bit = 0; bit < 8; bit += 1) {
      const damaged = bytes.slice();
      damaged[at] = (damaged[at] ?? 0) ^ (1 << bit);
      yield damaged;
    }
  }
}

describe('damaged bytes', patience, () => {
  it('are rejected with any one bit flipped', () => {
    for (const damaged of flippedBits()) expect(tryBytes(damaged)).toBe('refused');
  });

  it('are rejected at any truncation, except at the start of the page contents', () => {
    for (let length = 0; length < bytes.length; length += 1) {
      const isIndex = length === contentStartOf(bytes);
      expect(tryBytes(bytes.slice(0, length))).toBe(isIndex ? 'answered' : 'refused');
    }
  });

  it('are rejected with trailing bytes', () => {
    for (let extra = 1; extra <= 64; extra += 1) {
      const longer = new Uint8Array(bytes.length + extra);
      longer.set(bytes);
      expect(tryBytes(longer)).toBe('refused');
    }
  });

  it('are rejected with two parts swapped', () => {
    fc.assert(
      fc.property(
        fc.nat(bytes.length - 1),
        fc.nat(bytes.length - 1),
        fc.integer({ min: 1, max: 64 }),
        (a, b, n) => {
          const damaged = bytes.slice();
          damaged.set(bytes.subarray(b, Math.min(b + n, bytes.length - a + b)), a);
          fc.pre(damaged.some((byte, at) => byte !== bytes[at]));
          expect(tryBytes(damaged)).toBe('refused');
        },
      ),
      { seed, numRuns: 2000 },
    );
  });
});

describe('foreign bytes', patience, () => {
  it('are always rejected', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (foreign) => {
        expect(tryBytes(foreign)).toBe('refused');
      }),
      { seed, numRuns: 2000 },
    );
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a megabyte of zeros', new Uint8Array(2 ** 20)],
    ['a megabyte of 0xff', new Uint8Array(2 ** 20).fill(0xff)],
    ['JSON', new TextEncoder().encode(JSON.stringify([{ routePath: '/' }]))],
    ['a program', new TextEncoder().encode('export const magic = 1;')],
  ])('are rejected as %s', (_, foreign) => {
    expect(tryBytes(foreign)).toBe('refused');
  });

  it('are rejected after a valid prefix', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length), fc.uint8Array({ minLength: 1, maxLength: 400 }), (length, rest) => {
        const mixed = Uint8Array.from([...bytes.subarray(0, length), ...rest]);
        fc.pre(mixed.length !== bytes.length || mixed.some((byte, at) => byte !== bytes[at]));
        expect(tryBytes(mixed)).toBe('refused');
      }),
      { seed, numRuns: 500 },
    );
  });
});

describe('forged bytes, whose checksum is right', patience, () => {
  it('are the same as valid ones if nothing was forged', () => {
    expect(resealed(bytes.slice())).toEqual(bytes);
    expect(openIndex(bytes).ok).toBe(true);
  });

  it('do no harm with any one bit flipped', () => {
    let answered = 0;
    for (const damaged of flippedBits()) if (tryBytes(resealed(damaged)) === 'answered') answered += 1;
    expect(answered).toBeGreaterThan(0);
  });

  it('do no harm with any number claimed anywhere', () => {
    const claims = [
      0,
      1,
      3,
      4,
      bytes.length,
      bytes.length + 4,
      0x7fff_fffc,
      0x7fff_ffff,
      0x8000_0000,
      0xffff_fffc,
      0xffff_ffff,
    ];
    for (let at = 0; at + 4 <= bytes.length; at += 4) {
      for (const claim of claims) {
        const forged = bytes.slice();
        new DataView(forged.buffer).setUint32(at, claim, true);
        tryBytes(resealed(forged));
      }
    }
  });

  it('do no harm with several numbers claimed at once', () => {
    const claim = fc.oneof(fc.nat(bytes.length), fc.nat(0xffff_ffff), fc.constantFrom(0, 0xffff_ffff));
    const word = fc.oneof(fc.nat(40), fc.nat(Math.floor(bytes.length / 4) - 1));
    let answered = 0;
    fc.assert(
      fc.property(fc.array(fc.tuple(word, claim), { minLength: 1, maxLength: 6 }), (claims) => {
        const forged = bytes.slice();
        const view = new DataView(forged.buffer);
        for (const [at, value] of claims) view.setUint32(at * 4, value, true);
        if (tryBytes(resealed(forged)) === 'answered') answered += 1;
      }),
      { seed, numRuns: 3000 },
    );
    expect(answered).toBeGreaterThan(0);
  });

  it('do no harm with a part copied over another', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(bytes.length - 1), fc.nat(200), (from, to, length) => {
        const forged = bytes.slice();
        forged.copyWithin(to, from, from + length);
        tryBytes(resealed(forged));
      }),
      { seed, numRuns: 2000 },
    );
  });

  it('do no harm cut short', () => {
    for (let length = 12; length < bytes.length; length += 1) tryBytes(resealed(bytes.slice(0, length)));
  });
});
