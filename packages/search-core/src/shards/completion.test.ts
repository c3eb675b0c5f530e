import { expect, it } from 'vitest';
import { shardsOf } from './sharded-searcher.setup.ts';

const pages = ['Lantern', 'Wick'].map((title) => ({ routePath: title, title, content: 'Copper.', toc: [] }));

it('is that of the newest answer, even if it is cached', async () => {
  const { texts } = shardsOf(pages).manifest;
  const [, textOfWick] = texts.files;
  const { search, complete, completeAnswer } = shardsOf(pages, (name) => name === textOfWick);
  expect((await completeAnswer('lantern')).last?.isComplete).toBe(true);
  const { last } = await completeAnswer('wick');
  expect([last?.isComplete, await complete()]).toEqual([false, false]);
  // One is kept, the other has its texts of an earlier query.
  for (const query of ['lantern', 'lanter']) {
    expect((await search(query))?.isComplete).toBe(true);
    expect(await complete()).toBe(true);
    await completeAnswer('wick');
  }
});
