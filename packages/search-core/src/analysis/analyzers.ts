import { wordAndBigramAnalyzer } from './analyzer.ts';
import type { Analyzer } from './analyzer.ts';

/** Locales that need another analyzer than the default get a line here. */
const analyzersByLocale: ReadonlyMap<string, Analyzer> = new Map([
  ['en', wordAndBigramAnalyzer],
  ['zh', wordAndBigramAnalyzer],
]);

const analyzersById: ReadonlyMap<string, Analyzer> = new Map(
  [...analyzersByLocale.values()].map((analyzer) => [analyzer.id, analyzer]),
);

/** Every locale has an analyzer: an unknown one gets the default, which reads mixed scripts. */
export function analyzerFor(locale: string): Analyzer {
  return analyzersByLocale.get(locale) ?? wordAndBigramAnalyzer;
}

/** `undefined` for an id of an older or a foreign analyzer. */
export function analyzerById(id: string): Analyzer | undefined {
  return analyzersById.get(id);
}

/** Part of the storage key: bytes made with another analyzer must not be opened. */
export function analyzerId(locale: string): string {
  return analyzerFor(locale).id;
}
