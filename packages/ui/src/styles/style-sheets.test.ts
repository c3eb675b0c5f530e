// Conventions of the source, which computed styles do not show. tests/e2e checks how the styles look.
import { expect, it } from 'vitest';

const files = import.meta.glob('../**/*.css', { query: '?raw', import: 'default', eager: true });
const sheets = Object.entries(files).map(
  ([path, css]) => [path, css.replaceAll(/\/\*[\s\S]*?\*\//g, '')] as const,
);
const index = sheets.find(([path]) => path.endsWith('/index.css'))?.[1] ?? '';

it('has no :has() on the root, which recalculates its styles on every DOM change', () => {
  const onRoot = /(?:^|[\s,(])(?::root|html|body)[^\s,{>+~]*:has\(/m;
  expect(sheets.filter(([, css]) => onRoot.test(css)).map(([path]) => path)).toEqual([]);
});

it('uses raw colors, sizes and durations only in the tokens', () => {
  const raw = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|(?<![\w-])-?\d*\.?\d+(?:px|rem|m?s)\b/gi;
  const rawValues = sheets
    .filter(([path]) => !path.endsWith('/tokens.css'))
    .flatMap(([path, css]) =>
      (css.replaceAll(/@(?:media|container)[^{]+/g, '').match(raw) ?? []).map((part) => `${path}: ${part}`),
    );
  expect(sheets.length).toBeGreaterThan(30);
  expect(rawValues).toEqual([]);
});

it('defines all tokens that are used', () => {
  const all = sheets.map(([, css]) => css).join('\n');
  // Set by follow-anchor.ts; each use has a fallback.
  const setByScript = ['--popup-top', '--popup-left', '--popup-right'];
  const defined = new Set([...setByScript, ...[...all.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)]);
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});

it('imports all style sheets except the lazily loaded ones, into layers', () => {
  const imports = index.match(/@import.+/g) ?? [];
  const notImported = sheets
    .map(([path]) => path.split('/').at(-1) ?? path)
    .filter((name) => name !== 'index.css' && !index.includes(`/${name}'`));
  expect(notImported.toSorted()).toEqual([
    'image-zoom.css',
    'not-found-suggestions.css',
    'offline-copy.css',
    'page-skeleton.css',
    'search-results.css',
  ]);
  expect(imports.filter((line) => !/layer\(|layers\.css/.test(line))).toEqual([]);
});
