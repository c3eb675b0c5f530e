// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction, type Path } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notFoundPage } from '../data/not-found-page.ts';
import type { LoadedPage } from '../data/page.ts';
import type { PageLoader } from '../data/page-loader.ts';
import { loadDocument } from '../document/document-load.ts';
import type { Navigation } from './navigation.ts';
import { useShownPage } from './use-shown-page.ts';

vi.mock('../document/document-load.ts', () => ({ loadDocument: vi.fn() }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.mocked(loadDocument).mockClear();
  document.body.replaceChildren();
});

const pageAt = (routePath: string): LoadedPage => {
  const page = notFoundPage('en');
  return { ...page, facts: { ...page.facts, routePath } };
};

/** Renders `/a`; `/b` is loaded, and the test settles the loads of other pages. */
function renderSite(...addresses: readonly string[]) {
  const pages = new Map([pageAt('/a'), pageAt('/b')].map((page) => [page.facts.routePath, page]));
  const loads: { readonly routePath: string; readonly fail: () => void }[] = [];
  const loader: PageLoader = {
    peek: (routePath) => pages.get(routePath) ?? null,
    put: () => {},
    load: (routePath) =>
      new Promise((_resolve, reject) => loads.push({ routePath, fail: () => reject(new Error('offline')) })),
  };
  let site:
    { readonly navigation: Navigation; readonly location: Path; readonly step: NavigateFunction } | undefined;
  function Site() {
    const { page, navigation } = useShownPage(pages.get('/a')!, loader);
    const location = useLocation();
    const step = useNavigate();
    useEffect(() => {
      site = { navigation, location, step };
    }, [navigation, location, step]);
    return <output>{page.facts.routePath}</output>;
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() =>
    root.render(
      <MemoryRouter initialEntries={addresses.length > 0 ? [...addresses] : ['/a']} useTransitions={false}>
        <Site />
      </MemoryRouter>,
    ),
  );
  const follow = (name: 'go' | 'changeLanguage') => (href: string) =>
    act(async () => void site?.navigation[name](href));
  return {
    go: follow('go'),
    changeLanguage: follow('changeLanguage'),
    step: (delta: number) => act(async () => void site?.step(delta)),
    loads,
    shown: () => container.textContent,
    address: () => site && site.location.pathname + site.location.search + site.location.hash,
  };
}

it('loads the document if a link is clicked again 10 s later and its module is still loading', async () => {
  const { go, loads } = renderSite();
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  await go('/c');
  now.mockReturnValue(9999);
  await go('/c');
  expect(loadDocument).not.toHaveBeenCalled();
  now.mockReturnValue(10_000);
  await go('/c');
  expect(loadDocument).toHaveBeenCalledWith('/c');
  expect(loads).toHaveLength(2);
});

it('loads the module again after the load of a superseded link has failed', async () => {
  const { go, loads, shown } = renderSite();
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  await go('/c');
  await go('/b');
  expect(shown()).toBe('/b');
  await act(async () => loads[0]?.fail());
  now.mockReturnValue(10_000);
  await go('/c');
  expect(loads.map(({ routePath }) => routePath)).toEqual(['/c', '/c']);
  expect(loadDocument).not.toHaveBeenCalled();
});

it('keeps the query on a change of language, unless the link has a query or hash of its own', async () => {
  const { changeLanguage, address } = renderSite('/a?q=1');
  await changeLanguage('/b');
  expect(address()).toBe('/b?q=1');
  await changeLanguage('/a#own');
  expect(address()).toBe('/a#own');
});

it('keeps the entry of a page that Back is loading when a link to the shown page is clicked', async () => {
  const { go, step, address, shown } = renderSite('/c', '/a');
  await step(-1);
  expect([address(), shown()]).toEqual(['/c', '/a']);
  await go('/a');
  expect(address()).toBe('/a');
  await step(-1);
  expect(address()).toBe('/c');
});
