import { expect, it, vi } from 'vitest';
import { preloaded } from './preloaded.ts';

it('reads without waiting what was loaded, and loads it once', async () => {
  const load = vi.fn(() => Promise.resolve('words'));
  const words = preloaded({ en: load, zh: () => Promise.resolve('词') });
  await words.load('en');
  await words.load('en');
  expect(words.of('en')).toBe('words');
  expect(load).toHaveBeenCalledTimes(1);
});

it('says what is missing where something is drawn too early', () => {
  const words = preloaded({ en: () => Promise.resolve('words') });
  expect(() => words.of('en')).toThrow('"en" is drawn before it was loaded');
});

it('asks again after a failure', async () => {
  const load = vi.fn(() => Promise.resolve('words'));
  load.mockRejectedValueOnce(new Error('offline'));
  const words = preloaded({ en: load });
  await expect(words.load('en')).rejects.toThrow('offline');
  await words.load('en');
  expect(words.of('en')).toBe('words');
});
