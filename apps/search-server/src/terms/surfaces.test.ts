import { expect, it } from 'vitest';
import { surfacesOf } from './surfaces.ts';

it('surfacesOf gives the strings of a page that have a term', () => {
  const document = { routePath: '/', title: 'Plugins', content: 'A plugin. 开发服务器', toc: [] };
  const surfaces = surfacesOf(document, 'en', new Set(['plugin', '服务']));
  expect([...(surfaces.get('plugin') ?? [])]).toEqual(['Plugins', 'plugin']);
  expect([...(surfaces.get('服务') ?? [])]).toEqual(['服务']);
});
