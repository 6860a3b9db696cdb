import { keyName, matchShortcut } from '#lib/keys/key-names.ts';
import { appendTypedKey, typeAheadBuffer } from '#lib/keys/type-ahead-buffer.ts';
import { boundKeys } from '#components/shortcuts/shortcut-table.ts';
import { runShortcut, type ShortcutContext } from './run-shortcut.ts';

/** Maximum time between the keys of a sequence, in milliseconds. */
const maxSequenceMs = 1_500;

/**
 * Milliseconds since the first key meant for a requested form after which keys are shortcuts again.
 */
const maxFormWaitMs = 5_000;

/**
 * While the search field loads, stores typed text for it. Returns whether the key belongs to the field;
 * Escape cancels the search.
 */
function bufferForSearch(event: KeyboardEvent): boolean {
  const { text } = typeAheadBuffer.getState();
  if (text === undefined) return false;
  const next = appendTypedKey(text, event);
  if (event.key === 'Escape') typeAheadBuffer.setState({ text: undefined });
  else if (next !== undefined) {
    event.preventDefault();
    typeAheadBuffer.setState({ text: next });
  }
  return true;
}

/** Handles key presses outside of text fields, menus and dialogs. */
export type KeyHandler = (event: KeyboardEvent) => void;

/** Creates the handler of all shortcuts, except `showNew`, which the timeline handles. */
export function createKeyHandler(world: () => ShortcutContext): KeyHandler {
  let pendingKeys: { readonly keys: string; readonly at: number } | undefined;
  let formWaitStart: number | undefined;
  let searchStart: number | undefined;
  return (event) => {
    /* While a requested form is loading, keys belong to its text and must not trigger shortcuts. */
    formWaitStart = world().isFormPending() ? (formWaitStart ?? event.timeStamp) : undefined;
    if (formWaitStart !== undefined && event.timeStamp - formWaitStart < maxFormWaitMs) return;
    const isSearching = typeAheadBuffer.getState().text !== undefined;
    searchStart = isSearching ? (searchStart ?? event.timeStamp) : undefined;
    if (event.timeStamp - (searchStart ?? event.timeStamp) > maxFormWaitMs)
      typeAheadBuffer.setState({ text: undefined });
    if (bufferForSearch(event)) return;
    const pressedKey = keyName(event);
    if (pressedKey === undefined) return;
    if (pressedKey === 'Enter') {
      /* Enter is a shortcut only on a status or an item of a list, since buttons and links
         handle it themselves. */
      if (event.target instanceof Element && event.target.matches('article, [data-row]'))
        runShortcut('open', world());
      return;
    }
    const { session } = world();
    const hasTimedOut =
      pendingKeys !== undefined && event.timeStamp - pendingKeys.at > maxSequenceMs;
    const match = matchShortcut(
      pressedKey,
      hasTimedOut ? undefined : pendingKeys?.keys,
      boundKeys(session.preferences),
    );
    pendingKeys =
      match && 'pending' in match ? { keys: match.pending, at: event.timeStamp } : undefined;
    if (!match || !('id' in match) || match.id === 'show-new') return;
    event.preventDefault();
    runShortcut(match.id, world());
  };
}
