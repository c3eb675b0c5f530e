import type { CompileOptions } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { CompileContext } from './page-draft.ts';
import { checkSyntax } from './plugins/check-syntax.ts';
import { codeFlags } from './plugins/code-flags.ts';
import { collectFacts } from './plugins/collect-facts.ts';
import { containerSyntax } from './plugins/container-syntax.ts';
import { containers } from './plugins/containers.ts';
import { diagrams } from './plugins/diagrams.ts';
import { exportPageFacts } from './plugins/export-page-facts.ts';
import { headingAnchors } from './plugins/heading-anchors.ts';
import { highlightCode } from './plugins/highlight-code.ts';
import { inlinePartials } from './plugins/inline-partials.ts';
import { inlineTitles } from './plugins/inline-titles.ts';
import { lazyImages } from './plugins/lazy-images.ts';
import { longCode } from './plugins/long-code.ts';
import { markTerms } from './plugins/mark-terms.ts';
import { openPage } from './plugins/open-page.ts';
import { pageSections } from './plugins/page-sections.ts';
import { readFrontmatter } from './plugins/read-frontmatter.ts';
import { rewriteLinks } from './plugins/rewrite-links.ts';
import { staticCode } from './plugins/static-code.ts';
import { tableCorners } from './plugins/table-corners.ts';

/** Options for both the content build and the bundler. Plugins run in the listed order. */
export function compileOptions(context: CompileContext): CompileOptions {
  return {
    format: 'mdx',
    // Align columns by attribute, since the Content Security Policy blocks inline styles.
    tableCellAlignToStyle: false,
    remarkPlugins: [
      remarkFrontmatter,
      remarkGfm,
      containerSyntax,
      [openPage, context],
      [readFrontmatter, context],
      [inlinePartials, context],
      checkSyntax,
      containers,
      [diagrams, context],
      rewriteLinks,
      headingAnchors,
    ],
    rehypePlugins: [
      highlightCode,
      lazyImages,
      tableCorners,
      longCode,
      codeFlags,
      [markTerms, context],
      [collectFacts, context],
      inlineTitles,
      exportPageFacts,
      staticCode,
      pageSections,
    ],
  };
}
