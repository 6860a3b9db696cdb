/**
 * Returns true for Escape in an empty search field directly inside this dialog or popover. WebKit
 * then does nothing, so it must be closed by script.
 */
export function isEscapeInEmptySearch(
  { key, target, defaultPrevented }: Pick<KeyboardEvent, 'key' | 'target' | 'defaultPrevented'>,
  container: Element | null,
): boolean {
  return (
    key === 'Escape' &&
    !defaultPrevented &&
    target instanceof HTMLInputElement &&
    target.type === 'search' &&
    target.value === '' &&
    target.closest('dialog, [popover]') === container
  );
}
