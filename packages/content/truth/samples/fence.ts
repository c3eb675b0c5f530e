/** Parsed info string of a fence. */
export interface Fence {
  readonly language: string;
  /** File name of the sample; null if it has none. */
  readonly title: string | null;
  /** Wrapper of a fragment; null for a complete file. */
  readonly wrapper: string | null;
  /** Whether the sample must fail to compile. */
  readonly expectError: boolean;
  /** Reason why the sample is not checked; null if it is. */
  readonly unchecked: string | null;
}

export interface Sample extends Fence {
  /** Relative to the package. */
  readonly file: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
  readonly code: string;
}

export function parseFence(language: string, meta: string): Fence {
  return {
    language: language.toLowerCase(),
    title: attribute(meta, 'title'),
    wrapper: attribute(meta, 'in'),
    expectError: meta.split(/\s+/).includes('expect-error'),
    unchecked: attribute(meta, 'unchecked'),
  };
}

function attribute(meta: string, name: string): string | null {
  const match = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(meta);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? null;
}
