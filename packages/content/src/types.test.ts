import type { SearchDocument as EngineDocument } from '@docs/search-core';
import { expectTypeOf, test } from 'vitest';
import type { SearchDocument } from './types.ts';

test('SearchDocument is the type that the search engine reads', () => {
  expectTypeOf<SearchDocument>().toExtend<EngineDocument>();
});
