// Small on purpose: the boot script, which runs before paint, carries this file.

export type ThemeSetting = 'light' | 'dark' | 'auto';

export const parseThemeSetting = (text: string): ThemeSetting | null =>
  text === 'light' || text === 'dark' || text === 'auto' ? text : null;

/** The scheme that a `<meta name="theme-color">` is for says `data-scheme`, because its `media` changes. */
function mediaOf(scheme: string | undefined, setting: ThemeSetting | null): string {
  if (setting !== 'light' && setting !== 'dark') return `(prefers-color-scheme: ${scheme})`;
  return scheme === setting ? 'all' : 'not all';
}

/** The stylesheet follows `data-theme` on the root element; without it the system decides. */
export function applyTheme(root: HTMLElement, setting: ThemeSetting | null): void {
  if (setting === 'light' || setting === 'dark') root.dataset['theme'] = setting;
  else delete root.dataset['theme'];
  for (const meta of root.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    meta.media = mediaOf(meta.dataset['scheme'], setting);
  }
}
