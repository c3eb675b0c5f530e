import { useEffect } from 'react';
import { siteConfig } from '@docs/content/site';
import { applyTheme } from './theme-setting.ts';
import { themeStore } from './theme-store.ts';

/** Follows a choice made here or in another tab; what was stored before, the boot script has applied already. */
export function useAppliedTheme(): void {
  useEffect(() => {
    if (!siteConfig.darkMode) return;
    return themeStore.subscribe(() => applyTheme(document.documentElement, themeStore.get()));
  }, []);
}
