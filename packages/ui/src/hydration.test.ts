import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import * as ui from './index.ts';
import { samplesOf } from './testing/samples.ts';

afterEach(() => vi.restoreAllMocks());

it.each(Object.entries(samplesOf(ui)))('%s takes over the server’s markup as it is', (_name, sample) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const faults: unknown[] = [];
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(sample);
  act(() => {
    hydrateRoot(root, sample, { onRecoverableError: (error) => faults.push(error) }).render(sample);
  });
  expect(faults).toEqual([]);
  expect(complaints.mock.calls).toEqual([]);
  root.remove();
});
