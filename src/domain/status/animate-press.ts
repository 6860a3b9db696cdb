/** Milliseconds that a favourite or repeat moves for when it is given. */
export const moveDuration = 500;

/** Lets an icon jump for joy, unless motion is not wanted. */
export function animatePress(icon: Element | null | undefined): void {
  if (!icon || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  icon.animate(
    [{ scale: 1 }, { scale: 0.7, offset: 0.2 }, { scale: 1.35, offset: 0.55 }, { scale: 1 }],
    { duration: moveDuration, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  );
}
