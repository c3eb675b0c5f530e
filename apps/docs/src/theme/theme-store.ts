import { themeKey } from '../storage/keys.ts';
import { createStoredValue } from '../storage/stored-value.ts';
import { parseThemeSetting } from './theme-setting.ts';

/** The reader's choice; null and `auto` both follow the system. */
export const themeStore = createStoredValue(themeKey, parseThemeSetting);
