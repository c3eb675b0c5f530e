import { expect, it } from 'vitest';
import {
  hamburgerMaxPx,
  menuClosesFromPx,
  popupOffsetPx,
  scrollOffsetPx,
  sidebarColumnFromPx,
} from './layout.ts';

const sheets = import.meta.glob('../**/*.css', { query: '?raw', import: 'default', eager: true });
const sheet = (end: string) => {
  const found = Object.entries(sheets).find(([path]) => path.endsWith(end));
  if (!found) throw new Error(`No style sheet ${end}`);
  return found[1];
};
const tokens = sheet('/tokens.css');
const token = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1];

it('matches the scroll offset in the tokens', () => {
  expect(token('scroll-offset')).toBe(`${scrollOffsetPx}px`);
});

it('matches the popup offset in the tokens', () => {
  expect(token('popup-offset')).toBe(`${popupOffsetPx}px`);
});

it('sets the durations of sidebar groups, and 0 ms for reduced motion', () => {
  expect([token('d-expand'), token('d-collapse'), token('d-turn')]).toEqual(['300ms', '500ms', '200ms']);
  const reducedMotion = /prefers-reduced-motion: reduce[\s\S]+/.exec(tokens)?.[0] ?? '';
  for (const name of ['fast', 'expand', 'collapse', 'turn'])
    expect(reducedMotion).toContain(`--d-${name}: 0ms;`);
});

it.each([
  ['/navbar.css', `(max-width: ${hamburgerMaxPx}px)`],
  ['/sidebar.css', `(min-width: ${sidebarColumnFromPx}px)`],
  ['/doc-layout.css', `(min-width: ${sidebarColumnFromPx}px)`],
  ['/local-bar.css', `(min-width: ${sidebarColumnFromPx}px)`],
  ['/overview.css', `(min-width: ${menuClosesFromPx}px)`],
  ['/hero.css', `(min-width: ${menuClosesFromPx}px)`],
])('%s has a breakpoint at %s', (end, query) => {
  expect(sheet(end)).toContain(`@media ${query}`);
});

it('has no :has() on the root, which recalculates its styles on every DOM change', () => {
  expect(
    Object.values(sheets).filter((css) => /(?:^|[\s,(])(?::root|html|body)[^\s,{>+~]*:has\(/m.test(css)),
  ).toEqual([]);
});

it('uses raw colors, sizes and durations only in the tokens', () => {
  const raw = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|(?<![\w-])-?\d*\.?\d+(?:px|rem|m?s)\b/gi;
  const rawValues = Object.entries(sheets)
    .filter(([path]) => !path.endsWith('/tokens.css'))
    .flatMap(([path, css]) =>
      (
        css
          .replace(/@(?:media|container)[^{]+/g, '')
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .match(raw) ?? []
      ).map((part) => `${path}: ${part}`),
    );
  expect(Object.keys(sheets).length).toBeGreaterThan(30);
  expect(rawValues).toEqual([]);
});

it('defines all tokens that are used', () => {
  const all = Object.values(sheets).join('\n');
  // Set by follow-anchor.ts; each use has a fallback.
  const setByScript = ['--popup-top', '--popup-left', '--popup-right'];
  const defined = new Set([...setByScript, ...[...all.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)]);
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});

it('imports all style sheets except the lazily loaded ones', () => {
  const index = sheet('/styles/index.css');
  const notImported = Object.keys(sheets)
    .map((path) => path.split('/').at(-1) ?? path)
    .filter((name) => name !== 'index.css' && !index.includes(`/${name}'`));
  expect(notImported.toSorted()).toEqual(['image-zoom.css', 'search-results.css']);
});

it('imports all style sheets into layers', () => {
  const imports = sheet('/styles/index.css').match(/@import.+/g) ?? [];
  expect(imports.filter((line) => !/layer\(|layers\.css/.test(line))).toEqual([]);
});
