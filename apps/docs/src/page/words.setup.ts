import { localeList } from '@docs/content/site';
import { loadWords } from './words.ts';

// Tests draw without a page loader before them.
await Promise.all(localeList.map(loadWords));
