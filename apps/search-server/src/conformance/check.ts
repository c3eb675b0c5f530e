import type { Target } from './target.ts';

/** The result of a check; `skipped` says why it does not apply to the server. */
export type Outcome = { readonly kind: 'passed' } | { readonly kind: 'skipped'; readonly reason: string };

/** One rule of the contract. `run` rejects if the server breaks it. */
export interface Check {
  readonly name: string;
  readonly run: (target: Target) => Promise<Outcome>;
}

export const passed: Outcome = { kind: 'passed' };
export const skipped = (reason: string): Outcome => ({ kind: 'skipped', reason });

export function expect(condition: boolean, message: () => string): void {
  if (!condition) throw new Error(message());
}

/** A check that runs for every language of the target. */
export const inEachLanguage = (
  name: string,
  run: (target: Target, lang: string) => Promise<Outcome>,
): Check => ({
  name,
  run: async (target) => {
    const outcomes: Outcome[] = [];
    for (const lang of Object.keys(target.seeds)) outcomes.push(await run(target, lang));
    return outcomes.find(({ kind }) => kind === 'passed') ?? outcomes[0] ?? skipped('no language is named');
  },
});
