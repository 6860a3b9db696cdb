import { createStore } from 'zustand/vanilla';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import { isInputMethodKey, type KeyEvent } from './key-events.ts';

/** Text typed after the key that opens the search, before its field has the focus. */
interface TypeAheadBuffer {
  /** Undefined while no field is pending. */
  readonly text: string | undefined;
  /** The search key was pressed, and the code that handles it is still loading. */
  readonly isQueued: boolean;
}

export const typeAheadBuffer = createStore<TypeAheadBuffer>(() => ({
  text: undefined,
  isQueued: false,
}));

/** Focuses a mounted search field. Returns false if there is none; typed text is buffered then. */
export function startSearch(): boolean {
  typeAheadBuffer.setState({ text: '' });
  /* A mounted field has taken the focus by now. */
  return typeAheadBuffer.getState().text === undefined;
}

/** Returns the text after a key; undefined if the key types and deletes nothing. */
export function appendTypedKey(text: string, event: KeyEvent): string | undefined {
  if (isInputMethodKey(event) || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === 'Backspace') return cutText(text, text.length - 1);
  const isNamed = /^[A-Z][A-Za-z0-9]+$/.test(event.key);
  return isNamed ? undefined : text + event.key;
}
