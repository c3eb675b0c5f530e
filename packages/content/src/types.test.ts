import type { SearchDocument as EngineDocument } from '@docs/search-core';
import { expectTypeOf, test } from 'vitest';
import type { SearchDocument } from './types.ts';

test('the documents that content writes are those that the engine reads', () => {
  expectTypeOf<SearchDocument>().toExtend<EngineDocument>();
});
