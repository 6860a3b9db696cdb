import type { MouseEvent } from 'react';
import type { AppLinkProps } from '#ui/app-link.tsx';
import { useRouter } from '../router/router-context.ts';

function isPrimaryClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}

/** Link that navigates with the router within the client and natively otherwise. */
export function RouterLink({ href, onClick, target, children, ...rest }: AppLinkProps) {
  const router = useRouter();
  const isOwn = href.startsWith('/') && !href.startsWith('//') && target === undefined;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!isOwn || !isPrimaryClick(event)) return;
    event.preventDefault();
    router.navigate({ href });
  };
  return (
    <a {...rest} href={href} target={target} onClick={handleClick}>
      {children}
    </a>
  );
}
