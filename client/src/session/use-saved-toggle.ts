import { useState } from 'react';
import type { UiStateLifetime } from './ui-state.ts';
import { useSession } from './session-context.ts';

/**
 * Returns a flag of one status, such as "unfolded", and a function that sets it. The flag is stored
 * outside of the card: virtual lists unmount cards far from the screen, and the layout must be the
 * same after a remount or reload. Returns `initial` until a value was set.
 */
export function useSavedToggle(
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
