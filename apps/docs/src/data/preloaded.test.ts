import { expect, it, vi } from 'vitest';
import { importFile, preloaded, recordFiles } from './preloaded.ts';

const fileOf = (key: string) => `./${key}.ts`;
const messagesOf = (load: () => Promise<{ readonly text: string }>) =>
  preloaded<'en' | 'zh', { readonly text: string }, string>({ './en.ts': load }, fileOf, ({ text }) => text);

it('reads loaded values synchronously, and names a file that is missing or not loaded', async () => {
  const messages = messagesOf(() => Promise.resolve({ text: 'words' }));
  expect(() => messages.of('en')).toThrow('"en" is used before it is loaded');
  await messages.load('en');
  expect(messages.of('en')).toBe('words');
  await expect(messages.load('zh')).rejects.toThrow('There is no "zh" in ./zh.ts.');
});

it('retries after a failure', async () => {
  const load = vi.fn(() => Promise.resolve({ text: 'words' }));
  load.mockRejectedValueOnce(new Error('offline'));
  const messages = messagesOf(load);
  await expect(messages.load('en')).rejects.toThrow('offline');
  await messages.load('en');
  expect(messages.of('en')).toBe('words');
});

it('records the files of each load, also of loaded modules', async () => {
  const messages = messagesOf(() => Promise.resolve({ text: 'words' }));
  const load = async () => {
    await messages.load('en');
    return importFile({}, './none.json');
  };
  expect(await recordFiles(load)).toEqual([null, ['./en.ts']]);
  expect(await recordFiles(load)).toEqual([null, ['./en.ts']]);
});
