/** Returns the main element of the page, which can be focused. */
export function mainElement(): HTMLElement | null {
  return document.querySelector('main');
}

/** Focuses the heading of the screen, unless another element has the focus. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/* Returns the heading of the open dialog, or of the page if none is open. If there is no
   heading, returns the dialog or the main element. */
function screenElement(): HTMLElement | null {
  const screen =
    [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? mainElement();
  return screen?.querySelector<HTMLElement>('h1, h2') ?? screen;
}

/**
 * Gives the focus to the opener of a dialog, menu or popover that has closed, or else to the
 * heading of the screen, unless another element has the focus. The focus is lost if no element had
 * it before or the opener was removed. Waits for a frame, since the code that closed the element
 * may focus another one, such as a dialog.
 */
export function restoreFocusAfterClosing(
  closed: Element | null,
  opener: HTMLElement | null = null,
): void {
  const isLost = (): boolean => {
    const { activeElement } = document;
    return activeElement === document.body || closed?.contains(activeElement) === true;
  };
  if (!isLost()) return;
  requestAnimationFrame(() => {
    if (!isLost()) return;
    opener?.focus({ preventScroll: true });
    const screen = screenElement();
    if (!isLost() || !screen) return;
    if (!screen.hasAttribute('tabindex')) screen.tabIndex = -1;
    screen.focus({ preventScroll: true });
  });
}
