import { Overview } from '@docs/ui';
import type { ViewProps } from '../view-props.ts';
import { wordsOf } from '../words.ts';
import { DocView } from './DocView.tsx';

/** A doc page, then the pages of its section. */
export function OverviewView(props: ViewProps) {
  const { facts, overview } = props.page;
  const words = wordsOf(facts.locale);
  return (
    <DocView
      {...props}
      after={
        <Overview
          groups={(overview ?? []).map(({ text, pages }) => ({
            text,
            pages: pages.map(({ routePath: href, title, description, headers }) => ({
              href,
              title,
              description,
              headers: headers.map((header) => ({ href: `${href}#${header.id}`, text: header.text })),
            })),
          }))}
          filter={{
            label: words['overview.filter'],
            empty: (query) => words['overview.filterEmpty'].replace('{query}', () => query),
          }}
        />
      }
    />
  );
}
