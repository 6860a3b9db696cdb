import { useEffect, useState } from 'react';

/** Elements whose focus opens the on-screen keyboard. */
const textFields =
  'textarea, [contenteditable=""], [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"], [type="button"], [type="submit"])';

/**
 * Returns whether a text field of the page has the focus, so that phones show the on-screen keyboard.
 * Fields in dialogs do not count: a dialog covers the page and returns the focus to a button, which must
 * be visible then.
 */
export function useIsTextFieldFocused(): boolean {
  const [isTextFieldFocused, setTextFieldFocused] = useState(false);
  useEffect(() => {
    const update = (): void => {
      const focused = document.activeElement;
      setTextFieldFocused(focused?.matches(textFields) === true && !focused.closest('dialog'));
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('focusin', update, { signal });
    /* Reads the focus in the next frame: during `focusout`, the element that gets the focus does
       not have it yet. */
    document.addEventListener('focusout', () => requestAnimationFrame(update), { signal });
    return () => controller.abort();
  }, []);
  return isTextFieldFocused;
}
