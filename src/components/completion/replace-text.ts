export type TextField = HTMLTextAreaElement | HTMLInputElement;

/**
 * Replaces the text from `start` to before `end` as if typed: fires input events and can be undone.
 * Places the caret after it, or `back` characters before its end.
 */
export function replaceText(
  field: TextField,
  { start, end, text, back = 0 }: { start: number; end: number; text: string; back?: number },
): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  const { value } = field;
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps what may be undone
  document.execCommand?.('insertText', false, text);
  if (field.value === value) {
    field.setRangeText(text, start, end, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  const caret = start + text.length - back;
  field.setSelectionRange(caret, caret);
}
