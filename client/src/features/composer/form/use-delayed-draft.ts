import { startTransition, useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand';
import type { OpenDraftState } from '#session/drafts/draft-reducer.ts';

/** Milliseconds without a key press after which typed text is rendered. */
const pauseMs = 500;

/**
 * Returns the state of a draft for rendering. Typed text follows after a pause, so that a long composer
 * does not slow down input. The first letter and all other changes follow at once.
 */
export function useDelayedDraft(store: StoreApi<OpenDraftState>): OpenDraftState {
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
      else if (edits !== before.edits) {
        clearTimeout(timer);
        timer = setTimeout(() => startTransition(show), pauseMs);
      }
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return shown.store === store ? shown.state : store.getState();
}
