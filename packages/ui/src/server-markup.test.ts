// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as ui from './index.ts';
import { samplesOf } from './testing/samples.ts';

const samples = Object.entries(samplesOf(ui));

it('knows no window here', () => {
  expect(typeof window).toBe('undefined');
  expect(samples.length).toBeGreaterThan(30);
});

it.each(samples)('%s renders where there is no browser, without inline style or handler', (_name, sample) => {
  const html = renderToString(sample);
  expect(html).not.toBe('');
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).not.toMatch(/\son[a-z]+=/);
  expect(html).not.toMatch(/<(style|script)\b/);
});
