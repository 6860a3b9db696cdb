import * as v from 'valibot';
import { pathTo } from '#domain/links/paths.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import { createStoredValue } from '#lib/storage/stored-value.ts';

/** What was shared while signed out; stays in the tab, since signing in may lead to the server's own page. */
const awaiting = (area: StorageArea) =>
  createStoredValue({ name: 'shared', version: 1, schema: v.string(), area });

/** Keeps a text until somebody has signed in. */
export function awaitSignIn(area: StorageArea, text: string): void {
  awaiting(area).write(text);
}

/** Where one goes after signing in: home, where what was shared before becomes a new post. */
export function homeAfterSignIn(area: StorageArea): string {
  const text = awaiting(area).read();
  if (text === undefined) return pathTo('friends');
  awaiting(area).remove();
  return `${pathTo('friends')}?${new URLSearchParams({ message: text })}`;
}
