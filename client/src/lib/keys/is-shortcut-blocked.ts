import { isInputMethodKey } from './key-events.ts';

/**
 * Selector of elements that handle keys themselves while they have the focus: text fields, menus
 * with type-ahead, media players.
 */
const keepsKeys =
  'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable=""], [contenteditable="true"], [popover], [popover] *, dialog *, video, audio';

/**
 * Returns whether a pressed key must not trigger a shortcut of the page: an input method or an
 * element such as a text field handles the key, or a dialog is open.
 */
export function isShortcutBlocked(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || isInputMethodKey(event)) return true;
  if (document.documentElement.dataset['under'] !== undefined) return true;
  return target instanceof Element && target.matches(keepsKeys);
}
