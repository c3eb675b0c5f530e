/** The boot script of an archive, before the first paint. The application follows when the document is parsed. */
import { onDialogClose, onSearchKey, openSearch, searchDialog } from './search-dialog.ts';
import { rootData } from './signals.ts';
import { themeKey } from './storage.ts';
import { applyChosenTheme } from './theme.ts';

const data = rootData();
delete data.static;
if (/Mac|iP/.test(navigator.platform)) data.apple = '';

try {
  const theme = localStorage.getItem(themeKey);
  if (!data.theme && (theme === 'light' || theme === 'dark')) applyChosenTheme(theme);
} catch {
  // storage is refused: use the theme of the system
}

addEventListener(
  'click',
  ({ target }) => {
    const dialog = searchDialog();
    if (dialog && (target as Element).closest('[data-search-open]')) openSearch(dialog);
  },
  true,
);
addEventListener('keydown', onSearchKey);
addEventListener('close', onDialogClose, true);
