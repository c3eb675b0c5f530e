import { expect, it } from 'vitest';
import { buildIndex } from '../src/index.ts';

/** Each of these fails today. One that passes is reported by the runner, and moves to mended-faults. */

it.fails('a full-width word comes apart as its narrow form does', () => {
  const index = (content: string) =>
    buildIndex([{ routePath: '/', title: '', content, toc: [], domain: '' }]);
  expect(index('42Ｖｕｅ').rank('vue').length).toBe(index('42vue').rank('vue').length);
});
