import { createContext, useContext, useEffect, useState } from 'react';

/** Has somebody asked before they leave, where `leave` goes on; returns the way to end that. */
export type BlockLeaving = (ask: (leave: () => void) => void) => () => void;

/** The router's way of holding people; put in by the app. */
export const BlockLeavingContext = createContext<BlockLeaving>(() => () => undefined);

/**
 * Holds whoever leaves the screen, by a link or by Back, while something would be lost. The screen
 * asks, in a dialog of its own, while `isAsking`. Of leaving the page the browser asks by itself.
 */
export function useBlockLeaving(wouldLose: boolean): {
  readonly isAsking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
} {
  const block = useContext(BlockLeavingContext);
  const [onward, setOnward] = useState<{ readonly leave: () => void }>();
  useEffect(() => {
    if (!wouldLose) return;
    const unblock = block((leave) => setOnward({ leave }));
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      unblock();
      window.removeEventListener('beforeunload', warn);
    };
  }, [block, wouldLose]);
  const stay = (): void => setOnward(undefined);
  const leave = (): void => {
    stay();
    onward?.leave();
  };
  return { isAsking: onward !== undefined, leave, stay };
}
