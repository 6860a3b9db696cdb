import { useEffect, useRef } from 'react';
import { focusHeading } from '#ui/focus/screen-focus.ts';
import { useDisplayedRoute } from '#components/router/router-context.tsx';

/**
 * Moves the focus to the new screen's heading when the focused link unmounts with the old screen;
 * otherwise the keyboard would start at the top of the page. Conversations focus their status
 * themselves, and Back restores the scroll position.
 */
export function FocusHeading() {
  const { location, match, savedScrollTop } = useDisplayedRoute();
  const { pathname } = location;
  const previousPath = useRef(pathname);
  useEffect(() => {
    const hasPathChanged = previousPath.current !== pathname;
    previousPath.current = pathname;
    if (!hasPathChanged || savedScrollTop !== undefined || match?.name === 'conversation')
      return undefined;
    const frame = requestAnimationFrame(focusHeading);
    return () => cancelAnimationFrame(frame);
  }, [pathname, savedScrollTop, match]);
  return null;
}
