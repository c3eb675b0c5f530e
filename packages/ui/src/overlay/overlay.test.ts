import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('fades only in browsers that keep what is closed on top, since WebKit 2.50 would show no menu at all', () => {
  const styles = readFileSync(`${import.meta.dirname}/overlay.css`, 'utf8');
  const [always = '', gated = ''] = styles.split('@supports (overlay: auto)');
  expect(always).not.toMatch(/opacity|transition:|animation:|@starting-style/);
  expect(gated).toMatch(/@starting-style/);
});
