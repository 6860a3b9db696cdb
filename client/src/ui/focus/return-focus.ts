import { closestArticle } from './articles.ts';

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

/**
 * Call this before an element is removed or hidden: if it contains the focus, moves the focus to
 * `target`, so that the next key press is not lost.
 */
export function moveFocusOut(
  leaving: Element | null | undefined,
  target: HTMLElement | null | undefined,
): void {
  if (leaving?.contains(document.activeElement)) target?.focus({ preventScroll: true });
}

/**
 * Ref callback for an element that may be removed while it contains the focus: moves the focus to
 * the enclosing article.
 */
export function focusEnclosingArticle(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement)) restoreFocusNearby(element);
  };
}

/**
 * Blurs the active element, usually a button that is about to be removed, so that the focus can be
 * moved.
 */
export function blurActiveElement(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Call this when a click removes the clicked element. Moves the focus to the enclosing article, or
 * to the first element of `others` still in the document; otherwise keyboard users would start
 * again at the top of the page.
 */
export function restoreFocusNearby(
  removed: Element | null,
  others: readonly (HTMLElement | null)[] = [],
): void {
  const candidates = [closestArticle(removed), ...others];
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      candidates.find((one) => one?.isConnected)?.focus({ preventScroll: true });
  });
}
