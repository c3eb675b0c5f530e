import type { ChromeStrings } from '@docs/content/site';
import { Overview, type OverviewProps } from '@docs/ui';
import type { ViewProps } from '../page-parts.ts';
import { messagesOf } from '../../data/messages.ts';
import { DocView } from './DocView.tsx';

/** Minimum number of pages for a filter. */
const minFilteredPages = 12;

function filterOf(routePath: string, messages: ChromeStrings): OverviewProps['filter'] {
  const isOptions = routePath.split('/').includes('config');
  const empty = messages[isOptions ? 'overview.filterEmpty' : 'overview.filterListEmpty'];
  return {
    label: messages[isOptions ? 'overview.filter' : 'overview.filterList'],
    empty: (query) => empty.replace('{query}', () => query),
  };
}

/** A doc page with a list of the pages in its section above the content; `/all-pages` lists all sections. */
export function OverviewView(props: ViewProps) {
  const { facts, overview } = props.page;
  const messages = messagesOf(facts.locale);
  const pageCount = (overview ?? []).reduce((count, { pages }) => count + pages.length, 0);
  return (
    <DocView
      {...props}
      list={
        <Overview
          groups={(overview ?? []).map(({ text, pages }) => ({
            text,
            pages: pages.map(({ routePath: href, title, description, published, headers }) => ({
              href,
              title,
              description,
              date: published ?? undefined,
              headers: headers.map((header) => ({ href: `${href}#${header.id}`, text: header.text })),
            })),
          }))}
          filter={pageCount < minFilteredPages ? null : filterOf(facts.routePath, messages)}
        />
      }
    />
  );
}
