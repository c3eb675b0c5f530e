import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dialog, field, highlighted, press } from '../../testing/search-dialog.ts';
import { searchItem, searchTabs } from '../../testing/search-sample.ts';

/** `fireEvent.click` does not move the focus, unlike a browser. */
function pressButton(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

describe('results in the search dialog', () => {
  it('announces nothing while results are pending, so that the next count is announced', () => {
    const { rerender } = render(dialog({ pending: true }));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
    rerender(dialog());
    expect(screen.getByRole('status').textContent).toBe('3 results');
  });

  it('renders the first group immediately and the others in later frames, in one list', async () => {
    const groups = ['a', 'b', 'c', 'd'].map((id) => ({ heading: id, items: [searchItem(id, 'title')] }));
    const tabs = [{ id: 'docs', label: 'Docs', count: 4, groups }];
    const { rerender } = render(dialog({ pending: true }));
    rerender(dialog({ query: 'port', state: { kind: 'results', tabs } }));
    expect(screen.getByRole('status').textContent).toBe('4 results');
    expect(highlighted()).toBe('asset of a');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await screen.findByRole('option', { name: /of d/ });
    expect(screen.getAllByRole('option')).toHaveLength(4);
    expect(screen.getAllByRole('listbox')).toHaveLength(1);
    expect(screen.getByRole('listbox').id).toBe(field().getAttribute('aria-controls'));
  });

  it('renders and scrolls to a row that a key highlights before its frame', () => {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    render(dialog());
    press('End');
    expect(highlighted()).toBe('asset of three');
    expect(scroll).toHaveBeenCalledOnce();
    scroll.mockRestore();
  });

  it('applies an Enter pressed before the results to the results, once', () => {
    const onSelect = vi.fn((_item: unknown, event: { preventDefault(): void }) => event.preventDefault());
    const { rerender } = render(dialog({ onSelect, pending: true }));
    press('Enter');
    expect(onSelect).not.toHaveBeenCalled();
    rerender(dialog({ onSelect }));
    expect(onSelect).toHaveBeenCalledOnce();
    fireEvent.mouseMove(screen.getByRole('option', { name: /of two/ }));
    expect(highlighted()).toBe('asset of two');
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('applies an Enter pressed before the query prop is updated to its results', () => {
    const onSelect = vi.fn((_item: unknown, event: { preventDefault(): void }) => event.preventDefault());
    const { rerender } = render(dialog({ onSelect }));
    fireEvent.input(field(), { target: { value: 'assets' } });
    press('Enter');
    expect(onSelect).not.toHaveBeenCalled();
    rerender(dialog({ onSelect, query: 'assets', pending: true }));
    expect(onSelect).not.toHaveBeenCalled();
    rerender(dialog({ onSelect, query: 'assets' }));
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('keeps the text of the field when an earlier query is rendered', () => {
    const { rerender } = render(dialog({ query: '' }));
    fireEvent.input(field(), { target: { value: 'assets' } });
    rerender(dialog({ query: 'as', pending: true }));
    expect(field().value).toBe('assets');
  });

  it.each([
    ['presses another key', () => press('ArrowDown'), 'asset'],
    ['pastes another query', () => {}, 'assets'],
  ])('discards such an Enter when the user %s', (_what, change, query) => {
    const onSelect = vi.fn();
    const { rerender } = render(dialog({ onSelect, pending: true }));
    press('Enter');
    change();
    rerender(dialog({ onSelect, pending: true, query }));
    rerender(dialog({ onSelect, query }));
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('reports whether the query is being composed', () => {
    const onQueryChange = vi.fn();
    render(dialog({ query: '', onQueryChange }));
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: 'duan' }, isComposing: true });
    expect(onQueryChange).toHaveBeenLastCalledWith('duan', true);
    fireEvent.compositionEnd(field());
    expect(onQueryChange).toHaveBeenLastCalledWith(expect.any(String), false);
  });

  it('searches words that a keyboard of Android composes', () => {
    const userAgent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Linux; Android 14');
    const onQueryChange = vi.fn();
    render(dialog({ query: '', onQueryChange }));
    fireEvent.input(field(), { target: { value: 'asset' }, isComposing: true });
    expect(onQueryChange).toHaveBeenLastCalledWith('asset', false);
    userAgent.mockRestore();
  });

  it('clears the field with a button, which is hidden while the field is empty', () => {
    const onQueryChange = vi.fn();
    const { rerender } = render(dialog({ onQueryChange }));
    pressButton('Empty the field');
    expect(onQueryChange).toHaveBeenCalledExactlyOnceWith('', false);
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    rerender(dialog({ query: '', state: { kind: 'idle' } }));
    expect(screen.queryByRole('button', { name: 'Empty the field' })).toBeNull();
  });

  it('shows by which other name a page was found, with the match marked', () => {
    const name = [
      { text: 'CDN', marked: true },
      { text: ' path', marked: false },
    ];
    const items = [{ ...searchItem('one', 'title'), reasons: [{ kind: 'alsoCalled', name }] as const }];
    const tab = { id: 'docs', label: 'Docs', count: 1, groups: [{ heading: 'Page', items }] };
    render(dialog({ state: { kind: 'results', tabs: [tab] } }));
    const row = screen.getByRole('option');
    expect(row.textContent).toBe('asset of onealso called CDN path');
    expect([...row.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['asset', 'CDN']);
  });

  it('shows the match reasons of a row', () => {
    const reasons = [
      { kind: 'correction', typed: 'aset', found: 'asset' },
      { kind: 'code' },
      { kind: 'related' },
    ] as const;
    const items = [{ ...searchItem('one', 'content'), trail: ['Page', 'Section'], reasons, newTab: true }];
    const tab = { id: 'docs', label: 'Docs', count: 1, groups: [{ heading: 'Page', items }] };
    render(dialog({ state: { kind: 'results', tabs: [tab] } }));
    const row = screen.getByRole('option');
    expect(row.textContent).toBe(
      'asset of onePage › Section“aset” read as “asset”in coderelatedopens in a new tab',
    );
    expect(row.getAttribute('target')).toBe('_blank');
    expect(row.getAttribute('rel')).toBe('noopener noreferrer');
  });
});

describe('recent searches', () => {
  const recent = { queries: ['port', '端口'], onClear: vi.fn() };
  const idle = { query: '', state: { kind: 'idle' }, recent } as const;

  it('are options of the empty field, none highlighted until an arrow key is pressed', () => {
    const onQueryChange = vi.fn();
    render(dialog({ ...idle, onQueryChange }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['port', '端口']);
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    press('Enter');
    expect(onQueryChange).not.toHaveBeenCalled();
    press('ArrowDown');
    expect(highlighted()).toBe('port');
    press('ArrowUp');
    expect(highlighted()).toBe('端口');
    press('Enter');
    expect(onQueryChange).toHaveBeenCalledExactlyOnceWith('端口', false);
    expect(field().value).toBe('端口');
  });

  it('are cleared with a button', () => {
    render(dialog(idle));
    pressButton('Clear');
    expect(recent.onClear).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(field());
  });

  it('are hidden while the field has text', () => {
    render(dialog({ recent }));
    expect(screen.queryByText('Recent searches')).toBeNull();
  });
});

describe('results of several indexes', () => {
  it('are shown in tabs, each starting at its first row', () => {
    render(dialog({ state: searchTabs }));
    const [docs, blog] = screen.getAllByRole('tab');
    if (!docs || !blog) throw new Error('no tabs');
    expect(docs.getAttribute('aria-selected')).toBe('true');
    press('ArrowDown');
    expect(highlighted()).toBe('asset of two');
    fireEvent.click(blog);
    expect(within(screen.getByRole('tabpanel', { name: /Blog/ })).getByText('No results found')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Blog: No results found');
    fireEvent.keyDown(blog, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(docs);
    expect(highlighted()).toBe('asset of one');
    fireEvent.keyDown(docs, { key: 'End' });
    expect(document.activeElement).toBe(blog);
  });
});
