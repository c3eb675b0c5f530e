/** Runs the truth checks on a set of pages and reports what was checked. */
import { terms } from '../site/terms.ts';
import type { Problem } from '../src/problems/problem.ts';
import { loadConfigurations } from './configurations/load-configurations.ts';
import { checkDefaults } from './facts/check-defaults.ts';
import { checkDescription } from './facts/check-description.ts';
import { checkTypes } from './facts/check-types.ts';
import { statedOptions } from './facts/option-facts.ts';
import { checkInstalls } from './installs/check-installs.ts';
import type { PageText } from './page-text.ts';
import { comparePages } from './parity/compare-pages.ts';
import { compileSamples } from './samples/compile-samples.ts';
import { parseSamples } from './samples/parse-samples.ts';
import { isScript } from './samples/sample-kinds.ts';
import { checkTerms } from './terms/check-terms.ts';
import { readTerms } from './terms/read-terms.ts';

export async function checkPages(pages: readonly PageText[]): Promise<{
  readonly problems: readonly Problem[];
  readonly report: readonly string[];
}> {
  const samples = pages.flatMap((page) => page.samples);
  const unchecked = samples.filter((sample) => sample.unchecked !== null);
  const configurations = loadConfigurations(samples);
  const pairs = pairsOf(pages);
  const table = readTerms();
  return {
    problems: [
      ...(await parseSamples(samples)),
      ...compileSamples(samples),
      ...configurations.problems,
      ...checkTypes(pages),
      ...checkDefaults(pages),
      ...pages.flatMap(checkDescription),
      ...pairs.flatMap(([en, zh]) => comparePages(en, zh)),
      ...pages.flatMap(checkInstalls),
      ...table.problems,
      ...checkTerms(pages, [...terms, ...table.terms]),
    ],
    report: [
      `${samples.length} samples, ${samples.filter(isScript).length} of them compiled, ${configurations.loaded} configurations loaded`,
      `${statedOptions(pages).length} options, ${pairs.length} pairs of pages, ${terms.length + table.terms.length} terms`,
      `${unchecked.length} unchecked samples`,
      ...unchecked.map(({ file, line, unchecked: why }) => `  ${file}:${line}  ${why ?? ''}`),
    ],
  };
}

function pairsOf(pages: readonly PageText[]): readonly (readonly [PageText, PageText])[] {
  const chinese = new Map(pages.filter(({ locale }) => locale === 'zh').map((page) => [page.key, page]));
  return pages.flatMap((page) => {
    const other = page.locale === 'en' ? chinese.get(page.key) : undefined;
    return other ? [[page, other] as const] : [];
  });
}
