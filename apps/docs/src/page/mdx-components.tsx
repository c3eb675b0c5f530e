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
  Zoomable,
} from '@docs/ui';
import { CodeLines } from './CodeLines.tsx';
import { tabSetsOf, type TabSets } from './tab-sets.ts';
import { wordsOf } from './words.ts';

type PreProps = ComponentProps<'pre'> & {
  readonly 'data-lang'?: string;
  readonly 'data-title'?: string;
  readonly 'data-line-numbers'?: string;
  readonly 'data-wrap'?: string;
};

type ImgProps = ComponentProps<'img'> & {
  /** Set by the build on pictures that stand alone. */
  readonly 'data-zoom'?: string;
};

function createComponents(locale: Locale) {
  const words = wordsOf(locale);
  const codeLabels = {
    copy: words['code.copy'],
    copied: words['code.copied'],
    wrap: words['code.wrap'],
    unwrap: words['code.unwrap'],
    copyFailed: words['code.copyFailed'],
    region: (title: string) =>
      title === '' ? words['code.label'] : words['code.labelTitle'].replace('{title}', () => title),
    packageManager: words['packageManager.label'],
    terminal: words['code.terminal'],
  };
  const heading = (level: 2 | 3 | 4 | 5 | 6) =>
    function MdxHeading({ id = '', children }: { readonly id?: string; readonly children?: ReactNode }) {
      return (
        <Heading
          level={level}
          id={id}
          anchorLabel={words['a11y.anchor']}
          copiedLabel={words['a11y.anchorCopied']}
        >
          {children}
        </Heading>
      );
    };
  return {
    // Only pages of their own making write one; others have a title.
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
      <TableScroll label={words['table.label']}>
        <table {...props} />
      </TableScroll>
    ),
    Callout: ({ kind, title, children }: ComponentProps<typeof Callout>) => (
      <Callout kind={kind} title={title ?? words[`container.${kind}`]}>
        {children}
      </Callout>
    ),
    Tabs: (props: ComponentProps<TabSets['StoredTabs']>) => createElement(tabSetsOf('all').StoredTabs, props),
    Tab: (props: ComponentProps<TabSets['Tab']>) => createElement(tabSetsOf('all').Tab, props),
    PackageManagerTabs: (props: { readonly command: string }) =>
      createElement(tabSetsOf('all').StoredPackageManagerTabs, { ...props, labels: codeLabels }),
    Diagram: ({ alt, children }: Pick<ComponentProps<typeof Diagram>, 'alt' | 'children'>) => (
      <Diagram alt={alt} label={words['diagram.label']}>
        {children}
      </Diagram>
    ),
    CodeLines,
    // React takes over each one by itself. Nothing in a page suspends, so there is never a fallback to be seen.
    Section: Suspense,
    Steps,
    Badge,
    NextSteps,
    NextStep,
    SourceLink: ({ href }: { readonly href: string }) => <SourceLink href={href} text={words['source']} />,
  };
}

const made = new Map<Locale, ReturnType<typeof createComponents>>();

/** The map given to every MDX page: what its elements become, in the words of its language. */
export function mdxComponents(locale: Locale): ReturnType<typeof createComponents> {
  const known = made.get(locale);
  if (known) return known;
  const components = createComponents(locale);
  made.set(locale, components);
  return components;
}
