import type { Locale } from '../../src/types.ts';
import { en } from './en.ts';
import type { UiStrings } from './ui-strings.ts';
import { zh } from './zh.ts';

/** Both languages at once, for the build; a reader loads those of the page alone, through `./strings/*`. */
export const uiStrings: Readonly<Record<Locale, UiStrings>> = { en, zh };
