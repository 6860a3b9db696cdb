import { useState } from 'react';
import type { ChoiceLasts } from '#session/kept-choices.ts';
import { useSession } from '#session/session-context.ts';

/**
 * A choice about one status (unfolded, revealed) that outlives its card: cards far from the screen
 * are taken away, and nothing may have moved when they come back, nor after a reload. Until somebody
 * chooses, `initial`.
 */
export function useKeptFlag(
  key: string,
  initial: boolean,
  lasts: ChoiceLasts = 'tab',
): [boolean, (value: boolean) => void] {
  const { choices } = useSession();
  const [chosen, setChosen] = useState(() => choices.read(key));
  const keep = (next: boolean): void => {
    choices.keep(key, next, lasts);
    setChosen(next);
  };
  return [chosen ?? initial, keep];
}
