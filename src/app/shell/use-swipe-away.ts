import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { dragSideways } from './swipe.ts';

/**
 * Lets a finger push an element off an edge of the page; past the threshold (CSS pixels), `onAway` is
 * called on release.
 */
export function useSwipeAway(
  ref: RefObject<HTMLElement | null>,
  onAway: () => void,
  { edge, threshold }: { readonly edge: 'start' | 'end'; readonly threshold: number },
): void {
  const handleAway = useEffectEvent(onAway);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let start: { id: number; x: number; y: number } | undefined;
    const goesRight = () => (getComputedStyle(element).direction === 'rtl') === (edge === 'start');
    const distance = (event: PointerEvent) =>
      start?.id === event.pointerId
        ? dragSideways({ x: event.clientX - start.x, y: event.clientY - start.y }, goesRight())
        : 0;
    const letGo = () => {
      start = undefined;
      element.style.removeProperty('translate');
    };

    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType !== 'mouse') {
          start = { id: event.pointerId, x: event.clientX, y: event.clientY };
        }
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => {
        if (!start) return;
        const sign = goesRight() ? 1 : -1;
        element.style.setProperty('translate', `${sign * distance(event)}px`);
      },
      { signal },
    );
    element.addEventListener(
      'pointerup',
      (event) => {
        const isAway = distance(event) >= threshold;
        letGo();
        if (isAway) handleAway();
      },
      { signal },
    );
    element.addEventListener('pointercancel', letGo, { signal });
    return () => listening.abort();
  }, [ref, edge, threshold]);
}
