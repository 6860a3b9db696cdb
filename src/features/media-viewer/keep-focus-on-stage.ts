/**
 * To be called before what somebody may be at is taken away from the stage: the stage itself, which
 * outlives every item, has the focus then, and the next key is not lost.
 */
export function keepFocusOnStage(leaving: HTMLElement | null): void {
  if (!leaving?.contains(document.activeElement)) return;
  leaving.closest<HTMLElement>('[data-stage]')?.focus({ preventScroll: true });
}
