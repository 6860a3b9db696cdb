/** Takes the focus from what has it, mostly a pressed button that is about to go, so that it can be led on. */
export function releaseFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
