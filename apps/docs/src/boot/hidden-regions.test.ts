import { expect, it } from 'vitest';
import { hiddenRegions } from './hidden-regions.ts';

it.each([
  ['', []],
  ['?navbar=0', ['navbar']],
  [
    '?footer=0&sidebar=0&outline=0&globalUIComponents=0',
    ['footer', 'sidebar', 'outline', 'globalUIComponents'],
  ],
  ['?navbar=1&sidebar=false&outline=&footer=00', []],
  ['?NAVBAR=0', ['NAVBAR']],
  ['?a=%E0%A4%A&navbar=0', ['navbar']],
])('%j hides %j: only the value 0 does', (search, hidden) => {
  expect(hiddenRegions(search, false)).toEqual(hidden);
});

it('has no outline in an iframe', () => {
  expect(hiddenRegions('', true)).toEqual(['outline']);
});
