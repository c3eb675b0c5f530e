import { expect, it } from 'vitest';
import { htmlOf, idsOf, routePaths, textOfFile, unlisted } from './built-site.ts';

const documents: readonly (readonly [name: string, html: string])[] = [
  ...[...routePaths, ...unlisted].map((routePath) => [routePath, htmlOf(routePath)] as const),
  ...['/404.html', '/zh/404.html'].map((path) => [path, textOfFile(path)] as const),
];

it('has no duplicate ids in a document', () => {
  const repeated = documents.flatMap(([name, html]) => {
    const ids = idsOf(html);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${name}: ${id}`);
  });
  expect(repeated).toEqual([]);
});

it('has no Markdown in accessible names', () => {
  const names = documents.flatMap(([name, html]) =>
    [...html.matchAll(/<[a-z][^<>]*?\s((?:aria-label|alt|title)="[^"]*")/g)].map(
      ([, attribute = '']) => `${name}: ${attribute}`,
    ),
  );
  expect(names.length).toBeGreaterThan(routePaths.length);
  expect(names.filter((named) => /`|\*\*|\]\(/.test(named))).toEqual([]);
});
