import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from 'react';
import { buttonClass } from './buttons/button.tsx';

/** Props of an anchor. `href` is a path of the client or an absolute URL. */
export type AppLinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** Component that renders links. The app passes the link component of the router. */
type LinkComponent = ComponentType<AppLinkProps>;

const LinkContext = createContext<LinkComponent>(PlainLink);

function PlainLink({ children, ...rest }: AppLinkProps) {
  return <a {...rest}>{children}</a>;
}

/**
 * Sets the component with which all descendants render links, so that `ui` does not depend on the
 * router.
 */
export function LinkProvider({
  component,
  children,
}: {
  component: LinkComponent;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/**
 * Link that the component of the nearest {@link LinkProvider} renders; a plain anchor without one.
 */
export function AppLink(props: AppLinkProps) {
  return createElement(useContext(LinkContext), props);
}

/** Link that looks like a button. */
export function LinkButton(props: AppLinkProps) {
  return <AppLink {...props} className={buttonClass('quiet', 'medium')} />;
}
