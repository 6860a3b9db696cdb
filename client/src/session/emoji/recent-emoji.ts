import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import type { SessionPart } from '../session.ts';

/** Number of remembered emoji (R-CONST-049). */
export const maxRecentEmoji = 42;

const schema = v.object({
  /** Characters and shortcodes, last used first. */
  used: v.pipe(v.array(v.string()), v.readonly()),
  tone: v.picklist([0, 1, 2, 3, 4, 5]),
});

/** Emoji picked on this device and the selected skin tone. */
export type RecentEmoji = v.InferOutput<typeof schema>;

/**
 * Returns the list after `name` was used. Ignores items without text and emoji of other servers,
 * `blob@host`, which cannot be typed [R-EMOJI-002 R-EMOJI-003].
 */
export function addToRecent(used: readonly string[], name: string | undefined): readonly string[] {
  if (name === undefined || name === '' || name.includes('@')) return used;
  return [name, ...used.filter((other) => other !== name)].slice(0, maxRecentEmoji);
}

/** Remembered per account across reloads. */
export const recentEmoji: SessionPart<StoreApi<RecentEmoji>> = {
  name: 'recent emoji',
  create({ area, viewerId }) {
    const name = `recentEmojis.${viewerId ?? 'visitor'}`;
    const stored = createPersistedValue({ name, version: 1, schema, area });
    const store = createStore<RecentEmoji>(() => stored.read() ?? { used: [], tone: 0 });
    store.subscribe((state) => stored.write(state));
    return store;
  },
};

export function recordEmojiUse(recent: StoreApi<RecentEmoji>, name: string | undefined): void {
  recent.setState(({ used }) => ({ used: addToRecent(used, name) }));
}
