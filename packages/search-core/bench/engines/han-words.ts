const hanRunOrWord = /\p{Script=Han}+|[^\n\r\p{Z}\p{P}\p{Script=Han}]+/gu;
const han = /^\p{Script=Han}/u;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Words between spaces and punctuation; runs of Han characters as overlapping pairs of code units. A character outside
 * the BMP is a pair by itself, in the index and in queries alike.
 */
export function wordsAndBigrams(text: string): string[] {
  const words: string[] = [];
  for (const run of text.match(hanRunOrWord) ?? []) {
    if (run.length < 3 || !han.test(run)) words.push(run);
    else for (let at = 0; at + 1 < run.length; at++) words.push(run.slice(at, at + 2));
  }
  return words;
}

/** Words between spaces and punctuation; runs of Han characters segmented by `Intl.Segmenter`. */
export function segmentedWords(text: string): string[] {
  const words: string[] = [];
  for (const run of text.match(hanRunOrWord) ?? []) {
    if (!han.test(run)) words.push(run);
    else for (const { segment } of segmenter.segment(run)) words.push(segment);
  }
  return words;
}
