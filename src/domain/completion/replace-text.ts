export type TextField = HTMLTextAreaElement | HTMLInputElement;

/**
 * Puts `text` in the place of what stands from `start` to before `end`, as if it was typed: whoever
 * listens for input is told, and it can be undone. The caret ends behind it, or `back` characters before.
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
