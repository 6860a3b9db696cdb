import { useEffect } from 'react';
import { revealOffset } from '#ui/virtual-list/reveal-offset.ts';
import { stickyBarsHeight } from '#ui/virtual-list/scroll-anchor.ts';

/** Number of frames to wait for a card to be rendered. */
const maxFrames = 30;

/**
 * Number of frames to keep a rendered card in view. Until the list has measured the new rows, the
 * page may be too short to scroll far enough.
 */
const settlingFrames = 4;

function reveal(card: HTMLElement): void {
  const top = revealOffset(card.getBoundingClientRect(), window.innerHeight, stickyBarsHeight());
  if (top !== 0) window.scrollBy({ top });
  /* If the clicked button was removed, nothing has the focus, and the card gets it. */
  if (document.activeElement === document.body) card.focus({ preventScroll: true });
}

/**
 * Scrolls the last requested status into view, with the scroll margins of its card (R-CONV-016). `goal`
 * is a new object for each request, so that the same status can be requested again.
 */
export function useScrollIntoView(
  goal: { readonly id: string } | undefined,
  find: (id: string) => HTMLElement | undefined,
): void {
  useEffect(() => {
    if (!goal) return undefined;
    let left = maxFrames;
    let frame = 0;
    const attempt = (): void => {
      const card = find(goal.id);
      if (card) reveal(card);
      left = card ? Math.min(left, settlingFrames) - 1 : left - 1;
      if (left > 0) frame = requestAnimationFrame(attempt);
    };
    attempt();
    return () => cancelAnimationFrame(frame);
  }, [goal, find]);
}
