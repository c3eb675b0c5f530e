// The site injects a link component that uses its router. By default, links are plain anchors.
import { createContext } from 'react';
import type { ComponentPropsWithRef, ComponentType } from 'react';

export type LinkProps = Readonly<ComponentPropsWithRef<'a'>> & { readonly href: string };
export type LinkComponent = ComponentType<LinkProps>;

export const LinkContext = createContext<LinkComponent | 'a'>('a');
