import { expect, it } from 'vitest';
import { homePath } from './home-path.ts';

const versions = { default: 'v1', versions: ['v1', 'v2'] };

it.each([
  ['/nothing', 'en', '/'],
  ['/zh/nothing', 'zh', '/zh/'],
  ['/v2/nothing', 'en', '/v2/'],
  ['/v2/zh/nothing', 'zh', '/v2/zh/'],
  ['/v1/nothing', 'en', '/'],
  ['/v3/nothing', 'en', '/'],
  ['/%E0%A4%A', 'en', '/'],
] as const)('the way home from %s in %s is %s', (pathname, locale, home) => {
  expect(homePath(pathname, locale, versions)).toBe(home);
});

it('has no version where the site has none', () => {
  expect(homePath('/v2/zh/nothing', 'zh', { default: '', versions: [] })).toBe('/zh/');
});
