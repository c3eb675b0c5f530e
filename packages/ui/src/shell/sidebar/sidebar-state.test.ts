import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placeSidebar, sidebarState } from './sidebar-state.ts';

/** Two groups, of which the second holds the current row, 900 px under the top. */
function sidebar(): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML =
    '<div><details open></details></div><div><details><a aria-current="page"></a></details></div>';
  return element;
}

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 900 - (this.closest('div:has(> div)')?.scrollTop ?? 0), 0, 0);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('centres the current row of a sidebar that was not seen before', () => {
  const element = sidebar();
  placeSidebar(element, '');
  expect(sidebarState(element)).toBe('500,1,0');
});

it.each([
  ['450,0,0', '450,0,1', 'a group around the current row is open'],
  ['450,0', '450,0,0', 'a group that was added keeps its own state'],
  ['0,1,1', '500,1,1', 'a row out of sight is centred'],
])('restores %j as %j: %s', (state, restored) => {
  const element = sidebar();
  placeSidebar(element, state);
  expect(sidebarState(element)).toBe(restored);
});
