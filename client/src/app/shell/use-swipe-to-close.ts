import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { horizontalDragDistance } from './swipe.ts';

/**
 * Lets a touch swipe move an element towards an edge of the page. Calls `onAway` on release beyond
 * `threshold` (CSS pixels).
 */
export function useSwipeToClose(
  ref: RefObject<HTMLElement | null>,
  onAway: () => void,
  { edge, threshold }: { readonly edge: 'start' | 'end'; readonly threshold: number },
): void {
  const handleAway = useEffectEvent(onAway);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let start: { id: number; x: number; y: number } | undefined;
    const isRightward = () =>
      (getComputedStyle(element).direction === 'rtl') === (edge === 'start');
    const distance = (event: PointerEvent) =>
      start?.id === event.pointerId
        ? horizontalDragDistance(
            { x: event.clientX - start.x, y: event.clientY - start.y },
            isRightward(),
          )
        : 0;
    const reset = () => {
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
        const sign = isRightward() ? 1 : -1;
        element.style.setProperty('translate', `${sign * distance(event)}px`);
      },
      { signal },
    );
    element.addEventListener(
      'pointerup',
      (event) => {
        const isAway = distance(event) >= threshold;
        reset();
        if (isAway) handleAway();
      },
      { signal },
    );
    element.addEventListener('pointercancel', reset, { signal });
    return () => controller.abort();
  }, [ref, edge, threshold]);
}
