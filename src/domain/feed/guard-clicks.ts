import type { Clock } from '#api/pacing.ts';
import { isOverPosts } from './is-over-posts.ts';

/** Posts have just moved under a pointer: for so many milliseconds its click would hit the wrong one. */
const guardTime = 1_000;

/**
 * Swallows a pointer's clicks on the posts for a second after these have moved,
 * until `signal` ends it. Keys press what has the focus.
 */
export function guardClicks(movedAt: () => number, clock: Clock, signal: AbortSignal): void {
  const handleClick = (event: MouseEvent): void => {
    const isPointer = event.detail > 0;
    if (!isPointer || !isOverPosts(event) || clock.now() - movedAt() >= guardTime) return;
    event.preventDefault();
    event.stopPropagation();
  };
  /* `auxclick`: the middle button opens links as well. */
  for (const name of ['click', 'auxclick'] as const) {
    document.addEventListener(name, handleClick, { capture: true, signal });
  }
}
