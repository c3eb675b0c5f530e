import { expect, it } from 'vitest';
import { untilAborted } from './until-aborted.ts';

it('gives the result of the work, or the reason of the signal', async () => {
  const { signal } = new AbortController();
  expect(await untilAborted(Promise.resolve(1), signal)).toBe(1);
  await expect(untilAborted(Promise.reject(new Error('failed')), signal)).rejects.toThrow('failed');
  const ended = new AbortController();
  const waiting = untilAborted(new Promise(() => {}), ended.signal);
  ended.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  await expect(untilAborted(new Promise(() => {}), ended.signal)).rejects.toThrow('left');
});
