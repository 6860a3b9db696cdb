/** Returns the main element of the page, which can be focused. */
export function mainElement(): HTMLElement | null {
  return document.querySelector('main');
}

/** Focuses the heading of the screen, unless something else has the focus. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/*
 * The heading of the open dialog, or else of the page; without a heading, the dialog or main element
 * itself.
 */
function screenElement(): HTMLElement | null {
  const screen =
    [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? mainElement();
  return screen?.querySelector<HTMLElement>('h1, h2') ?? screen;
}

/**
 * Call this after a dialog, menu or popover has closed. If nothing has the focus, because nothing
 * had it before or the opener was removed, focuses the opener, or else the heading of the screen.
 * Waits for a frame, since what closed it may focus something else, such as a dialog.
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
