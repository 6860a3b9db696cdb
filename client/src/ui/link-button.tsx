import { AppLink } from './app-link.tsx';
import type { AppLinkProps } from './app-link.tsx';
import { buttonClass } from './button.tsx';

/** Link that looks like a button. */
export function LinkButton(props: AppLinkProps) {
  return <AppLink {...props} className={buttonClass('quiet', 'medium')} />;
}
