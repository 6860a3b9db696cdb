import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { dragTowardsStart, swipeThreshold } from './swipe.ts';

/** Lets a finger push an element off the start edge; past the threshold, `onAway` is called on release. */
export function useSwipeAway(ref: RefObject<HTMLElement | null>, onAway: () => void): void {
  const handleAway = useEffectEvent(onAway);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let start: { id: number; x: number; y: number } | undefined;
    const isRightToLeft = () => getComputedStyle(element).direction === 'rtl';
    const distance = (event: PointerEvent) =>
      start?.id === event.pointerId
        ? dragTowardsStart(
            { x: event.clientX - start.x, y: event.clientY - start.y },
            isRightToLeft(),
          )
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
        const sign = isRightToLeft() ? 1 : -1;
        element.style.setProperty('translate', `${sign * distance(event)}px`);
      },
      { signal },
    );
    element.addEventListener(
      'pointerup',
      (event) => {
        const isAway = distance(event) >= swipeThreshold;
        letGo();
        if (isAway) handleAway();
      },
      { signal },
    );
    element.addEventListener('pointercancel', letGo, { signal });
    return () => listening.abort();
  }, [ref]);
}
