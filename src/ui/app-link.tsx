import { createContext, createElement, useContext } from 'react';
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';

/** An anchor with a place to go to; `href` is a path of ours or a whole address. */
export type AppLinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** A component that goes to a place: the router's, put in by the app. */
export type LinkComponent = ComponentType<AppLinkProps>;

const LinkContext = createContext<LinkComponent>(PlainLink);

function PlainLink({ children, ...rest }: AppLinkProps) {
  return <a {...rest}>{children}</a>;
}

/** Tells everything inside which component makes links, so that `ui` knows no router. */
export function LinkProvider({
  component,
  children,
}: {
  component: LinkComponent;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link by the component of the nearest {@link LinkProvider}; without one, a plain anchor. */
export function AppLink(props: AppLinkProps) {
  return createElement(useContext(LinkContext), props);
}
