/** What the reader chose; `auto` follows the system. */
export type ThemeSetting = 'light' | 'dark' | 'auto';
