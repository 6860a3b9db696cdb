import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import type { SessionPart } from '../session.ts';

/** Maximum number of searches stored per account. */
export const maxRecentSearches = 8;

const schema = v.pipe(v.array(v.string()), v.readonly());

/** Adds a search to the list, newest first. It replaces an equal search in another letter case. */
export function addRecentSearch(recent: readonly string[], words: string): readonly string[] {
  const added = words.trim();
  if (added === '') return recent;
  const others = recent.filter((other) => other.toLowerCase() !== added.toLowerCase());
  return [added, ...others].slice(0, maxRecentSearches);
}

/** The last searches on this device, stored per account. */
export const recentSearches: SessionPart<StoreApi<readonly string[]>> = {
  name: 'recent searches',
  create({ area, viewerId }) {
    const name = `recentSearches.${viewerId ?? 'visitor'}`;
    const stored = createPersistedValue({ name, version: 1, schema, area });
    const store = createStore<readonly string[]>(() => stored.read() ?? []);
    store.subscribe((recent) => (recent.length === 0 ? stored.remove() : stored.write(recent)));
    return store;
  },
};
