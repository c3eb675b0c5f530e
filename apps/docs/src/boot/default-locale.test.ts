import { expect, it } from 'vitest';
import { pathWithoutDefaultLocale } from './default-locale.ts';

it.each([
  ['/en', '/', '/'],
  ['/en/', '/', '/'],
  ['/en/config/', '/', '/config/'],
  ['/docs/en/config/', '/docs/', '/docs/config/'],
  ['/EN/config/', '/', '/config/'],
  ['/en//evil.example/', '/', '/evil.example/'],
  [String.raw`/en/\evil.example/`, '/', '/evil.example/'],
])('%s under %s goes to %s', (pathname, base, target) => {
  expect(pathWithoutDefaultLocale(pathname, base)).toBe(target);
});

it.each([
  ['/', '/'],
  ['/english/', '/'],
  ['/config/en/', '/'],
  ['/zh/en/', '/'],
  ['/en/config/', '/docs/'],
])('%s under %s stays', (pathname, base) => {
  expect(pathWithoutDefaultLocale(pathname, base)).toBeNull();
});
