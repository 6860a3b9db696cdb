import { typeAheadBuffer } from './type-ahead-buffer.ts';

/**
 * Binds a mounted search field to the search key: focuses it when the key is pressed and inserts
 * what was typed since. `onInsert` receives the inserted text, for a controlled field. Returns a
 * function that unbinds it, as refs do.
 */
export function bindTypeAhead(
  field: HTMLInputElement,
  onInsert?: (text: string) => void,
): () => void {
  const insertText = (): void => {
    const { text } = typeAheadBuffer.getState();
    if (text === undefined) return;
    typeAheadBuffer.setState({ text: undefined });
    field.focus();
    field.select();
    if (text === '') return;
    if (onInsert) onInsert(text);
    else field.setRangeText(text, 0, field.value.length, 'end');
  };
  insertText();
  return typeAheadBuffer.subscribe(insertText);
}
