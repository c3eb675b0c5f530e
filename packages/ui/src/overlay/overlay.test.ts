import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('fades popups only in browsers with the overlay property, as WebKitGTK 2.50 would never show them', () => {
  const styles = readFileSync(`${import.meta.dirname}/overlay.css`, 'utf8');
  const [always = '', gated = ''] = styles.split('@supports (overlay: auto)');
  expect(always).not.toMatch(/opacity|transition:|animation:|@starting-style/);
  expect(gated).toMatch(/@starting-style/);
});
