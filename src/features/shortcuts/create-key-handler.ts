import type { StoreApi } from 'zustand/vanilla';
import { keyName, matchKeys } from '#domain/shortcuts/key-names.ts';
import { typeAhead, typedAhead, type TypedAhead } from '#domain/shortcuts/typed-ahead.ts';
import { boundKeys } from '#domain/shortcuts/shortcut-table.ts';
import { runShortcut, type KeysWorld } from './run-shortcut.ts';

/** Keys that follow one another later than this are not one, in milliseconds. */
const longestPause = 1_500;

/** As long a form that was asked for is waited for, in milliseconds after the first key that is meant for it. */
const longestWait = 5_000;

/**
 * Keeps what is typed until the field of the search has the focus. Returns whether the key was for that
 * field; Escape gives the search up.
 */
function goesToSearch(event: KeyboardEvent, ahead: StoreApi<TypedAhead>): boolean {
  const { text } = ahead.getState();
  if (text === undefined) return false;
  const next = typeAhead(text, event);
  if (event.key === 'Escape') ahead.setState({ text: undefined });
  else if (next !== undefined) {
    event.preventDefault();
    ahead.setState({ text: next });
  }
  return true;
}

/** Handles the presses that are not for a text, a menu or a window. */
export type KeyHandler = (event: KeyboardEvent) => void;

/** Listens for the keys of the table. The timeline itself shows what is new (`showNew`). */
export function createKeyHandler(world: () => KeysWorld): KeyHandler {
  let before: { readonly keys: string; readonly at: number } | undefined;
  let awaitedFrom: number | undefined;
  let searchedFrom: number | undefined;
  return (event) => {
    /* Whoever types already, before the form is there, means none of the page's keys. */
    awaitedFrom = world().awaitsForm() ? (awaitedFrom ?? event.timeStamp) : undefined;
    if (awaitedFrom !== undefined && event.timeStamp - awaitedFrom < longestWait) return;
    const ahead = world().session.part(typedAhead);
    const isSearching = ahead.getState().text !== undefined;
    searchedFrom = isSearching ? (searchedFrom ?? event.timeStamp) : undefined;
    if (event.timeStamp - (searchedFrom ?? event.timeStamp) > longestWait)
      ahead.setState({ text: undefined });
    if (goesToSearch(event, ahead)) return;
    const pressed = keyName(event);
    if (pressed === undefined) return;
    const { session } = world();
    const isLate = before !== undefined && event.timeStamp - before.at > longestPause;
    const match = matchKeys(
      pressed,
      isLate ? undefined : before?.keys,
      boundKeys(session.preferences),
    );
    before = match && 'pending' in match ? { keys: match.pending, at: event.timeStamp } : undefined;
    if (!match || !('id' in match) || match.id === 'showNew') return;
    event.preventDefault();
    runShortcut(match.id, world());
  };
}
