/** Elements to focus after the viewer closes, in order of preference. */
export type FocusCandidates = readonly HTMLElement[];

/**
 * Returns the elements to focus after the viewer closes: the opener, then, in case it was removed,
 * its status, the next ones, the previous ones, and the main element.
 */
export function focusCandidates(opener: HTMLElement | undefined): FocusCandidates {
  if (!opener) return [];
  const main = document.querySelector<HTMLElement>('main');
  const posts = [...document.querySelectorAll<HTMLElement>('article[data-status]')];
  const openerIndex = posts.findIndex((post) => post.contains(opener));
  const nearby =
    openerIndex < 0
      ? []
      : [...posts.slice(openerIndex), ...posts.slice(0, openerIndex).toReversed()];
  return main ? [opener, ...nearby, main] : [opener, ...nearby];
}

/**
 * Focuses the first candidate that is still connected. Waits for the end of full screen, during
 * which elements outside of it cannot get focus.
 */
export function restoreFocus(place: FocusCandidates): void {
  const focusFirst = (): void => {
    place.find((one) => one.isConnected)?.focus({ preventScroll: true });
  };
  if (!document.fullscreenElement) focusFirst();
  else document.addEventListener('fullscreenchange', focusFirst, { once: true });
}
