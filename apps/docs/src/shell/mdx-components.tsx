import { createElement, Suspense, type ComponentProps, type ReactNode } from 'react';
import { withBase } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import {
  Badge,
  Callout,
  CodeBlock,
  Diagram,
  Heading,
  Link,
  NextStep,
  NextSteps,
  SourceLink,
  Steps,
  TableScroll,
  Term,
  Zoomable,
} from '@docs/ui';
import { CodeLines } from './CodeLines.tsx';
import { tabSetsOf, type TabSets } from './page-parts.ts';
import { messagesOf } from '../data/messages.ts';

type PreProps = ComponentProps<'pre'> & {
  readonly 'data-lang'?: string;
  readonly 'data-title'?: string;
  readonly 'data-line-numbers'?: string;
  readonly 'data-wrap'?: string;
};

type ImgProps = ComponentProps<'img'> & {
  /** Set by the build on zoomable pictures; see lazy-images.ts in the content package. */
  readonly 'data-zoom'?: string;
};

function createComponents(locale: Locale) {
  const messages = messagesOf(locale);
  const codeLabels = {
    copy: messages['code.copy'],
    copied: messages['code.copied'],
    wrap: messages['code.wrap'],
    unwrap: messages['code.unwrap'],
    copyFailed: messages['code.copyFailed'],
    region: (title: string) =>
      title === '' ? messages['code.label'] : messages['code.labelTitle'].replace('{title}', () => title),
    packageManager: messages['packageManager.label'],
    terminal: messages['code.terminal'],
  };
  const heading = (level: 2 | 3 | 4 | 5 | 6) =>
    function MdxHeading({ id = '', children }: { readonly id?: string; readonly children?: ReactNode }) {
      return (
        <Heading
          level={level}
          id={id}
          anchorLabel={messages['a11y.anchor']}
          copiedLabel={messages['a11y.anchorCopied']}
        >
          {children}
        </Heading>
      );
    };
  return {
    // Only `custom` and `blank` pages may contain an `h1`; the title of doc pages comes from their frontmatter.
    h1: ({ children, ...props }: ComponentProps<'h1'>) => (
      <h1 {...props} className="page-title-text" tabIndex={-1}>
        {children}
      </h1>
    ),
    h2: heading(2),
    h3: heading(3),
    h4: heading(4),
    h5: heading(5),
    h6: heading(6),
    a: ({ href = '', ...props }: ComponentProps<'a'>) => <Link {...props} href={href} />,
    pre: ({ children, ...props }: PreProps) => (
      <CodeBlock
        lang={props['data-lang'] ?? ''}
        title={props['data-title'] ?? ''}
        lineNumbers={props['data-line-numbers'] !== undefined}
        wrap={props['data-wrap'] !== undefined}
        labels={codeLabels}
      >
        {children}
      </CodeBlock>
    ),
    img: ({ 'data-zoom': zoom, src = '', alt = '', ...props }: ImgProps) => {
      const image = (
        <img {...props} src={src.startsWith('/') ? withBase(siteConfig.base, src) : src} alt={alt} />
      );
      return zoom === undefined ? image : <Zoomable alt={alt}>{image}</Zoomable>;
    },
    table: (props: ComponentProps<'table'>) => (
      <TableScroll label={messages['table.label']}>
        <table {...props} />
      </TableScroll>
    ),
    Callout: ({ kind, title, children }: ComponentProps<typeof Callout>) => (
      <Callout kind={kind} title={title ?? messages[`container.${kind}`]}>
        {children}
      </Callout>
    ),
    Tabs: (props: ComponentProps<TabSets['StoredTabs']>) => createElement(tabSetsOf().StoredTabs, props),
    Tab: (props: ComponentProps<TabSets['Tab']>) => createElement(tabSetsOf().Tab, props),
    PackageManagerTabs: (props: { readonly command: string }) =>
      createElement(tabSetsOf().StoredPackageManagerTabs, { ...props, labels: codeLabels }),
    Diagram: ({ alt, children }: Pick<ComponentProps<typeof Diagram>, 'alt' | 'children'>) => (
      <Diagram alt={alt} label={messages['diagram.label']}>
        {children}
      </Diagram>
    ),
    CodeLines,
    // A hydration boundary. Nothing in a page suspends, so it needs no fallback.
    Section: Suspense,
    Steps,
    Badge,
    NextSteps,
    NextStep,
    Term,
    SourceLink: ({ href }: { readonly href: string }) => <SourceLink href={href} text={messages['source']} />,
  };
}

const componentsByLocale = new Map<Locale, ReturnType<typeof createComponents>>();

/** The MDX components in one language; must be stable between renders. */
export function mdxComponents(locale: Locale): ReturnType<typeof createComponents> {
  const known = componentsByLocale.get(locale);
  if (known) return known;
  const components = createComponents(locale);
  componentsByLocale.set(locale, components);
  return components;
}
