import { createElement, useLayoutEffect } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { SearchDialog } from '../search/search-dialog/SearchDialog.tsx';
import type { SearchDialogProps } from '../search/search-dialog/SearchDialog.tsx';
import { searchLabels, searchResults } from './search-sample.ts';

/** Opens the dialog and fills in the query, like the boot script and the user do. */
function OpenDialog(props: SearchDialogProps) {
  useLayoutEffect(() => {
    document.querySelector('dialog')?.showModal();
    field().value = props.query;
    // oxlint-disable-next-line react/exhaustive-deps -- initial value of an uncontrolled field
  }, []);
  return createElement(SearchDialog, props);
}

/** Default props with three results, overridden by `props`. */
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
