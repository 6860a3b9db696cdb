/**
 * Returns the position of the caret for a form that replaces one in a panel. Call it when the form
 * is shown: a person may have gone on writing in the panel since the caret was at `caret`.
 */
export function continuedCaret(caret: number | undefined): number | undefined {
  const { activeElement } = document;
  const isWriting = activeElement instanceof HTMLTextAreaElement;
  return caret !== undefined && isWriting ? activeElement.selectionStart : caret;
}
