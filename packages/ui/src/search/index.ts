// Separate entry point: the search dialog and its CSS are loaded when the user first searches.
export { SearchDialog } from './search-dialog/SearchDialog.tsx';
export type { SearchDialogProps } from './search-dialog/SearchDialog.tsx';
export type {
  MatchReason,
  SearchGroup,
  SearchItem,
  SearchLabels,
  SearchState,
  SearchTab,
  Segment,
} from './search-dialog/search-state.ts';
