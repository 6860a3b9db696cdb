import { useLayoutEffect, type RefObject } from 'react';

/**
 * Has a sticky bar stand right under the head before it, however high that is, and tells the page how
 * much of its top is covered for as long: what is led to, by code or by the focus, stops under it.
 */
export function useCoveredPage(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const head = element.previousElementSibling;
    const { style } = document.documentElement;
    const tell = (): void => {
      if (head instanceof HTMLElement) {
        element.style.setProperty('--head-height', `${head.offsetHeight}px`);
      }
      const top = Number.parseFloat(getComputedStyle(element).top) || 0;
      style.scrollPaddingTop = `${top + element.offsetHeight}px`;
    };
    tell();
    const sizes = new ResizeObserver(tell);
    sizes.observe(element);
    if (head) sizes.observe(head);
    window.addEventListener('resize', tell);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', tell);
      style.removeProperty('scroll-padding-top');
    };
  }, [bar]);
}
