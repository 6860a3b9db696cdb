import { isInputMethodKey } from '#lib/key-events.ts';

/** Where keys belong to what has the focus: a text, a menu that looks for letters, a player. */
const keepsKeys =
  'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable=""], [contenteditable="true"], [popover], [popover] *, dialog *, video, audio';

/** Whether single keys are not for the page: somebody types, a menu is open, a window stands over it. */
export function keysBelongElsewhere(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || isInputMethodKey(event)) return true;
  if (document.documentElement.dataset['under'] !== undefined) return true;
  return target instanceof Element && target.matches(keepsKeys);
}
