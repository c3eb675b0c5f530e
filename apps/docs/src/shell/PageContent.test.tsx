// @vitest-environment jsdom
import { act, type ComponentProps, type Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notFoundPage } from '../data/not-found-page.ts';
import { PageContent } from './PageContent.tsx';
import type { LoadedPage } from '../data/page.ts';

const pageOf = (Content: LoadedPage['Content']): LoadedPage => ({ ...notFoundPage('en'), Content });

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

it('draws the text of a page once, however often the view around it is drawn', async () => {
  const Content = vi.fn(() => <p>Text</p>);
  const page = pageOf(Content);
  const place = document.createElement('div');
  const root = createRoot(place);
  for (let draws = 0; draws < 3; draws += 1) await act(async () => root.render(<PageContent page={page} />));
  expect(place.textContent).toBe('Text');
  expect(Content).toHaveBeenCalledTimes(1);
});

it('gives complete HTML for sections, with comments between them and no elements', () => {
  const Content = ({ components = {} }: ComponentProps<LoadedPage['Content']>) => {
    const { Section } = components as { readonly Section: typeof Suspense };
    // More than React sends of a boundary at once where it streams.
    return ['a', 'b'].map((text) => <Section key={text}>{text.repeat(20_000)}</Section>);
  };
  const html = renderToString(<PageContent page={pageOf(Content)} />);
  expect(html.replaceAll(/a+|b+/g, ([text = '']) => text)).toBe(
    '<div class="prose"><!--$-->a<!--/$--><!--$-->b<!--/$--></div>',
  );
});
