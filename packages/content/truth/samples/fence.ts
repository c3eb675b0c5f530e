/** What a fence says about its sample. */
export interface Fence {
  readonly language: string;
  /** The file that the sample is; null for a sample without a name. */
  readonly title: string | null;
  /** What to put around a fragment; null for a sample that stands by itself. */
  readonly wrapper: string | null;
  /** Wrong on purpose: it must not compile. */
  readonly expectError: boolean;
  /** Why nothing can check it; null where it is checked. */
  readonly unchecked: string | null;
}

export interface Sample extends Fence {
  /** Relative to the package. */
  readonly file: string;
  /** Of the opening fence, from 1. */
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
