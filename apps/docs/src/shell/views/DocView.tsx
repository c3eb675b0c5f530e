import { Suspense, useMemo, type ReactNode } from 'react';
import { sectionOf } from '@docs/content/paths';
import type { PageFacts } from '@docs/content/types';
import {
  Breadcrumbs,
  createScrollSpy,
  DocFooter,
  DocLayout,
  FactTable,
  LocalBar,
  Outline,
  PageTitle,
  Sidebar,
  type TocEntry,
} from '@docs/ui';
import { breadcrumbsOf, neighboursOf, sidebarModel } from '../sidebar-model.ts';
import { OfflineControl } from '../OfflineControl.tsx';
import { SiteShell } from '../SiteShell.tsx';
import { PageContent } from '../PageContent.tsx';
import { sidebarMemory } from '../../document/stored-values.ts';
import { mainId } from '../ids.ts';
import type { ViewProps } from '../page-parts.ts';
import { messagesOf } from '../../data/messages.ts';

function factRows({ locale, frontmatter: { option } }: PageFacts) {
  const messages = messagesOf(locale);
  if (!option) return [];
  return [
    { label: messages['option.type'], value: option.type, code: true },
    { label: messages['option.default'], value: option.default, code: true },
    ...(option.since === undefined
      ? []
      : [{ label: messages['option.since'], value: option.since, code: false }]),
  ];
}

function publishedDate({ locale, published }: PageFacts) {
  if (published === null) return undefined;
  return { ...published, text: messagesOf(locale)['releases.published'].replace('{date}', published.text) };
}

interface DocViewProps extends ViewProps {
  /** Rendered between the lead and the content. */
  readonly list?: ReactNode;
  /** Default: the headings of the content. */
  readonly toc?: readonly TocEntry[];
}

/** The sidebar, the outline and each section of the content are separate hydration boundaries. */
export function DocView({ page, onWarmSearch, list, toc = page.facts.toc }: DocViewProps) {
  const { facts, sidebar } = page;
  const { locale, frontmatter, routePath } = facts;
  const messages = messagesOf(locale);
  const hasOutline = frontmatter.outline && toc.length > 0;
  const active = useMemo(() => createScrollSpy(toc.map(({ id }) => id)), [toc]);
  const entries = useMemo(() => sidebarModel(sidebar, routePath), [sidebar, routePath]);
  const hasSidebar = frontmatter.sidebar && entries.length > 0;
  const sidebarScope = `${sectionOf(routePath)}.${locale}`;
  const { previous, next } = neighboursOf(sidebar, routePath);
  const rows = factRows(facts);
  const link = (label: string, to: typeof next) => to && { label, text: to.text, href: to.routePath };

  return (
    <SiteShell facts={facts} onWarmSearch={onWarmSearch}>
      <DocLayout
        mainId={mainId(locale)}
        localBar={
          <LocalBar
            menuLabel={hasSidebar ? messages['mobile.menu'] : null}
            outlineLabel={hasOutline ? messages['outline.title'] : null}
            toc={toc}
            active={active}
          />
        }
        sidebar={
          hasSidebar && (
            <Suspense key={sidebarScope}>
              <Sidebar
                scope={sidebarScope}
                memory={sidebarMemory}
                label={messages['sidebar.label']}
                entries={entries}
                currentPath={routePath}
                closeLabel={messages['close']}
              />
            </Suspense>
          )
        }
        outline={
          hasOutline && (
            <Suspense>
              <Outline title={messages['outline.title']} toc={toc} active={active} />
            </Suspense>
          )
        }
        main={
          <>
            <Breadcrumbs label={messages['breadcrumb.label']} items={breadcrumbsOf(facts, sidebar)} />
            <PageTitle
              key={`title:${routePath}`}
              title={frontmatter.title}
              lead={frontmatter.description}
              date={publishedDate(facts)}
            />
            {rows.length > 0 && <FactTable rows={rows} />}
            {list}
            <PageContent page={page} />
            {frontmatter.footer && (
              <DocFooter
                key={`footer:${routePath}`}
                label={messages['pagination.label']}
                edit={{
                  href: import.meta.env.SITE_EDIT_BASE + facts.sourcePath,
                  text: messages['footer.edit'],
                }}
                updated={
                  facts.lastUpdated === null
                    ? null
                    : {
                        label: messages['footer.lastUpdated'],
                        ...facts.lastUpdated,
                      }
                }
                offline={<OfflineControl locale={locale} />}
                previous={link(messages['footer.prev'], previous)}
                next={link(messages['footer.next'], next)}
              />
            )}
          </>
        }
      />
    </SiteShell>
  );
}
