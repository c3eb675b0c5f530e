import { Suspense, useMemo, type ReactNode } from 'react';
import { siteConfig } from '@docs/content/site';
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
} from '@docs/ui';
import { breadcrumbsOf } from '../../chrome/breadcrumbs.ts';
import { neighboursOf, sidebarModel } from '../../chrome/sidebar-model.ts';
import { SiteShell } from '../../chrome/SiteShell.tsx';
import { PageContent } from '../PageContent.tsx';
import { sectionOf } from '../section-data.ts';
import { sidebarMemory } from '../../storage/sidebar-memory.ts';
import type { ViewProps } from '../view-props.ts';
import { wordsOf } from '../words.ts';

const spyTiming = { startDelayMs: 100, throttleMs: 200, offsetPx: 72 } as const;
const editBase = import.meta.env.SITE_EDIT_BASE || siteConfig.defaultEditBase;

function factRows({ locale, frontmatter: { option } }: PageFacts) {
  const words = wordsOf(locale);
  if (!option) return [];
  return [
    { label: words['option.type'], value: option.type, code: true },
    { label: words['option.default'], value: option.default, code: true },
    ...(option.since === undefined
      ? []
      : [{ label: words['option.since'], value: option.since, code: false }]),
  ];
}

function publishedDate({ locale, published }: PageFacts) {
  if (published === null) return undefined;
  return { ...published, text: wordsOf(locale)['releases.published'].replace('{date}', published.text) };
}

interface DocViewProps extends ViewProps {
  /** Between the lead and the page's own text. */
  readonly list?: ReactNode;
}

/** The sidebar, the outline and each section of the article hydrate as boundaries of their own. */
export function DocView({ page, onWarmSearch, list }: DocViewProps) {
  const { facts, sidebar } = page;
  const { locale, frontmatter, routePath } = facts;
  const words = wordsOf(locale);
  const hasOutline = frontmatter.outline && facts.toc.length > 0;
  const toc = hasOutline ? facts.toc : [];
  const active = useMemo(
    () =>
      createScrollSpy(
        facts.toc.map(({ id }) => id),
        spyTiming,
      ),
    [facts],
  );
  const entries = useMemo(() => sidebarModel(sidebar, routePath), [sidebar, routePath]);
  const hasSidebar = frontmatter.sidebar && entries.length > 0;
  const sidebarScope = `${sectionOf(routePath)}.${locale}`;
  const { previous, next } = neighboursOf(sidebar, routePath);
  const rows = factRows(facts);
  const link = (label: string, to: typeof next) => to && { label, text: to.text, href: to.routePath };

  return (
    <SiteShell facts={facts} onWarmSearch={onWarmSearch}>
      <DocLayout
        localBar={
          <LocalBar
            menuLabel={hasSidebar ? words['mobile.menu'] : null}
            outlineLabel={hasOutline ? words['outline.title'] : null}
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
                label={words['sidebar.label']}
                entries={entries}
                currentPath={routePath}
                closeLabel={words['close']}
              />
            </Suspense>
          )
        }
        outline={
          hasOutline && (
            <Suspense>
              <Outline title={words['outline.title']} toc={toc} active={active} />
            </Suspense>
          )
        }
        main={
          <>
            <Breadcrumbs label={words['breadcrumb.label']} items={breadcrumbsOf(facts, sidebar)} />
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
                label={words['pagination.label']}
                edit={{ href: editBase + facts.sourcePath, text: words['footer.edit'] }}
                updated={
                  facts.lastUpdated === null
                    ? null
                    : {
                        label: words['footer.lastUpdated'],
                        ...facts.lastUpdated,
                      }
                }
                previous={link(words['footer.prev'], previous)}
                next={link(words['footer.next'], next)}
              />
            )}
          </>
        }
      />
    </SiteShell>
  );
}
