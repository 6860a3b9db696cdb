import { useCallback, useRef, type MouseEvent } from 'react';

/** Posts have just moved under the pointer: for this long a click would hit the wrong one. */
const guardTime = 1_000;

export interface ClickGuard {
  /** Starts to hold back clicks. */
  readonly raise: () => void;
  /** For the list: swallows a pointer's clicks while the guard is up. Keys press what has focus. */
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** Holds clicks back for a second after new statuses were shown (spec 1 §4, Timeline). */
export function useClickGuard(): ClickGuard {
  const raisedAt = useRef(Number.NEGATIVE_INFINITY);
  const raise = useCallback(() => {
    raisedAt.current = performance.now();
  }, []);
  const onClickCapture = useCallback((event: MouseEvent) => {
    const isPointer = event.detail > 0;
    if (!isPointer || performance.now() - raisedAt.current > guardTime) return;
    event.preventDefault();
    event.stopPropagation();
  }, []);
  return { raise, onClickCapture };
}
