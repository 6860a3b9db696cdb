/**
 * Returns whether the event is Escape in an empty search field directly inside this dialog or
 * popover. WebKit does not close the dialog or popover then, so a script must.
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
