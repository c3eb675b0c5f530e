import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyzerFor } from '../analysis/analyzers.ts';
import { rememberWords } from './remembered-words.ts';

it('a remembering analyzer gives what the analyzer gives, the first time and again', () => {
  const analyzer = analyzerFor('en');
  const words = rememberWords(analyzer);
  const text = fc.string({ unit: fc.constantFrom('a', 'B', '.', '中', '文', '𠮷', '\ud83d'), maxLength: 60 });
  fc.assert(
    fc.property(text, (given) => {
      for (const purpose of ['index', 'query', 'index'] as const) {
        expect(words.tokenize(given, purpose)).toEqual(analyzer.tokenize(given, purpose));
      }
    }),
  );
});
