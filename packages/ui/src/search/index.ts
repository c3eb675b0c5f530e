// The search dialog has a door of its own: a page loads it, words and CSS, when the reader first searches.
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
