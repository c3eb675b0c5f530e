// Small on purpose: the boot script, which runs before paint, carries this file.

export type ThemeSetting = 'light' | 'dark' | 'auto';

export const parseThemeSetting = (text: string): ThemeSetting | null =>
  text === 'light' || text === 'dark' || text === 'auto' ? text : null;

/** The stylesheet follows `data-theme` on the root element; without it the system decides. */
export function applyTheme(root: HTMLElement, setting: ThemeSetting | null): void {
  if (setting === 'light' || setting === 'dark') root.dataset['theme'] = setting;
  else delete root.dataset['theme'];
}
