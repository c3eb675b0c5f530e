import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteToggle, placeSidebar, sidebarState } from './sidebar-state.ts';

const group = (title: string, content = '', open = '') =>
  `<div><details ${open}><summary>${title}</summary>${content}</details></div>`;
const current = '<a aria-current="page">current</a>';

/** All elements are 900 px below the top of the window; see `beforeEach`. */
function sidebar(html: string): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  element.className = 'sidebar';
  element.innerHTML = html;
  return element;
}
const openTitles = (element: HTMLElement) =>
  [...element.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);
const top = (element: HTMLElement) => element.scrollTop;

function toggle(element: HTMLElement, title: string): void {
  const summary = [...element.querySelectorAll('summary')].find(({ textContent }) => textContent === title);
  noteToggle(summary ?? null);
  summary?.parentElement?.toggleAttribute('open');
}

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 900 - (this.closest('.sidebar')?.scrollTop ?? 0), 0, 0);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('centers the current row of a sidebar without stored state', () => {
  const element = sidebar(group('dev', current));
  placeSidebar(element, '');
  expect(top(element)).toBe(500);
});

it('restores toggled groups after another group was inserted', () => {
  const before = sidebar(
    group('dev', '', 'open') + group('source', group('dev', '<a>x</a>')) + group('output', current),
  );
  toggle(before, 'dev');
  toggle(before, 'output');
  before.scrollTop = 450;
  const after = sidebar(
    group('new') +
      group('dev', '', 'open') +
      group('source', group('dev', '<a>x</a>')) +
      group('output', current),
  );
  placeSidebar(after, sidebarState(before));
  expect(openTitles(after)).toEqual(['output']);
  expect(top(after)).toBe(450);
  expect(JSON.parse(sidebarState(after))).toEqual(JSON.parse(sidebarState(before)));
});

it('distinguishes groups with equal titles', () => {
  const twins = group('dev', '<a>a</a>') + group('dev', '<a>b</a>');
  const before = sidebar(twins);
  before.querySelectorAll('summary').forEach((summary, index) => {
    if (index === 1) noteToggle(summary);
  });
  before.querySelectorAll('details')[1]!.open = true;
  const after = sidebar(twins);
  placeSidebar(after, sidebarState(before));
  expect([...after.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
});

it('opens the groups around the current row and scrolls to it', () => {
  const before = sidebar(group('dev', current, 'open'));
  toggle(before, 'dev');
  const after = sidebar(group('dev', current));
  placeSidebar(after, sidebarState(before));
  expect([openTitles(after), top(after)]).toEqual([['dev'], 500]);
});

it.each(['450,1,0', 'null', '{}', '[]', '{"top":"x","open":"yes"}'])(
  'ignores an invalid stored state: %j',
  (text) => {
    const element = sidebar(group('dev', '', 'open'));
    placeSidebar(element, text);
    expect(openTitles(element)).toEqual(['dev']);
  },
);
