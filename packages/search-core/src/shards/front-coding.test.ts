import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringTableOf } from '../text/string-table.ts';
import { frontCoded, openFrontCoded } from './front-coding.ts';

const sorted = fc
  .array(fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('co', 'code', 'coffee', '灯', '灯笼')))
  .map((strings) => strings.toSorted());

describe('front coding', () => {
  it('returns the encoded strings', () => {
    fc.assert(
      fc.property(sorted, (strings) => {
        const table = stringTableOf(strings);
        expect(openFrontCoded(frontCoded(table), strings.length)).toEqual(table);
      }),
    );
  });

  it('stores the prefix that a string shares with the previous one once', () => {
    const [shared, lengths, rests] = frontCoded(stringTableOf(['code', 'coffee', 'coffees']));
    expect([[...shared], [...lengths], new TextDecoder().decode(rests)]).toEqual([
      [0, 2, 6],
      [4, 4, 1],
      'codeffees',
    ]);
  });

  it('is rejected if a string shares more than the previous one has, or if the columns are of other strings', () => {
    const [shared, lengths, rests] = frontCoded(stringTableOf(['co', 'code']));
    expect(openFrontCoded([Uint8Array.of(0, 3), lengths, rests], 2)).toBeUndefined();
    expect(openFrontCoded([Uint8Array.of(1, 2), lengths, rests], 2)).toBeUndefined();
    expect(openFrontCoded([shared, lengths, rests], 1)).toBeUndefined();
    expect(openFrontCoded([shared, lengths, rests.slice(1)], 2)).toBeUndefined();
  });

  it('is rejected if strings grow beyond any term, which would take quadratic memory', () => {
    const growing = Array.from({ length: 400 }, (_, at) => 'a'.repeat(at));
    expect(openFrontCoded(frontCoded(stringTableOf(growing)), growing.length)).toBeUndefined();
  });
});
