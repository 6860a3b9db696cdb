import * as v from 'valibot';
import { pathTo } from '#lib/url/paths.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';

/**
 * Text that another app shared while nobody was signed in. Stored in the tab, because signing in may
 * lead to a page of the server and back.
 */
const pendingText = (area: StorageArea) =>
  createPersistedValue({ name: 'shared', version: 1, schema: v.string(), area });

/** Saves a text until the user has signed in. */
export function saveSharedText(area: StorageArea, text: string): void {
  pendingText(area).write(text);
}

/**
 * Returns the path to open after signing in: the home timeline, with the shared text in a composer.
 * Removes the saved text.
 */
export function pathAfterSignIn(area: StorageArea): string {
  const text = pendingText(area).read();
  if (text === undefined) return pathTo('friends');
  pendingText(area).remove();
  return `${pathTo('friends')}?${new URLSearchParams({ message: text })}`;
}
