import { localeList } from '@docs/content/site';
import { loadMessages } from './messages.ts';

// Tests render without the page loader, which loads the messages on the site.
await Promise.all(localeList.map(loadMessages));
