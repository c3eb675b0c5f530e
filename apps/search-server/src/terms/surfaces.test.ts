import { expect, it } from 'vitest';
import { surfacesOf } from './surfaces.ts';

it('surfacesOf gives the strings of a page that have a term', () => {
  const document = { routePath: '/', title: 'Plugins', content: 'A plugin. 开发服务器', toc: [] };
  const surfaces = surfacesOf(document, 'en', new Set(['plugin', '服务']));
  expect([...(surfaces.get('plugin') ?? [])]).toEqual(['Plugins', 'plugin']);
  expect([...(surfaces.get('服务') ?? [])]).toEqual(['服务']);
});

it('surfacesOf reads keywords and synonyms', () => {
  const names = { keywords: ['Lantern'], synonyms: ['k8s'] };
  const document = { routePath: '/', title: 'Deploy', content: '', toc: [], ...names };
  const surfaces = surfacesOf(document, 'en', new Set(['lantern', 'k8s']));
  expect([...surfaces.values()].flatMap((each) => [...each])).toEqual(['Lantern', 'k8s']);
});
