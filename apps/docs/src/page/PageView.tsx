import { BlankView } from './views/BlankView.tsx';
import { CustomView } from './views/CustomView.tsx';
import { DocView } from './views/DocView.tsx';
import { HomeView } from './views/HomeView.tsx';
import { NotFoundView } from './views/NotFoundView.tsx';
import type { ViewProps } from './view-props.ts';

/** One view for each page type. */
export function PageView(props: ViewProps) {
  switch (props.page.facts.frontmatter.pageType) {
    case 'home':
      return <HomeView {...props} />;
    case 'doc':
      return <DocView {...props} />;
    case 'custom':
      return <CustomView {...props} />;
    case 'blank':
      return <BlankView {...props} />;
    case '404':
      return <NotFoundView {...props} />;
  }
}
