import { createElement, useLayoutEffect } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { SearchDialog } from '../search/search-dialog/SearchDialog.tsx';
import type { SearchDialogProps } from '../search/search-dialog/SearchDialog.tsx';
import { searchLabels, searchResults } from './search-sample.ts';

/** Opens the dialog with its query in the field, as the boot script and a reader do. */
function OpenDialog(props: SearchDialogProps) {
  useLayoutEffect(() => {
    document.querySelector('dialog')?.showModal();
    field().value = props.query;
    // oxlint-disable-next-line react/exhaustive-deps -- once: later the field keeps its own text
  }, []);
  return createElement(SearchDialog, props);
}

/** Three results, and whatever `props` say otherwise. */
export const dialogProps = (props: Partial<SearchDialogProps> = {}): SearchDialogProps => ({
  query: 'asset',
  onQueryChange: () => {},
  state: searchResults,
  pending: false,
  busy: false,
  recent: { queries: [], onClear: () => {} },
  onClose: () => {},
  onSelect: (_item, event) => event.preventDefault(),
  labels: searchLabels,
  ...props,
});

export const dialog = (props: Partial<SearchDialogProps> = {}) =>
  createElement(OpenDialog, dialogProps(props));

export const field = () => screen.getByRole<HTMLInputElement>('combobox');
export const press = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more });
export const highlighted = () => screen.getByRole('option', { selected: true }).textContent;
