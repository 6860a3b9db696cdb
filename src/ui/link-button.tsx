import { AppLink } from './app-link.tsx';
import type { AppLinkProps } from './app-link.tsx';
import { buttonClass } from './button.tsx';

/** A link that looks like a button: it goes somewhere, so it is a link. */
export function LinkButton(props: AppLinkProps) {
  return <AppLink {...props} className={buttonClass('quiet', 'medium')} />;
}
