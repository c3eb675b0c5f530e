import { analyzerFor, visitTokens } from '@docs/search-core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { surfacesOf } from './surfaces.ts';

it('surfacesOf gives the strings of a page that have a term', () => {
  const document = { routePath: '/', title: 'Plugins', content: 'A plugin. 开发服务器', toc: [] };
  const surfaces = surfacesOf(document, 'en', new Set(['plugin', '服务']));
  expect([...(surfaces.get('plugin') ?? [])]).toEqual(['Plugins', 'plugin']);
  expect([...(surfaces.get('服务') ?? [])]).toEqual(['服务']);
});

it('surfacesOf reads long pages to their end', () => {
  const content = `${'A line.\n'.repeat(60_000)}The zeppelin flies here.`;
  const document = { routePath: '/', title: '', content, toc: [] };
  expect(surfacesOf(document, 'en', new Set(['zeppelin'])).size).toBe(1);
});

it('surfacesOf reads keywords and synonyms', () => {
  const names = { keywords: ['Lantern'], synonyms: ['k8s'] };
  const document = { routePath: '/', title: 'Deploy', content: '', toc: [], ...names };
  const surfaces = surfacesOf(document, 'en', new Set(['lantern', 'k8s']));
  expect([...surfaces.values()].flatMap((each) => [...each])).toEqual(['Lantern', 'k8s']);
});

it('surfacesOf finds what the analysis of the whole text finds, however often words stand in it', () => {
  const word = fc.constantFrom(
    'port',
    'Ports',
    '@rsbuild/core',
    'server.port',
    '端口号',
    '设置port',
    '-',
    '$a_b',
    '`x`,',
    'lan\uFEFFtern',
  );
  const space = fc.constantFrom(' ', '\n', '\u00a0', '\u3000', '\t ');
  fc.assert(
    fc.property(fc.array(fc.tuple(word, space)), fc.constantFrom('en', 'zh'), (parts, lang) => {
      const content = parts.flat().join('');
      const whole = new Map<string, Set<string>>();
      visitTokens(analyzerFor(lang).tokenize(content, 'index'), ({ term, start, end }) => {
        whole.set(term, (whole.get(term) ?? new Set()).add(content.slice(start, end)));
      });
      const document = { routePath: '/', title: '', content, toc: [] };
      expect(surfacesOf(document, lang, new Set(whole.keys()))).toEqual(whole);
    }),
  );
});
