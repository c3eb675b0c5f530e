import { mean } from '../statistics.ts';

/** Scores by setting and query; the first setting is the shipped one. Every setting has the same queries. */
export interface SettingScores {
  readonly name: string;
  readonly scores: readonly (readonly number[])[];
}

export interface LeftOutResult {
  readonly name: string;
  /** Names of the corpora that the weights were fitted on. */
  readonly fittedOn: readonly string[];
  /** The best setting on these corpora. */
  readonly setting: number;
  /** Scores of the left-out queries with that setting, and with the shipped one. */
  readonly fitted: readonly number[];
  readonly shipped: readonly number[];
  /** Mean with the setting that is best on the left-out queries themselves: in sample, an upper bound for fitting. */
  readonly ownBest: number;
}

/** The setting with the largest value, the first if several. */
export const bestSetting = (values: readonly number[]): number => values.indexOf(Math.max(...values));

const meansOf = ({ scores }: SettingScores): readonly number[] => scores.map(mean);

function resultOf(name: string, own: SettingScores, others: readonly SettingScores[]): LeftOutResult {
  const means = others.map(meansOf);
  const setting = bestSetting(own.scores.map((_, at) => mean(means.map((values) => values[at] ?? 0))));
  return {
    name,
    fittedOn: others.map((other) => other.name),
    setting,
    fitted: own.scores[setting] ?? [],
    shipped: own.scores[0] ?? [],
    ownBest: Math.max(...meansOf(own)),
  };
}

/** `vue` of `vue-en`: a translation has the same pages and links, so it is left out with the original. */
const projectOf = (name: string): string => name.replace(/-[a-z]{2}$/, '');

/** Leaves out each corpus in turn and fits on those of other projects; every corpus has the same weight. */
export const leaveOneOut = (corpora: readonly SettingScores[]): readonly LeftOutResult[] =>
  corpora.map((own) =>
    resultOf(
      own.name,
      own,
      corpora.filter(({ name }) => projectOf(name) !== projectOf(own.name)),
    ),
  );

/**
 * For each of `folds` folds, leaves out every `folds`-th query, starting one further each time, and fits on the rest.
 */
export const crossValidate = ({ name, scores }: SettingScores, folds: number): readonly LeftOutResult[] =>
  Array.from({ length: folds }, (_, fold) => {
    const part = (holds: (at: number) => boolean): SettingScores => ({
      name,
      scores: scores.map((list) => list.filter((_, at) => holds(at))),
    });
    return resultOf(
      `${name}, fold ${fold + 1}`,
      part((at) => at % folds === fold),
      [part((at) => at % folds !== fold)],
    );
  });
