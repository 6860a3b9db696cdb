import { useCallback } from 'react';
import { typeAheadBuffer } from '#components/shortcuts/type-ahead-buffer.ts';
import { useSession } from '#session/session-context.ts';

/**
 * Returns a ref for the search field: focuses it on the search shortcut and inserts what was typed
 * since.
 */
export function useTypeAheadRef(): (field: HTMLInputElement) => () => void {
  const store = useSession().part(typeAheadBuffer);
  return useCallback(
    (field) => {
      const insertText = (): void => {
        const { text } = store.getState();
        if (text === undefined) return;
        store.setState({ text: undefined });
        field.focus();
        field.select();
        if (text !== '') field.setRangeText(text, 0, field.value.length, 'end');
      };
      insertText();
      return store.subscribe(insertText);
    },
    [store],
  );
}
