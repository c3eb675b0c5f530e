import { expect, it } from 'vitest';
import {
  hamburgerMaxPx,
  menuClosesFromPx,
  outlineColumnFromPx,
  popupLayers,
  popupMotionMaxMs,
  popupOffsetPx,
  scrollOffsetPx,
  sidebarColumnFromPx,
} from './layout.ts';

const sheets = import.meta.glob('../**/*.css', { query: '?raw', import: 'default', eager: true });
const sheet = (end: string) => {
  const found = Object.entries(sheets).find(([path]) => path.endsWith(end));
  if (!found) throw new Error(`no style sheet ${end}`);
  return found[1];
};
const tokens = sheet('/tokens.css');
const token = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1];

it('has the scroll offset of the tokens', () => {
  expect(token('scroll-offset')).toBe(`${scrollOffsetPx}px`);
});

it('has the popup layers of the tokens', () => {
  expect(token('z-popup')).toBe(`${popupLayers.base}`);
  expect(token('z-popover')).toBe(`calc(var(--z-popup) + ${popupLayers.popover})`);
  expect(token('z-tooltip')).toBe(`calc(var(--z-popup) + ${popupLayers.tooltip})`);
});

it('sets popups off as the tokens say, no wider than 250 px, and moves them in time', () => {
  expect(token('popup-offset')).toBe(`${popupOffsetPx}px`);
  expect(token('w-tooltip')).toBe('250px');
  expect(sheet('/overlay.css')).not.toMatch(/--d-(?!fast)/);
  expect(Number.parseInt(token('d-fast') ?? '', 10)).toBeLessThan(popupMotionMaxMs);
});

it('folds groups in the times of the specification, and at once for those who want no motion', () => {
  expect([token('d-expand'), token('d-collapse'), token('d-turn')]).toEqual(['300ms', '500ms', '200ms']);
  const still = /prefers-reduced-motion: reduce[\s\S]+/.exec(tokens)?.[0] ?? '';
  for (const name of ['fast', 'expand', 'collapse', 'turn']) expect(still).toContain(`--d-${name}: 0ms;`);
});

it.each([
  ['/navbar.css', `(max-width: ${hamburgerMaxPx}px)`],
  ['/sidebar.css', `(min-width: ${sidebarColumnFromPx}px)`],
  ['/doc-layout.css', `(min-width: ${sidebarColumnFromPx}px)`],
  ['/local-bar.css', `(min-width: ${sidebarColumnFromPx}px)`],
  ['/doc-layout.css', `(min-width: ${outlineColumnFromPx}px)`],
  ['/outline.css', `(min-width: ${outlineColumnFromPx}px)`],
  ['/local-bar.css', `(min-width: ${outlineColumnFromPx}px)`],
  ['/tokens.css', `(max-width: ${outlineColumnFromPx - 1}px)`],
  ['/overview.css', `(min-width: ${menuClosesFromPx}px)`],
  ['/hero.css', `(min-width: ${menuClosesFromPx}px)`],
])('%s changes at %s', (end, query) => {
  expect(sheet(end)).toContain(`@media ${query}`);
});

it('has no rule by which a change anywhere in the page styles its root anew', () => {
  expect(
    Object.values(sheets).filter((css) => /(?:^|[\s,(])(?::root|html|body)[^\s,{>+~]*:has\(/m.test(css)),
  ).toEqual([]);
});

it('names raw colours, sizes and durations in the tokens alone', () => {
  const raw = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|(?<![\w-])-?\d*\.?\d+(?:px|rem|m?s)\b/gi;
  const faults = Object.entries(sheets)
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
  expect(faults).toEqual([]);
});

it('defines every token that is used', () => {
  const all = Object.values(sheets).join('\n');
  // Given by script where CSS cannot place a popup; each use names what stands without it.
  const given = ['--popup-top', '--popup-left', '--popup-right'];
  const defined = new Set([...given, ...[...all.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)]);
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});

it('takes every style sheet into the page but those that are loaded when first wanted', () => {
  const index = sheet('/styles/index.css');
  const left = Object.keys(sheets)
    .map((path) => path.split('/').at(-1) ?? path)
    .filter((name) => name !== 'index.css' && !index.includes(`/${name}'`));
  expect(left.toSorted()).toEqual(['image-zoom.css', 'search-results.css']);
});

it('puts every import of the page into a layer', () => {
  const imports = sheet('/styles/index.css').match(/@import.+/g) ?? [];
  expect(imports.filter((line) => !/layer\(|layers\.css/.test(line))).toEqual([]);
});
