import { useState } from 'react';
import type { UiStateLasts } from '#session/ui-state.ts';
import { useSession } from '#session/session-context.ts';

/**
 * A choice about one status (unfolded, revealed) that outlives its card: cards far from the screen
 * are taken away, and nothing may have moved when they come back, nor after a reload. Until somebody
 * chooses, `initial`.
 */
export function useUiFlag(
  key: string,
  initial: boolean,
  lasts: UiStateLasts = 'tab',
): [boolean, (value: boolean) => void] {
  const { uiState } = useSession();
  const [chosen, setChosen] = useState(() => uiState.read(key));
  const keep = (next: boolean): void => {
    uiState.write(key, next, lasts);
    setChosen(next);
  };
  return [chosen ?? initial, keep];
}
