// @vitest-environment jsdom
import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { NavigationContext } from './navigation.ts';
import { RouterLink } from './RouterLink.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const navigation = { go: vi.fn(async () => {}), changeLanguage: vi.fn(async () => {}), preload: vi.fn() };

afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

function renderLink(props: ComponentProps<'a'>): HTMLAnchorElement {
  const container = document.body.appendChild(document.createElement('div'));
  act(() =>
    createRoot(container).render(
      <NavigationContext value={navigation}>
        <RouterLink {...props}>text</RouterLink>
      </NavigationContext>,
    ),
  );
  return container.querySelector('a') as HTMLAnchorElement;
}

/** @returns whether the click navigates within the site */
function click(link: HTMLAnchorElement, modifiers: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers });
  link.dispatchEvent(event);
  expect(navigation.go).toHaveBeenCalledTimes(event.defaultPrevented ? 1 : 0);
  return event.defaultPrevented;
}

it('navigates on a plain click on an internal link, also with target="_self"', () => {
  expect(click(renderLink({ href: '/guide/' }))).toBe(true);
  navigation.go.mockClear();
  expect(click(renderLink({ href: '/guide/', target: '_self' }))).toBe(true);
});

it.each([{ target: '_blank' }, { target: 'other' }, { download: '' }])(
  'leaves a link with %o to the browser',
  (props) => expect(click(renderLink({ href: '/guide/', ...props }))).toBe(false),
);

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %o to the browser',
  (modifiers) => expect(click(renderLink({ href: '/guide/' }), modifiers)).toBe(false),
);

it('opens external links in a new tab, but not mailto: and tel:', () => {
  expect(renderLink({ href: 'https://example.com/' }).target).toBe('_blank');
  expect(renderLink({ href: 'mailto:docs@example.com' }).target).toBe('');
  expect(renderLink({ href: 'tel:+491234' }).target).toBe('');
});

it('calls the handlers in its props', () => {
  const handlers = { onClick: vi.fn(), onFocus: vi.fn(), onPointerEnter: vi.fn() };
  const link = renderLink({ href: '/guide/', ...handlers });
  link.focus();
  link.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  click(link);
  for (const handler of Object.values(handlers)) expect(handler).toHaveBeenCalledTimes(1);
  expect(navigation.preload).toHaveBeenCalledTimes(2);
});
