import { startTransition, useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand';
import type { OpenDraftState, DraftEdits } from './open-draft.ts';

/* Fields that every key press changes besides the text. */
const typingKeys: ReadonlySet<string> = new Set(['text', 'idempotencyKey', 'updatedAt']);

function isTyping(next: OpenDraftState, before: OpenDraftState): boolean {
  if (next.isSending !== before.isSending || next.isSavedSeparately !== before.isSavedSeparately)
    return false;
  if (next.outcome !== before.outcome) return false;
  /* The first letter adds lines above the buttons; a delay would move them under a click. */
  if (!next.edits.text !== !before.edits.text) return false;
  const names = new Set([...Object.keys(next.edits), ...Object.keys(before.edits)]);
  const isSame = (name: string): boolean => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of either
    const key = name as keyof DraftEdits;
    return typingKeys.has(name) || next.edits[key] === before.edits[key];
  };
  return [...names].every(isSame);
}

/** Minimum time between renders of the form while typing, in milliseconds. */
const intervalMs = 150;

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
    const unsubscribe = store.subscribe((state, before) => {
      if (!isTyping(state, before)) show();
      else timer ??= setTimeout(() => startTransition(show), intervalMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return shown.store === store ? shown.state : store.getState();
}
