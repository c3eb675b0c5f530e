import type { ComponentProps } from 'react';
import { PackageManagerTabs, Tabs, useStore } from '@docs/ui';
import { tabStore } from '../document/stored-values.ts';

export { Tab } from '@docs/ui';

export function StoredTabs(props: ComponentProps<typeof Tabs>) {
  const store = tabStore(props.groupId ?? '');
  const value = useStore(store) ?? undefined;
  if (props.groupId === undefined) return <Tabs {...props} />;
  return <Tabs {...props} {...(value === undefined ? {} : { value })} onChange={store.set} />;
}

type PackageManagerProps = Pick<ComponentProps<typeof PackageManagerTabs>, 'command' | 'labels'>;

export function StoredPackageManagerTabs(props: PackageManagerProps) {
  const store = tabStore('package.manager');
  const value = useStore(store) ?? undefined;
  return <PackageManagerTabs {...props} {...(value === undefined ? {} : { value })} onChange={store.set} />;
}
