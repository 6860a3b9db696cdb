import { createStore } from 'zustand/vanilla';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import { isInputMethodKey, type KeyEvent } from './key-events.ts';

/** Text that was typed after the search key, before the search field had the focus. */
interface TypeAheadBuffer {
  /** The text typed so far; undefined if no search field is about to get the focus. */
  readonly text: string | undefined;
  /** Whether the search key was pressed before the code of the search had loaded. */
  readonly isQueued: boolean;
}

export const typeAheadBuffer = createStore<TypeAheadBuffer>(() => ({
  text: undefined,
  isQueued: false,
}));

/**
 * Focuses a mounted search field. Returns false if there is none; typed text is then stored in the
 * buffer.
 */
export function focusSearchField(): boolean {
  typeAheadBuffer.setState({ text: '' });
  /* A mounted search field reacts to the change at once and takes the text out of the buffer. */
  return typeAheadBuffer.getState().text === undefined;
}

/**
 * Returns the buffered text after a pressed key; undefined if the key neither types nor deletes a
 * character.
 */
export function appendTypedKey(text: string, event: KeyEvent): string | undefined {
  if (isInputMethodKey(event) || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === 'Backspace') return cutText(text, text.length - 1);
  const isNamed = /^[A-Z][A-Za-z0-9]+$/.test(event.key);
  return isNamed ? undefined : text + event.key;
}
