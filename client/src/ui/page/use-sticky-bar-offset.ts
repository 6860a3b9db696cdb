import { useLayoutEffect, type RefObject } from 'react';

/**
 * Places a sticky bar directly below the screen header that precedes it. Sets the scroll padding of
 * the page to the height that both cover, so that scroll targets and focused elements are visible
 * below the bar.
 */
export function useStickyBarOffset(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const head = element.previousElementSibling;
    const { style } = document.documentElement;
    const update = (): void => {
      if (head instanceof HTMLElement) {
        element.style.setProperty('--head-height', `${head.offsetHeight}px`);
      }
      const top = Number.parseFloat(getComputedStyle(element).top) || 0;
      style.scrollPaddingTop = `${top + element.offsetHeight}px`;
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    if (head) observer.observe(head);
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
      style.removeProperty('scroll-padding-top');
    };
  }, [bar]);
}
