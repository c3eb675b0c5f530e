/** The user's setting; `auto` follows the system. */
export type ThemeSetting = 'light' | 'dark' | 'auto';
