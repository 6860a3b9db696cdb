import { useLayoutEffect, type RefObject } from 'react';
import { coveredTop } from '#ui/virtual-list/list-place.ts';

/**
 * Has a sticky bar inside a list stand under whatever covers the page's top, also when that changes,
 * and tells the bar's parent how high it is: what is led to there stops under it. The page itself is
 * told nothing, for most of it is not under this bar.
 */
export function useUnderBars(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const parent = element?.parentElement;
    if (!element || !parent) return undefined;
    const tell = (): void => {
      element.style.setProperty('--covered', `${coveredTop()}px`);
      parent.style.setProperty('--bar-height', `${element.offsetHeight}px`);
    };
    tell();
    const sizes = new ResizeObserver(tell);
    sizes.observe(element);
    /* The height of the bars above the list stands in the style of the root element. */
    const changes = new MutationObserver(tell);
    changes.observe(document.documentElement, { attributeFilter: ['style'] });
    window.addEventListener('resize', tell);
    return () => {
      sizes.disconnect();
      changes.disconnect();
      window.removeEventListener('resize', tell);
    };
  }, [bar]);
}
