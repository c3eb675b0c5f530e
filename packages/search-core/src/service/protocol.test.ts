import { describe, expectTypeOf, it } from 'vitest';
import type {
  IndexSummary,
  OpenError,
  OpenIndexRequest,
  SearchAnswer,
  SearchError,
  SearchRequest,
} from './protocol.ts';

/** What survives a structured clone unchanged; anything else becomes `never`. */
type Cloneable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : { readonly [Key in keyof T]: Cloneable<T[Key]> };

describe('the protocol', () => {
  it('is data that survives a structured clone', () => {
    expectTypeOf<Cloneable<OpenIndexRequest>>().toEqualTypeOf<OpenIndexRequest>();
    expectTypeOf<Cloneable<IndexSummary>>().toEqualTypeOf<IndexSummary>();
    expectTypeOf<Cloneable<OpenError>>().toEqualTypeOf<OpenError>();
    expectTypeOf<Cloneable<SearchRequest>>().toEqualTypeOf<SearchRequest>();
    expectTypeOf<Cloneable<SearchAnswer>>().toEqualTypeOf<SearchAnswer>();
    expectTypeOf<Cloneable<SearchError>>().toEqualTypeOf<SearchError>();
    expectTypeOf<Cloneable<{ callback: () => void }>>().not.toEqualTypeOf<{ callback: () => void }>();
  });
});
