import { expect, it } from 'vitest';
import { mendedText, type Suggestion } from './mended-words.ts';

const text = 'server.prot lantren';
const [prot, lantren]: readonly Suggestion[] = [
  { text: 'prot', offset: 7, length: 4, options: [{ text: 'port' }, { text: 'prop' }] },
  { text: 'lantren', offset: 12, length: 7, options: [{ text: 'lantern' }] },
];

it('puts the best suggestions in the place of mistyped words', () => {
  expect(mendedText(text, [prot, lantren] as readonly Suggestion[], ['server'])).toEqual({
    text: 'server.port lantern',
    corrections: [
      { typed: 'prot', found: 'port' },
      { typed: 'lantren', found: 'lantern' },
    ],
  });
});

it.each([
  ['words that another shard has', 'plugins', ['plugin']],
  ['words that are typed in part', 'configur', ['configuration']],
])('leaves %s', (_what, typed, found) => {
  const suggestion = { text: typed, offset: 0, length: typed.length, options: [{ text: 'other' }] };
  expect(mendedText(typed, [suggestion], found)).toEqual({ text: typed, corrections: [] });
});
