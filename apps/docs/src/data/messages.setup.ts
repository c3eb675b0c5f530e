import { localeList } from '@docs/content/site';
import { loadMessages } from './messages.ts';

// Tests draw without a page loader before them.
await Promise.all(localeList.map(loadMessages));
