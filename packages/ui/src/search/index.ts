// Separate entry point: the search dialog and its CSS are loaded on idle or when the dialog opens.
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
