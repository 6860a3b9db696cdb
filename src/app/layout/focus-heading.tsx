import { useEffect, useRef } from 'react';
import { useShown } from '../router/router-context.ts';

/**
 * Whoever follows a link that goes with its screen is led to the heading of the next one, and not thrown
 * back to the page's beginning. A conversation leads to its post by itself, and Back to where one was.
 */
export function FocusHeading() {
  const { location, match, keptTop } = useShown();
  const { pathname } = location;
  const before = useRef(pathname);
  useEffect(() => {
    const isElsewhere = before.current !== pathname;
    before.current = pathname;
    if (!isElsewhere || keptTop !== undefined || match?.name === 'conversation') return undefined;
    const frame = requestAnimationFrame(() => {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading || document.activeElement !== document.body) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, keptTop, match]);
  return null;
}
