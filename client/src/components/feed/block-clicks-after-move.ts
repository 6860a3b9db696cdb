import type { Clock } from '#api/pacing.ts';
import { closestFeed } from '#ui/focus/articles.ts';

/**
 * Milliseconds during which clicks are blocked after statuses moved under a pointer, since a click
 * would hit another status than the one aimed at.
 */
const guardMs = 1_000;

/**
 * Blocks pointer clicks on statuses for a second after they moved, until `signal` aborts. Keyboard
 * clicks act on the focused element and are not blocked.
 */
export function blockClicksAfterMove(
  movedAt: (target: EventTarget | null) => number,
  clock: Clock,
  signal: AbortSignal,
): void {
  const handleClick = (event: MouseEvent): void => {
    const isPointer = event.detail > 0;
    if (!isPointer || !closestFeed(event.target) || clock.now() - movedAt(event.target) >= guardMs)
      return;
    event.preventDefault();
    event.stopPropagation();
  };
  /* `auxclick`: the middle button opens links as well. */
  for (const name of ['click', 'auxclick'] as const) {
    document.addEventListener(name, handleClick, { capture: true, signal });
  }
}
