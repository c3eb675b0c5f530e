import { storageKeys } from '../storage/browser-storage.ts';
import { createStoredValue } from '../storage/stored-value.ts';
import { parseThemeSetting } from './theme-setting.ts';

/** The reader's choice; null and `auto` both follow the system. */
export const themeStore = createStoredValue(storageKeys.theme, parseThemeSetting);
