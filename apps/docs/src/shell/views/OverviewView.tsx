import { startTransition, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChromeStrings } from '@docs/content/site';
import { filterOverview, Overview, type OverviewGroup } from '@docs/ui';
import type { LoadedPage } from '../../data/page.ts';
import type { ViewProps } from '../page-parts.ts';
import { messagesOf } from '../../data/messages.ts';
import { routePathOf } from '../../navigation/address.ts';
import { entryKey } from '../../navigation/history-entry.ts';
import { DocView } from './DocView.tsx';

/** Minimum number of pages for a filter. */
const minFilteredPages = 12;

const groupsOf = ({ overview }: LoadedPage): readonly OverviewGroup[] =>
  (overview ?? []).map(({ id, text, pages }) => ({
    id,
    text,
    pages: pages.map(({ routePath: href, title, description, published, headers }) => ({
      href,
      title,
      description,
      date: published ?? undefined,
      headers: headers.map((header) => ({ href: `${href}#${header.id}`, text: header.text })),
    })),
  }));

function filterMessages(routePath: string, text: string, messages: ChromeStrings) {
  const isOptions = routePath.split('/').includes('config');
  const empty = messages[isOptions ? 'overview.filterEmpty' : 'overview.filterListEmpty'];
  return {
    label: messages[isOptions ? 'overview.filter' : 'overview.filterList'],
    empty: empty.replace('{query}', () => text.trim()),
  };
}

/** The texts of the filters by history entry, so that Back restores them. */
const filters = new Map<string, string>();

function useFilter(routePath: string) {
  const location = useLocation();
  const key = entryKey(location);
  const stored = () => ({ routePath, text: filters.get(key) ?? '' });
  const [filter, setFilter] = useState(stored);
  if (filter.routePath !== routePath) setFilter(stored);

  // After Back, the location may already be that of the next page, which still loads.
  const isCurrent = routePathOf(location.pathname) === filter.routePath;
  useEffect(() => {
    if (isCurrent) filters.set(key, filter.text);
  }, [isCurrent, key, filter.text]);

  return [filter, setFilter] as const;
}

/** A doc page with a list of the pages in its section above the content; `/all-pages` lists all sections. */
export function OverviewView(props: ViewProps) {
  const { page } = props;
  const { facts } = page;
  const { routePath } = facts;
  const [filter, setFilter] = useFilter(routePath);
  const groups = useMemo(() => groupsOf(page), [page]);
  const shown = filterOverview(groups, filter.text);
  // The identity of the table of contents changes only with the groups, not with each letter.
  const shownIds = shown.map(({ id }) => id).join(' ');
  const toc = useMemo(() => {
    const ids = shownIds.split(' ');
    const entries = groups
      .filter(({ id }) => ids.includes(id))
      .map(({ id, text }) => ({ id, text, depth: 2 }));
    return [...entries, ...facts.toc];
  }, [groups, shownIds, facts]);
  const pageCount = groups.reduce((count, { pages }) => count + pages.length, 0);
  return (
    <DocView
      {...props}
      toc={toc}
      list={
        <Overview
          key={routePath}
          groups={shown}
          filter={
            pageCount < minFilteredPages
              ? null
              : {
                  ...filterMessages(routePath, filter.text, messagesOf(facts.locale)),
                  text: filter.text,
                  onChange: (text) => startTransition(() => setFilter({ routePath, text })),
                }
          }
        />
      }
    />
  );
}
