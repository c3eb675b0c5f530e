import type { ChromeStrings } from '@docs/content/site';
import { Overview, type OverviewProps } from '@docs/ui';
import type { ViewProps } from '../../data/page.ts';
import { messagesOf } from '../../data/messages.ts';
import { DocView } from './DocView.tsx';

/** Shorter lists have no filter. */
const leastFiltered = 12;

function filterOf(routePath: string, messages: ChromeStrings): OverviewProps['filter'] {
  const isOptions = routePath.split('/').includes('config');
  const empty = messages[isOptions ? 'overview.filterEmpty' : 'overview.filterListEmpty'];
  return {
    label: messages[isOptions ? 'overview.filter' : 'overview.filterList'],
    empty: (query) => empty.replace('{query}', () => query),
  };
}

/** A doc page with the pages of its section above its text; those of all sections on the list of all pages. */
export function OverviewView(props: ViewProps) {
  const { facts, overview } = props.page;
  const messages = messagesOf(facts.locale);
  const listed = (overview ?? []).reduce((count, { pages }) => count + pages.length, 0);
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
          filter={listed < leastFiltered ? null : filterOf(facts.routePath, messages)}
        />
      }
    />
  );
}
