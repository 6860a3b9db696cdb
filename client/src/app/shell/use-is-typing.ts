import { useEffect, useState } from 'react';

/** Elements whose focus opens the on-screen keyboard. */
const textFields =
  'textarea, [contenteditable=""], [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"], [type="button"], [type="submit"])';

/** Returns true while a text field has the focus, for which phones show the on-screen keyboard. */
export function useIsTyping(): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const update = (): void => setTyping(document.activeElement?.matches(textFields) === true);
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('focusin', update, { signal });
    /* The next element has the focus only after the event. */
    document.addEventListener('focusout', () => requestAnimationFrame(update), { signal });
    return () => controller.abort();
  }, []);
  return isTyping;
}
