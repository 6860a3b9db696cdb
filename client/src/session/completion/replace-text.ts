/**
 * Returns an emoji with the spaces that servers need to recognise its shortcode: a space before it,
 * unless it follows white space or the start of the text, and a space after it, unless white space
 * follows. Returns the emoji alone if `pads` is false.
 */
export function padEmoji(
  emoji: string,
  {
    before,
    after,
    pads,
  }: { readonly before: string; readonly after: string; readonly pads: boolean },
): string {
  if (!pads) return emoji;
  const leading = before === '' || /\s$/.test(before) ? '' : ' ';
  const trailing = /^\s/.test(after) ? '' : ' ';
  return leading + emoji + trailing;
}

/**
 * Returns a mention or hashtag with the spaces that servers need to recognise it: a space before it
 * if it follows a letter, as in scripts without spaces, and a space after it unless one follows
 * already.
 */
export function padMention(text: string, before: string, after: string): string {
  const leading = /[\p{L}\p{M}\p{N}]$/u.test(before) ? ' ' : '';
  const trailing = /^[^\S\r\n]/.test(after) ? '' : ' ';
  return leading + text + trailing;
}

export type TextField = HTMLTextAreaElement | HTMLInputElement;

/**
 * Replaces the text of a field from `start` to `end` (exclusive) as typing does: the field fires
 * input events, and the change can be undone. Places the caret after the new text, or `back`
 * characters before its end.
 */
export function replaceText(
  field: TextField,
  { start, end, text, back = 0 }: { start: number; end: number; text: string; back?: number },
): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  const { value } = field;
  // oxlint-disable-next-line typescript/no-deprecated -- every other way to change the value clears the undo history
  document.execCommand?.('insertText', false, text);
  if (field.value === value) {
    field.setRangeText(text, start, end, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  const caret = start + text.length - back;
  field.setSelectionRange(caret, caret);
}
