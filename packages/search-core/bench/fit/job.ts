import type { Factors } from './weights.ts';

export interface FitJob {
  readonly factors: Factors;
  readonly corpora: readonly {
    readonly locale: string;
    readonly indexFile: string;
    readonly queriesFile: string;
  }[];
}
