import type { ReactNode } from 'react';
import { siteConfig } from '@docs/content/site';
import type { PageFacts } from '@docs/content/types';
import { SkipLink } from '@docs/ui';
import { mainId } from '../page/id-prefix.ts';
import type { ViewProps } from '../page/view-props.ts';
import { wordsOf } from '../page/words.ts';
import { RedirectNotice } from './RedirectNotice.tsx';
import { SiteNavbar } from './SiteNavbar.tsx';

interface SiteShellProps {
  readonly facts: PageFacts;
  readonly onWarmSearch: ViewProps['onWarmSearch'];
  readonly children: ReactNode;
}

/** What surrounds every page but a blank one. */
export function SiteShell({ facts, onWarmSearch, children }: SiteShellProps) {
  return (
    <>
      <SkipLink href={`#${mainId(facts.locale)}`} text={wordsOf(facts.locale)['a11y.skip']} />
      {facts.frontmatter.navbar && siteConfig.hideNavbar !== 'always' && (
        <SiteNavbar facts={facts} onWarmSearch={onWarmSearch} />
      )}
      <RedirectNotice facts={facts} />
      {children}
    </>
  );
}
