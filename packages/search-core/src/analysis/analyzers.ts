import { wordAndBigramAnalyzer } from './analyzer.ts';
import type { Analyzer } from './analyzer.ts';

/** Locales that need an analyzer other than the default. */
const analyzersByLocale: ReadonlyMap<string, Analyzer> = new Map([
  ['en', wordAndBigramAnalyzer],
  ['zh', wordAndBigramAnalyzer],
]);

/** Never fails: an unknown locale gets the default, which handles mixed scripts. */
export function analyzerFor(locale: string): Analyzer {
  return analyzersByLocale.get(locale) ?? wordAndBigramAnalyzer;
}

/** `undefined` for the id of an older or unknown analyzer. */
export function analyzerById(id: string): Analyzer | undefined {
  return [...analyzersByLocale.values()].find((analyzer) => analyzer.id === id);
}

/** Part of the storage key, so that an index made with another analyzer is not opened. */
export function analyzerId(locale: string): string {
  return analyzerFor(locale).id;
}
