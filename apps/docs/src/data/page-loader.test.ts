import type { PageFacts } from '@docs/content/types';
import { expect, it, vi } from 'vitest';
import { notFoundPage } from './not-found-page.ts';
import { createPageLoader } from './page-loader.ts';
import type { PageModule } from './page.ts';

const moduleOf = (routePath: string): PageModule => {
  const page: PageFacts = { ...notFoundPage('en').facts, routePath };
  return { default: () => null, page };
};

it('loads a page once, also for two concurrent calls', async () => {
  const importModule = vi.fn((routePath: string) => Promise.resolve(moduleOf(routePath)));
  const loader = createPageLoader(importModule, () => Promise.resolve());
  expect(loader.peek('/x')).toBeNull();
  const [one, two] = await Promise.all([loader.load('/x'), loader.load('/x')]);
  expect(one).toBe(two);
  expect(loader.peek('/x')).toBe(one);
  await loader.load('/x');
  expect(importModule).toHaveBeenCalledTimes(1);
});

it('retries after a failure', async () => {
  const importModule = vi.fn((routePath: string) => Promise.resolve(moduleOf(routePath)));
  importModule.mockRejectedValueOnce(new Error('offline'));
  const loader = createPageLoader(importModule, () => Promise.resolve());
  await expect(loader.load('/x')).rejects.toThrow('offline');
  expect((await loader.load('/x')).facts.routePath).toBe('/x');
});
