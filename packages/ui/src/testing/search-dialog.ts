import { createElement } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { SearchDialog } from '../search/search-dialog/SearchDialog.tsx';
import type { SearchDialogProps } from '../search/search-dialog/SearchDialog.tsx';
import { searchLabels, searchResults } from './search-sample.ts';

/** The open dialog with three results, and whatever `props` say otherwise. */
export const dialog = (props: Partial<SearchDialogProps> = {}) =>
  createElement(SearchDialog, {
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

export const field = () => screen.getByRole<HTMLInputElement>('combobox');
export const press = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more });
export const highlighted = () => screen.getByRole('option', { selected: true }).textContent;
