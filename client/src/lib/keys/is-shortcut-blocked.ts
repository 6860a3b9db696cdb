import { isInputMethodKey } from './key-events.ts';

/**
 * Elements that handle keys themselves when focused: text fields, menus with type-ahead, media
 * players.
 */
const keepsKeys =
  'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable=""], [contenteditable="true"], [popover], [popover] *, dialog *, video, audio';

/** Returns whether a single key is not for page shortcuts: in text fields, menus and dialogs. */
export function isShortcutBlocked(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || isInputMethodKey(event)) return true;
  if (document.documentElement.dataset['under'] !== undefined) return true;
  return target instanceof Element && target.matches(keepsKeys);
}
