import type { Problem } from '../../src/problems/problem.ts';
import type { PageText } from '../page-text.ts';

/** Characters: minimum and maximum. */
const bounds = { en: [50, 160], zh: [25, 80] } as const;

/** The description is one sentence of the length that `WRITING.md` states. */
export function checkDescription({ file, locale, description }: PageText): readonly Problem[] {
  if (description === null) return [];
  const { line, text } = description;
  const problem = (what: string, todo: string): Problem => ({ file, line, column: 1, what, todo });
  const [min, max] = bounds[locale];
  const { length } = text;
  const stop = locale === 'en' ? '.' : '。';
  const ends = text.match(/[.!?](?=\s|$)|[。！？]/g) ?? [];
  return [
    ...(length < min || length > max
      ? [problem(`The description has ${length} characters`, `Write ${min} to ${max} characters.`)]
      : []),
    ...(text.endsWith(stop) && ends.length === 1
      ? []
      : [problem('The description is not one sentence', `Write one sentence that ends with "${stop}".`)]),
  ];
}
