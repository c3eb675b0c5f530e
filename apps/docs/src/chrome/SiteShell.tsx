import type { ReactNode } from 'react';
import { uiStrings } from '@docs/content/site';
import type { PageFacts } from '@docs/content/types';
import { SkipLink } from '@docs/ui';
import type { SearchControls } from '../page/view-props.ts';
import { SiteNavbar } from './SiteNavbar.tsx';

interface SiteShellProps {
  readonly facts: PageFacts;
  readonly search: SearchControls;
  readonly children: ReactNode;
}

/** What surrounds every page but a blank one. */
export function SiteShell({ facts, search, children }: SiteShellProps) {
  return (
    <>
      <SkipLink href="#content" text={uiStrings[facts.locale]['a11y.skip']} />
      {facts.frontmatter.navbar && <SiteNavbar facts={facts} search={search} />}
      {children}
    </>
  );
}
