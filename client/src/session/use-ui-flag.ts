import { useState } from 'react';
import type { UiStateLifetime } from './ui-state.ts';
import { useSession } from './session-context.ts';

/**
 * A UI flag of one status (unfolded, revealed) that outlives its card, since virtual lists unmount
 * cards far from the screen: the layout must be the same after a remount or a reload. Returns
 * `initial` until a value is set.
 */
export function useUiFlag(
  key: string,
  initial: boolean,
  lasts: UiStateLifetime = 'tab',
): [boolean, (value: boolean) => void] {
  const { uiState } = useSession();
  const [chosen, setChosen] = useState(() => uiState.read(key));
  const update = (next: boolean): void => {
    uiState.write(key, next, lasts);
    setChosen(next);
  };
  return [chosen ?? initial, update];
}
