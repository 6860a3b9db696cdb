import type { Clock } from '#api/pacing.ts';

function isOverPosts({ target }: Event): boolean {
  const feed = document.querySelector('[role="feed"]');
  return feed !== null && target instanceof Node && feed.contains(target);
}

/**
 * Notes when a mouse was last moved or a finger last lay over the posts. Gives the moment: the present
 * while something is pressed there.
 */
export function watchPointer(clock: Clock, signal: AbortSignal): () => number {
  let usedAt = Number.NEGATIVE_INFINITY;
  let place = '';
  const pressed = new Set<number>();

  const handlePress = (event: PointerEvent): void => {
    if (!isOverPosts(event)) return;
    pressed.add(event.pointerId);
    usedAt = clock.now();
  };
  const handleMove = (event: PointerEvent): void => {
    /* Under a pointer that rests the page may move, which can be told as if the pointer had. */
    const now = `${event.screenX} ${event.screenY}`;
    if (now !== place && isOverPosts(event)) usedAt = clock.now();
    place = now;
  };
  const handleRelease = ({ pointerId }: PointerEvent): void => {
    if (pressed.delete(pointerId)) usedAt = clock.now();
  };
  const options = { capture: true, passive: true, signal };
  document.addEventListener('pointerdown', handlePress, options);
  document.addEventListener('pointermove', handleMove, options);
  document.addEventListener('pointerup', handleRelease, options);
  document.addEventListener('pointercancel', handleRelease, options);
  return () => (pressed.size > 0 ? clock.now() : usedAt);
}
