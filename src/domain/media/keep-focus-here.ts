/**
 * To be called before what somebody may be at is taken away: its surroundings, which can take the
 * focus by script, have it then, and the next key is not lost.
 */
export function keepFocusHere(surroundings: HTMLElement | null | undefined): void {
  if (!surroundings?.contains(document.activeElement)) return;
  surroundings.focus({ preventScroll: true });
}
