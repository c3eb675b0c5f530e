// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CodeLines } from './CodeLines.tsx';

const html = '<span class="line"><span class="t-keyword">let</span> a &lt; b;\n</span>';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('hydrates without a mismatch and keeps its nodes when it renders again', async () => {
  const place = document.createElement('pre');
  place.innerHTML = renderToString(<CodeLines html={html} />);
  expect(place.innerHTML).toBe(`<code>${html}</code>`);
  const line = place.querySelector('.line');
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const root = await act(async () => hydrateRoot(place, <CodeLines html={html} />, { onRecoverableError }));
  await act(async () => root.render(<CodeLines html={html} />));
  expect(place.querySelector('.line')).toBe(line);
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.render(<CodeLines html="b" />));
  expect(place.innerHTML).toBe('<code>b</code>');
});

it('creates one policy if the browser supports Trusted Types', async () => {
  const createPolicy = vi.fn((_name: string, { createHTML }: { createHTML: (text: string) => string }) => ({
    createHTML: (text: string) => ({ trusted: createHTML(text) }),
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { trustedCode } = await import('./CodeLines.tsx');
  expect([trustedCode('a'), trustedCode('b')]).toEqual([{ trusted: 'a' }, { trusted: 'b' }]);
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('docs-code', expect.anything());
});
