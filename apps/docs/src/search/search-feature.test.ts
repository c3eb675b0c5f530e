// @vitest-environment jsdom
import { createElement as h, useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Locale } from '@docs/content/types';
import type { Navigation } from '../navigation/navigation.ts';
import { renderSearch } from './search-feature.ts';
import { searchLabels } from './search-labels.ts';

vi.mock('./configured-provider.ts', () => ({ configuredProvider: vi.fn() }));
vi.mock('./search-labels.ts', () => ({ searchLabels: vi.fn(async () => ({})) }));
vi.mock('./SearchRoot.tsx', () => ({
  SearchRoot: ({ locale, onHydrated }: { readonly locale: Locale; readonly onHydrated: () => void }) => {
    useEffect(onHydrated, [onHydrated]);
    return h('dialog', { title: locale }, h('input', { className: 'search-input' }));
  },
}));
afterEach(() => document.body.replaceChildren());

const navigation: Navigation = { go: async () => {}, changeLanguage: async () => {}, preload: () => {} };

it('renders a language again after its labels failed to load', async () => {
  document.body.innerHTML = '<div lang="en"><dialog title="en"><input class="search-input"></dialog></div>';
  const expectTitle = (title: string) =>
    vi.waitFor(() => expect(document.querySelector('dialog')?.title).toBe(title));
  await renderSearch('en', navigation);
  vi.mocked(searchLabels).mockRejectedValueOnce(new Error('offline'));
  await expect(renderSearch('zh', navigation)).rejects.toThrow('offline');
  await expectTitle('en');
  await renderSearch('zh', navigation);
  await expectTitle('zh');
});
