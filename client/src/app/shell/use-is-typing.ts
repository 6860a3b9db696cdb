import { useEffect, useState } from 'react';

/** Elements whose focus opens the on-screen keyboard. */
const textFields =
  'textarea, [contenteditable=""], [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"], [type="button"], [type="submit"])';

/**
 * Returns true while a text field of the page has the focus, for which phones show the on-screen
 * keyboard. Not in dialogs: they cover the page, and return the focus to a button that must be
 * visible.
 */
export function useIsTyping(): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const update = (): void => {
      const focused = document.activeElement;
      setTyping(focused?.matches(textFields) === true && !focused.closest('dialog'));
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('focusin', update, { signal });
    /* The next element has the focus only after the event. */
    document.addEventListener('focusout', () => requestAnimationFrame(update), { signal });
    return () => controller.abort();
  }, []);
  return isTyping;
}
