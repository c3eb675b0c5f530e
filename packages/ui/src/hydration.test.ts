import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import * as ui from './index.ts';
import { samplesOf } from './testing/samples.ts';

afterEach(() => vi.restoreAllMocks());

it.each(Object.entries(samplesOf(ui)))('%s hydrates the server markup without errors', (_name, sample) => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const errors: unknown[] = [];
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(sample);
  act(() => {
    hydrateRoot(root, sample, { onRecoverableError: (error) => errors.push(error) }).render(sample);
  });
  expect(errors).toEqual([]);
  expect(consoleError.mock.calls).toEqual([]);
  root.remove();
});
