import { expect, it } from 'vitest';
import { foldCase } from './fold-case.ts';

it('foldCase keeps the length of every character, and is lower case but for the dotted I and the final sigma', () => {
  const different: string[] = [];
  for (let codePoint = 0; codePoint <= 0x10_ffff; codePoint += 1) {
    const char = String.fromCodePoint(codePoint);
    const folded = foldCase(char);
    if (folded.length !== char.length) throw new Error(char);
    if (folded !== char.toLowerCase()) different.push(char);
  }
  expect(different).toEqual(['İ', 'ς']);
  expect(foldCase('ΟΔΟΣ İZMİR')).toBe('οδοσ izmir');
});
