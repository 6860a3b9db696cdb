import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '#session/session-context.ts';

/**
 * Returns the text of the uncontrolled search field `field` once nothing was typed for `delay`
 * milliseconds, so that the results are not rendered for each letter. Call `handleInput` when the
 * text changes. `settle` applies the current text at once, `clear` empties the field.
 */
export function useSearchQuery(delay: number) {
  const { clock } = useSession();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);
  const settle = useCallback((): void => {
    waiting.current?.abort();
    setQuery(field.current?.value ?? '');
  }, []);
  const clear = useCallback((): void => {
    if (field.current) field.current.value = '';
    settle();
  }, [settle]);
  const handleInput = (): void => {
    waiting.current?.abort();
    const pause = new AbortController();
    waiting.current = pause;
    clock.wait(delay, pause.signal).then(settle, () => undefined);
  };
  return { field, query, settle, clear, handleInput };
}
