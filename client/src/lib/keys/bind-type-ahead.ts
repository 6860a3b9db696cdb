import { typeAheadBuffer } from './type-ahead-buffer.ts';

/**
 * Connects a mounted search field with the search shortcut: after the key is pressed, the field
 * gets the focus and the text typed meanwhile. `onInsert` receives this text if the field is
 * controlled. Returns a function that disconnects the field, as refs do.
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
