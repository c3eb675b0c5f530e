// The boot script bundles `applyChosenTheme`: keep it small, and the rest of the module free of side effects.
import { rootData } from './signals.ts';
import { themeKey } from './storage.ts';
import { createStoredValue } from './stored-values.ts';

export type ThemeSetting = 'light' | 'dark' | 'auto';

const parseThemeSetting = (text: string): ThemeSetting | null =>
  text === 'light' || text === 'dark' || text === 'auto' ? text : null;

/** Sets `media` of each `<meta name="theme-color">`, by its `data-scheme`. */
function setThemeColors(mediaOf: (scheme: string | undefined) => string): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    meta.media = mediaOf(meta.dataset['scheme']);
  }
}

/** Sets `data-theme` on the root, which style sheets use. */
export function applyChosenTheme(theme: string): void {
  rootData().theme = theme;
  setThemeColors((scheme) => (scheme === theme ? 'all' : 'not all'));
}

/** Null and `auto` follow the system. */
export function applyTheme(setting: ThemeSetting | null): void {
  if (setting === 'light' || setting === 'dark') {
    applyChosenTheme(setting);
    return;
  }
  delete rootData().theme;
  setThemeColors((scheme) => `(prefers-color-scheme: ${scheme})`);
}

/** The user's choice; null and `auto` both follow the system. */
export const themeStore = /* @__PURE__ */ createStoredValue(themeKey, parseThemeSetting);
