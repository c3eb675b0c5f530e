import { useEffect } from 'react';
import { useStore } from '@docs/ui';
import { applyTheme } from './theme-setting.ts';
import { themeStore } from './theme-store.ts';

/** Keeps `data-theme` in step with the choice, also when it was made in another tab. */
export function useAppliedTheme(): void {
  const setting = useStore(themeStore);
  useEffect(() => applyTheme(document.documentElement, setting), [setting]);
}
