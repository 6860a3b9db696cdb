import { flushSync } from 'react-dom';

/** Selector of elements that can receive the focus. */
export const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), audio[controls], video[controls], [tabindex]:not([tabindex="-1"])';

/** Returns the elements in a container that can receive the focus, in document order. */
export function focusableIn(container: ParentNode | null | undefined): HTMLElement[] {
  return [...(container?.querySelectorAll<HTMLElement>(focusable) ?? [])];
}

/** Focuses the first element in a container that can receive the focus, without scrolling. */
export function focusFirst(container: ParentNode | null | undefined): void {
  focusableIn(container)[0]?.focus({ preventScroll: true });
}

/** Returns true if the focus is in a container, but not in an inert part of it. */
export function hasUsableFocus(container: Element | null): boolean {
  const { activeElement } = document;
  return container?.contains(activeElement) === true && !activeElement?.closest('[inert]');
}

/**
 * Call this when a click replaces the clicked button with what it hides: calls `reveal` and focuses
 * the first element in the place of the button.
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
