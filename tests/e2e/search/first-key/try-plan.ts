import { describeOperation, randomOperations, type Operation } from './operations.ts';
import { between, pick, randomFrom } from './random.ts';

/** All that is random in one try; a seed gives the same plan each time. */
export interface TryPlan {
  readonly seed: number;
  readonly path: string;
  /** How many times slower the processor of the page is made. */
  readonly slow: number;
  readonly isSlowNetwork: boolean;
  /** The browser has visited the page, searched in it and kept what it loaded. */
  readonly isWarm: boolean;
  /** When Ctrl+K is pressed. */
  readonly openAfter: { readonly event: 'navigation' | 'load'; readonly ms: number };
  /** Milliseconds from key to key. */
  readonly pace: number;
  readonly operations: readonly Operation[];
}

const pages = ['/', '/config/output/asset-prefix', '/guide/start/quick-start', '/config/'] as const;

/** In this time most pages load, slowed ones included; half of the presses come in its first eighth. */
const loadingMs = 2500;
const paces = { least: 5, most: 200 };

/** @param latestMs when Ctrl+K is pressed at the latest, after the load event */
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
    // As many tries between 5 and 30 ms as between 30 and 200: what is quick is lost first.
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
