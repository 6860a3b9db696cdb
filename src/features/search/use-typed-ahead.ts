import { useCallback } from 'react';
import { typedAhead } from '#domain/shortcuts/typed-ahead.ts';
import { useSession } from '#session/session-context.ts';

/** Ref of the search field: it takes the focus when the key of the search is pressed, and what was typed after it. */
export function useTypedAhead(): (field: HTMLInputElement) => () => void {
  const store = useSession().part(typedAhead);
  return useCallback(
    (field) => {
      const take = (): void => {
        const { text } = store.getState();
        if (text === undefined) return;
        store.setState({ text: undefined });
        field.focus();
        field.select();
        if (text !== '') field.setRangeText(text, 0, field.value.length, 'end');
      };
      take();
      return store.subscribe(take);
    },
    [store],
  );
}
