// Part of the boot script, which runs before the first paint: keep it small.

export type ThemeSetting = 'light' | 'dark' | 'auto';

export const parseThemeSetting = (text: string): ThemeSetting | null =>
  text === 'light' || text === 'dark' || text === 'auto' ? text : null;

/** `media` of each `<meta name="theme-color">`, by the scheme in its `data-scheme`. */
function setThemeColors(root: HTMLElement, mediaOf: (scheme: string | undefined) => string): void {
  for (const meta of root.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    meta.media = mediaOf(meta.dataset['scheme']);
  }
}

/** A theme that the reader chose. The style sheet follows `data-theme` on the root element. */
export function applyChosenTheme(root: HTMLElement, theme: string): void {
  root.dataset['theme'] = theme;
  setThemeColors(root, (scheme) => (scheme === theme ? 'all' : 'not all'));
}

/** Without a choice, or with `auto`, the system decides. */
export function applyTheme(root: HTMLElement, setting: ThemeSetting | null): void {
  if (setting === 'light' || setting === 'dark') {
    applyChosenTheme(root, setting);
    return;
  }
  delete root.dataset['theme'];
  setThemeColors(root, (scheme) => `(prefers-color-scheme: ${scheme})`);
}
