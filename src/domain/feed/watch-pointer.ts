import type { Clock } from '#api/pacing.ts';
import { isOverPosts } from './is-over-posts.ts';

/** When a pointer was last used over the posts, by the session's clock. */
export interface PointerUse {
  /** When a mouse was moved or a finger lay there: the present while something is pressed. */
  readonly usedAt: () => number;
  readonly movedAt: () => number;
}

/** Watches pointers over the posts until `signal` ends it. */
export function watchPointer(clock: Clock, signal: AbortSignal): PointerUse {
  let usedAt = Number.NEGATIVE_INFINITY;
  let movedAt = Number.NEGATIVE_INFINITY;
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
    if (now !== place && isOverPosts(event)) {
      movedAt = clock.now();
      usedAt = movedAt;
    }
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
  return {
    usedAt: () => (pressed.size > 0 ? clock.now() : usedAt),
    movedAt: () => movedAt,
  };
}
