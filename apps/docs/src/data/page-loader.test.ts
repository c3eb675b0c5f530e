import type { PageFacts } from '@docs/content/types';
import { expect, it, vi } from 'vitest';
import { notFoundPage } from './not-found-page.ts';
import { importSource } from '@docs/content/content-modules';
import { createPageLoader } from './page-loader.ts';

const { facts } = notFoundPage('zh');

/** A loader of one page, which has the data of a built one. */
function loaderOf(page: PageFacts) {
  const module = { default: () => null, page };
  const importModule = vi.fn(() => Promise.resolve(module));
  const importContent = (file: string) => (file.startsWith('pages/') ? importModule() : importSource(file));
  const loadParts = vi.fn(() => Promise.resolve());
  return { importModule, loadParts, loader: createPageLoader(importContent, loadParts) };
}

it('adds the sidebar of the section, and the overview of an overview page, in their language', async () => {
  const overviewPage = {
    ...facts,
    routePath: '/zh/config/',
    frontmatter: { ...facts.frontmatter, overview: true },
  };
  const { sidebar, overview } = await loaderOf(overviewPage).loader.load('/zh/config/');
  expect(JSON.stringify(sidebar)).toContain('"/zh/config/server/port"');
  expect(JSON.stringify(overview)).toContain('"/zh/config/server/port"');
  const plain = await loaderOf({ ...facts, routePath: '/guide/' }).loader.load('/guide/');
  expect(JSON.stringify(plain.sidebar)).not.toMatch(/"\/(zh|config)\//);
  expect(plain.overview).toBeNull();
});

it('shares a load between two calls, and has the page once its parts are loaded', async () => {
  const { importModule, loadParts, loader } = loaderOf(facts);
  let finish = () => {};
  loadParts.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const both = Promise.all([loader.load('/guide/'), loader.load('/guide/')]);
  await vi.waitFor(() => expect(loadParts).toHaveBeenCalledExactlyOnceWith(facts));
  expect(loader.peek('/guide/')).toBeNull();
  finish();
  const [one, two] = await both;
  expect([two, loader.peek('/guide/'), await loader.load('/guide/')]).toEqual([one, one, one]);
  expect(importModule).toHaveBeenCalledOnce();
});

it('retries after a failure', async () => {
  const { loadParts, loader } = loaderOf(facts);
  loadParts.mockRejectedValueOnce(new Error('offline'));
  await expect(loader.load('/guide/')).rejects.toThrow('offline');
  expect(loader.peek('/guide/')).toBeNull();
  await loader.load('/guide/');
  expect(loader.peek('/guide/')?.facts).toBe(facts);
});
