import { createStore, type StoreApi } from 'zustand/vanilla';
import { cutText } from '#lib/graphemes.ts';
import { isInputMethodKey, type KeyEvent } from '#lib/key-events.ts';
import type { SessionPart } from '#session/session.ts';

/** Text typed after the key that opens the search, before its field has the focus. */
export interface TypedAhead {
  /** Undefined while no field is pending. */
  readonly text: string | undefined;
  /** The search key was pressed, and the code that handles it is still loading. */
  readonly isQueued: boolean;
}

export const typedAhead: SessionPart<StoreApi<TypedAhead>> = {
  name: 'text typed ahead',
  create: () => createStore<TypedAhead>(() => ({ text: undefined, isQueued: false })),
};

/** Returns the text after a key; undefined if the key types and deletes nothing. */
export function typeAhead(text: string, event: KeyEvent): string | undefined {
  if (isInputMethodKey(event) || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === 'Backspace') return cutText(text, text.length - 1);
  const isNamed = /^[A-Z][A-Za-z0-9]+$/.test(event.key);
  return isNamed ? undefined : text + event.key;
}
