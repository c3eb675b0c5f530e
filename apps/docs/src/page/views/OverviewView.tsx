import type { ChromeStrings } from '@docs/content/site';
import { Overview } from '@docs/ui';
import type { OverviewProps } from '@docs/ui';
import type { ViewProps } from '../view-props.ts';
import { wordsOf } from '../words.ts';
import { DocView } from './DocView.tsx';

export { loadOverview } from '../overview-data.ts';

/** A shorter list is read faster than filtered. */
const leastFiltered = 12;

function filterOf(routePath: string, words: ChromeStrings): OverviewProps['filter'] {
  const isOptions = routePath.split('/').includes('config');
  const empty = words[isOptions ? 'overview.filterEmpty' : 'overview.filterListEmpty'];
  return {
    label: words[isOptions ? 'overview.filter' : 'overview.filterList'],
    empty: (query) => empty.replace('{query}', () => query),
  };
}

/** A doc page with the pages of its section above its text; those of all sections on the list of all pages. */
export function OverviewView(props: ViewProps) {
  const { facts, overview } = props.page;
  const words = wordsOf(facts.locale);
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
          filter={listed < leastFiltered ? null : filterOf(facts.routePath, words)}
        />
      }
    />
  );
}
