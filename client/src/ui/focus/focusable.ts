import { flushSync } from 'react-dom';

/** Selector of elements that can receive the focus. */
export const focusableSelector =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), audio[controls], video[controls], [tabindex]:not([tabindex="-1"])';

/** Returns the elements in a container that can receive the focus, in document order. */
export function focusableIn(container: ParentNode | null | undefined): HTMLElement[] {
  return [...(container?.querySelectorAll<HTMLElement>(focusableSelector) ?? [])];
}

/** Focuses the first element in a container that can receive the focus, without scrolling. */
export function focusFirst(container: ParentNode | null | undefined): void {
  focusableIn(container)[0]?.focus({ preventScroll: true });
}

/** Returns whether the focus is in a container, and not in an inert part of it. */
export function hasUsableFocus(container: Element | null): boolean {
  const { activeElement } = document;
  return container?.contains(activeElement) === true && !activeElement?.closest('[inert]');
}

/**
 * Calls `reveal`, which replaces the clicked button by content, and focuses the first focusable
 * element of this content. Otherwise the focus would be lost with the button.
 */
export function focusRevealed(button: Element, reveal: () => void): void {
  const { parentElement, previousElementSibling: before } = button;
  flushSync(reveal);
  focusableIn(parentElement)
    .find(
      (element) =>
        before === null ||
        before.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
    )
    ?.focus();
}
