import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dialog, dialogProps, field, highlighted, press } from '../../testing/search-dialog.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { searchResults, searchTabs } from '../../testing/search-sample.ts';

afterEach(() => vi.restoreAllMocks());

describe('search dialog', () => {
  it('keeps its open state, text, selection and focus during hydration', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const closed = createElement(SearchDialog, dialogProps({ query: '', state: { kind: 'idle' } }));
    container.innerHTML = renderToString(closed);
    const element = container.querySelector('dialog');
    element?.showModal();
    const input = field();
    input.value = 'typed before';
    input.setSelectionRange(2, 5);
    const root = await act(async () => hydrateRoot(container, closed));
    // The first update would clear the text of a controlled field.
    act(() =>
      root.render(createElement(SearchDialog, dialogProps({ query: '', state: { kind: 'waiting' } }))),
    );
    expect([container.querySelector('dialog'), field()]).toEqual([element, input]);
    expect([element?.open, document.activeElement]).toEqual([true, input]);
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['typed before', 2, 5]);
    act(() => root.unmount());
  });

  it('connects field, list and highlighted row by id', () => {
    render(dialog());
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Results' }).id);
    expect(field().getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    expect(within(screen.getByRole('group', { name: /output/ })).getAllByRole('option')).toHaveLength(2);
  });

  it('highlights the first row and renders matches as <mark>', async () => {
    render(dialog());
    expect(highlighted()).toBe('asset of one');
    await screen.findByRole('option', { name: /of three/ });
    expect(screen.getAllByText('asset').map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK', 'MARK']);
  });

  it.each([
    [['ArrowDown'], 'two'],
    [['ArrowDown', 'ArrowDown', 'ArrowDown'], 'one'],
    [['ArrowUp'], 'three'],
    [['End'], 'three'],
    [['End', 'Home'], 'one'],
  ])('%j highlights %s', (keys, id) => {
    render(dialog());
    keys.forEach((key) => press(key));
    expect(highlighted()).toBe(`asset of ${id}`);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'ignores keys during IME composition: %j',
    (composing) => {
      const onSelect = vi.fn();
      render(dialog({ onSelect }));
      for (const key of ['ArrowDown', 'Enter']) press(key, composing);
      expect(highlighted()).toBe('asset of one');
      expect(onSelect).not.toHaveBeenCalled();
    },
  );

  it('ignores keys with modifiers', () => {
    render(dialog());
    press('End', { shiftKey: true });
    expect(highlighted()).toBe('asset of one');
  });

  it('resets the highlight on another query, and keeps it on new results for the same query', () => {
    const { rerender } = render(dialog());
    press('ArrowDown');
    rerender(dialog({ state: { ...searchResults } }));
    expect(highlighted()).toBe('asset of two');
    rerender(dialog({ query: 'assets' }));
    expect(highlighted()).toBe('asset of one');
  });

  it('opens the highlighted row once on Enter', () => {
    const onSelect = vi.fn((_item: unknown, event: { preventDefault(): void }) => event.preventDefault());
    render(dialog({ onSelect }));
    press('ArrowDown');
    press('Enter');
    expect(onSelect).toHaveBeenCalledOnce();
    expect(onSelect.mock.calls[0]?.[0]).toMatchObject({ id: 'two', href: '/two' });
  });

  it('leaves clicks with modifiers on a row to the browser', async () => {
    const onSelect = vi.fn((_item: unknown, event: { preventDefault(): void }) => event.preventDefault());
    render(dialog({ onSelect }));
    const row = await screen.findByRole('option', { name: /of three/ });
    expect(row.getAttribute('href')).toBe('/three');
    row.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(row, { ctrlKey: true });
    expect(onSelect).not.toHaveBeenCalled();
    fireEvent.click(row);
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('highlights on mouse move without scrolling, and scrolls on keys', () => {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    render(dialog());
    const row = screen.getByRole('option', { name: /of two/ });
    fireEvent.mouseMove(row);
    expect(highlighted()).toBe('asset of two');
    expect(scroll).not.toHaveBeenCalled();
    press('ArrowDown');
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  });

  it('closes on its button and on the backdrop, and calls onClose', () => {
    const onClose = vi.fn();
    render(dialog({ onClose }));
    const box = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Search' });
    // A form with method="dialog" closes the dialog without JavaScript.
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'esc Cancel' });
    expect([button.type, button.form?.method]).toEqual(['submit', 'dialog']);
    fireEvent.mouseDown(field());
    expect(box.open).toBe(true);
    fireEvent.mouseDown(box);
    expect(box.open).toBe(false);
    fireEvent(box, new Event('close'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    [{ kind: 'idle' }, ''],
    [{ kind: 'loading' }, 'Loading'],
    [{ kind: 'failed' }, 'Search failed'],
    [{ kind: 'none', query: 'zzz' }, 'No results for "zzz". Please try again with a different keyword'],
    [searchResults, '3 results'],
    [{ kind: 'waiting' }, ''],
    [searchTabs, 'Docs: 3 results'],
  ] as const)('announces %j', (state, words) => {
    render(dialog({ state }));
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('opens nothing without results', () => {
    const onSelect = vi.fn();
    render(dialog({ state: { kind: 'none', query: 'zzz' }, onSelect }));
    press('ArrowDown');
    press('Enter');
    expect(onSelect).not.toHaveBeenCalled();
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(field().getAttribute('aria-activedescendant')).toBeNull();
  });
});
