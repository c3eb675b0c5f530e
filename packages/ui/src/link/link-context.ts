// How links leave this package: the site injects the component that knows its router. Without one a link is an
// ordinary anchor, so everything here also works on a page that has no router.
import { createContext } from 'react';
import type { ComponentPropsWithRef, ComponentType } from 'react';

export type LinkProps = Readonly<ComponentPropsWithRef<'a'>> & { readonly href: string };
export type LinkComponent = ComponentType<LinkProps>;

export const LinkContext = createContext<LinkComponent | 'a'>('a');
