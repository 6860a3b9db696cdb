import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Returns the caret for a composer that replaces another text area. If that one still has the focus,
 * its caret is newer than `caret`, since the writer may have typed in the meantime.
 */
function continuedCaret(caret: number): number {
  const { activeElement } = document;
  return activeElement instanceof HTMLTextAreaElement ? activeElement.selectionStart : caret;
}

/** Places the caret in the text of a composer that opens with the focus; at the end by default. */
export function useInitialCaret(
  text: RefObject<HTMLTextAreaElement | null>,
  hasFocus: boolean,
  caret: number | undefined,
): void {
  const place = useEffectEvent((element: HTMLTextAreaElement) => {
    const at = caret === undefined ? element.value.length : continuedCaret(caret);
    element.setSelectionRange(at, at);
    /* The text area has a scroll margin of the height of the buttons below it, so that these are
       scrolled into view as well. Focusing scrolls only the text area into view. */
    element.scrollIntoView({ block: 'nearest' });
  });
  useLayoutEffect(() => {
    if (hasFocus && text.current) place(text.current);
  }, [hasFocus, text]);
}
