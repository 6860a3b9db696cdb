/** Milliseconds that a favourite or repeat moves for when it is given (spec 2 §9). */
export const moveDuration = 500;

/** Lets a drawing jump for joy, unless motion is not wanted. */
export function move(drawing: Element | null | undefined): void {
  if (!drawing || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  drawing.animate(
    [{ scale: 1 }, { scale: 0.7, offset: 0.2 }, { scale: 1.35, offset: 0.55 }, { scale: 1 }],
    { duration: moveDuration, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  );
}
