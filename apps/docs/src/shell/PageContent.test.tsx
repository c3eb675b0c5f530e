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

it('renders the content once when the view renders again', async () => {
  const Content = vi.fn(() => <p>Text</p>);
  const page = pageOf(Content);
  const place = document.createElement('div');
  const root = createRoot(place);
  for (let renders = 0; renders < 3; renders += 1)
    await act(async () => root.render(<PageContent page={page} />));
  expect(place.textContent).toBe('Text');
  expect(Content).toHaveBeenCalledTimes(1);
});

it('pre-renders each section as a hydration boundary without wrapper elements', () => {
  const Content = ({ components = {} }: ComponentProps<LoadedPage['Content']>) => {
    const { Section } = components as { readonly Section: typeof Suspense };
    // Large enough for React to outline the boundary if it streamed.
    return ['a', 'b'].map((text) => <Section key={text}>{text.repeat(20_000)}</Section>);
  };
  const html = renderToString(<PageContent page={pageOf(Content)} />);
  expect(html.replaceAll(/a+|b+/g, ([text = '']) => text)).toBe(
    '<div class="prose"><!--$-->a<!--/$--><!--$-->b<!--/$--></div>',
  );
});
