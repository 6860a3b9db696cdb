import { useEffect } from 'react';
import { revealOffset } from '#domain/status/reveal-offset.ts';

/** So many frames a card may take to be drawn. */
const patience = 30;

function reveal(card: HTMLElement): void {
  const top = revealOffset(card.getBoundingClientRect(), window.innerHeight);
  if (top !== 0) window.scrollBy({ top });
  /* If the pressed button is gone, nothing has the focus: the card takes it. */
  if (document.activeElement === document.body) card.focus({ preventScroll: true });
}

/**
 * Brings into view what a press asked for, leaving the given space (R-CONV-016).
 * `goal` is a new object for each press.
 */
export function useReveal(
  goal: { readonly id: string } | undefined,
  find: (id: string) => HTMLElement | undefined,
): void {
  useEffect(() => {
    if (!goal) return undefined;
    let left = patience;
    let frame = 0;
    const attempt = (): void => {
      const card = find(goal.id);
      left -= 1;
      if (card) reveal(card);
      else if (left > 0) frame = requestAnimationFrame(attempt);
    };
    attempt();
    return () => cancelAnimationFrame(frame);
  }, [goal, find]);
}
