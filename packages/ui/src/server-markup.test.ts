// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as ui from './index.ts';
import { samplesOf } from './testing/samples.ts';

const samples = Object.entries(samplesOf(ui));

it('runs without a window', () => {
  expect(typeof window).toBe('undefined');
  expect(samples.length).toBeGreaterThan(30);
});

it.each(samples)('%s renders on the server without inline styles or handlers', (_name, sample) => {
  const html = renderToString(sample);
  expect(html).not.toBe('');
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).not.toMatch(/\son[a-z]+=/);
  expect(html).not.toMatch(/<(style|script)\b/);
});
