import { describeOperation, randomOperations, type Operation } from './operations.ts';
import { between, pick, randomFrom } from './random.ts';

/** The random choices of one try; a seed always gives the same plan. */
export interface TryPlan {
  readonly seed: number;
  readonly path: string;
  /** CPU slowdown factor. */
  readonly slow: number;
  readonly isSlowNetwork: boolean;
  /** The cache has the page, the application, search and its index. */
  readonly isWarm: boolean;
  /** Time of Ctrl+K. */
  readonly openAfter: { readonly event: 'navigation' | 'load'; readonly ms: number };
  /** Milliseconds between keys. */
  readonly pace: number;
  readonly operations: readonly Operation[];
}

const pages = ['/', '/config/output/asset-prefix', '/guide/start/quick-start', '/config/'] as const;

/** Most pages load in this time, slow ones included; half of the presses are in its first eighth. */
const loadingMs = 2500;
const paces = { least: 5, most: 200 };

/** @param latestMs latest time of Ctrl+K after the load event */
export function planOf(seed: number, latestMs: number): TryPlan {
  const random = randomFrom(seed);
  const isLoading = random() < 0.4;
  return {
    seed,
    path: `${pick(random, ['', '/zh'])}${pick(random, pages)}`,
    slow: pick(random, [1, 4, 6]),
    isSlowNetwork: random() < 0.5,
    isWarm: random() < 0.5,
    openAfter: isLoading
      ? { event: 'navigation', ms: Math.round(loadingMs * random() ** 3) }
      : { event: 'load', ms: between(random, 0, latestMs) },
    // As many tries between 5 and 30 ms as between 30 and 200: quick keys are lost first.
    pace: Math.round(paces.least * (paces.most / paces.least) ** random()),
    operations: randomOperations(random),
  };
}

export function describePlan(plan: TryPlan): string {
  const { path, slow, isSlowNetwork, isWarm, openAfter, pace, operations } = plan;
  return [
    `${path}, ${slow}x, ${isSlowNetwork ? 'slow 4G' : 'full network'}, ${isWarm ? 'warm' : 'cold'}`,
    `Ctrl+K ${openAfter.ms} ms after ${openAfter.event}, ${pace} ms a key`,
    operations.map(describeOperation).join(' '),
  ].join('; ');
}
