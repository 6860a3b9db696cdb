/** The name under which the reader's choice is kept that a row's conversation is open in its timeline. */
export function openChoice(rowId: string): string {
  return `thread ${rowId}`;
}
