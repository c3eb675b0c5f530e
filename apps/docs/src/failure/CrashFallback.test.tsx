// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { CrashFallback } from './CrashFallback.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Page({ isBroken }: { readonly isBroken: boolean }) {
  if (isBroken) throw new Error('broken on purpose');
  return (
    <>
      <main inert>
        text<span inert>part</span>
      </main>
      <dialog />
    </>
  );
}

it('keeps a copy of the page without dialogs and inert parts, at its scroll position', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.className = 'app';
  const root = createRoot(container, { onCaughtError: () => {} });
  const render = (isBroken: boolean) =>
    act(() =>
      root.render(
        <ErrorBoundary fallback={<CrashFallback />} onFailure={() => {}}>
          <Page isBroken={isBroken} />
        </ErrorBoundary>,
      ),
    );
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.stubGlobal('scrollY', 420);
  render(false);
  expect(container.querySelectorAll('[inert]')).toHaveLength(2);
  render(true);
  expect(container.querySelector('main')?.outerHTML).toBe('<main>text<span>part</span></main>');
  expect(container.querySelector('dialog')).toBeNull();
  expect(container.querySelector('[role=alert]')).not.toBeNull();
  expect(scrollTo).toHaveBeenCalledWith({ top: 420, behavior: 'instant' });
});
