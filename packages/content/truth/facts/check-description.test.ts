import { expect, test } from 'vitest';
import { found, page } from '../planted-page.ts';
import { checkDescription } from './check-description.ts';

const problems = (text: string, locale = 'en'): readonly string[] =>
  found(
    checkDescription(page(`---\ntitle: T\ndescription: ${text}\n---\n`, `pages/${locale}/config/index.mdx`)),
  );

test.each([
  ['en', `${'a'.repeat(49)}.`],
  ['en', `${'a'.repeat(159)}.`],
  ['en', `Version 0.6.15 ${'a'.repeat(40)}.`],
  ['zh', `${'甲'.repeat(24)}。`],
  ['zh', `${'甲'.repeat(79)}。`],
])('accepts one sentence within the bounds: %s %s', (locale, text) => {
  expect(problems(text, locale)).toEqual([]);
});

test.each([
  ['en', `${'a'.repeat(48)}.`, 'has 49 characters'],
  ['en', `${'a'.repeat(160)}.`, 'has 161 characters'],
  ['zh', `${'甲'.repeat(23)}。`, 'has 24 characters'],
  ['zh', `${'甲'.repeat(80)}。`, 'has 81 characters'],
  ['en', 'a'.repeat(60), 'is not one sentence'],
  ['en', `One. ${'a'.repeat(50)}.`, 'is not one sentence'],
  ['zh', `${'甲'.repeat(30)}.`, 'is not one sentence'],
  ['zh', `甲。${'甲'.repeat(30)}。`, 'is not one sentence'],
])('reports another one: %s %s', (locale, text, what) => {
  expect(problems(text, locale)).toEqual([`pages/${locale}/config/index.mdx:3 The description ${what}`]);
});

test('accepts a partial, which has no description', () => {
  expect(checkDescription(page('Text.\n'))).toEqual([]);
});
