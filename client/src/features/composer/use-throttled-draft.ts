import { startTransition, useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand';
import type { OpenDraftState } from './draft-reducer.ts';

/** Minimum time between renders while typing, in milliseconds. */
const intervalMs = 500;

/**
 * Returns the draft state, delayed while typing so that a long form does not slow down input. The
 * first letter and all other changes apply immediately.
 */
export function useThrottledDraft(store: StoreApi<OpenDraftState>): OpenDraftState {
  const [shown, setShown] = useState(() => ({ store, state: store.getState() }));
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      clearTimeout(timer);
      timer = undefined;
      setShown({ store, state: store.getState() });
    };
    const unsubscribe = store.subscribe(({ edits, revision }, before) => {
      if (revision !== before.revision) show();
      else if (edits !== before.edits)
        timer ??= setTimeout(() => startTransition(show), intervalMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return shown.store === store ? shown.state : store.getState();
}
