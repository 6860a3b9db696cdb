import { startTransition, useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand';
import type { OpenDraftState, Written } from './open-draft.ts';

/* What every letter renews beside the text. */
const renewed: ReadonlySet<string> = new Set(['text', 'idempotencyKey', 'updatedAt']);

function isTyping(next: OpenDraftState, before: OpenDraftState): boolean {
  if (next.isSending !== before.isSending || next.isAside !== before.isAside) return false;
  if (next.outcome !== before.outcome) return false;
  /* The first letter brings lines above the buttons, which must not move under a press. */
  if (!next.written.text !== !before.written.text) return false;
  const names = new Set([...Object.keys(next.written), ...Object.keys(before.written)]);
  const isSame = (name: string): boolean => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of either
    const key = name as keyof Written;
    return renewed.has(name) || next.written[key] === before.written[key];
  };
  return [...names].every(isSame);
}

/** While somebody types, the form around the text is drawn this often (milliseconds). */
const pause = 150;

/**
 * What the form around the text is drawn from: a new text a moment after it was typed, so that a long
 * form never makes typing wait; the first letter, and everything else, at once.
 */
export function useAfterTyping(store: StoreApi<OpenDraftState>): OpenDraftState {
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
      else timer ??= setTimeout(() => startTransition(show), pause);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return shown.store === store ? shown.state : store.getState();
}
