import type { ComponentProps, ReactNode } from 'react';
import { uiStrings } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import {
  Badge,
  Callout,
  CodeBlock,
  Heading,
  Link,
  NextStep,
  NextSteps,
  PackageManagerTabs,
  SourceLink,
  Steps,
  Tab,
  TableScroll,
  Tabs,
  useStore,
} from '@docs/ui';
import { tabStore } from '../storage/tab-store.ts';

type PreProps = ComponentProps<'pre'> & {
  readonly 'data-lang'?: string;
  readonly 'data-title'?: string;
  readonly 'data-line-numbers'?: string;
  readonly 'data-wrap'?: string;
};

function StoredTabs(props: ComponentProps<typeof Tabs>) {
  const store = tabStore(props.groupId ?? '');
  const value = useStore(store) ?? undefined;
  if (props.groupId === undefined) return <Tabs {...props} />;
  return <Tabs {...props} {...(value === undefined ? {} : { value })} onChange={store.set} />;
}

type PackageManagerProps = ComponentProps<typeof PackageManagerTabs>;
type CommandProps = Pick<PackageManagerProps, 'command'>;

function StoredPackageManagerTabs(props: CommandProps & Pick<PackageManagerProps, 'labels'>) {
  const store = tabStore('package.manager');
  const value = useStore(store) ?? undefined;
  return <PackageManagerTabs {...props} {...(value === undefined ? {} : { value })} onChange={store.set} />;
}

function createComponents(locale: Locale) {
  const words = uiStrings[locale];
  const codeLabels = {
    copy: words['code.copy'],
    copied: words['code.copied'],
    wrap: words['code.wrap'],
    unwrap: words['code.unwrap'],
    packageManager: words['packageManager.label'],
    terminal: words['code.terminal'],
  };
  const heading = (level: 2 | 3 | 4 | 5 | 6) =>
    function MdxHeading({ id = '', children }: { readonly id?: string; readonly children?: ReactNode }) {
      return (
        <Heading level={level} id={id} anchorLabel={words['a11y.anchor']}>
          {children}
        </Heading>
      );
    };
  return {
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
    Tabs: StoredTabs,
    Tab,
    PackageManagerTabs: (props: CommandProps) => <StoredPackageManagerTabs {...props} labels={codeLabels} />,
    Steps,
    Badge,
    NextSteps,
    NextStep,
    SourceLink: ({ href }: { readonly href: string }) => <SourceLink href={href} text={words['source']} />,
  };
}

/** The map given to every MDX page: what its elements become, in the words of its language. */
export const mdxComponents = { en: createComponents('en'), zh: createComponents('zh') } as const;
