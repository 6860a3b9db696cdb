import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import type { SessionPart } from '../session.ts';

/** Maximum number of recent emoji that are stored (R-CONST-049). */
export const maxRecentEmoji = 42;

const schema = v.object({
  /** Characters and shortcodes, last used first. */
  used: v.pipe(v.array(v.string()), v.readonly()),
  tone: v.picklist([0, 1, 2, 3, 4, 5]),
});

/** The emoji that were used on this device, and the selected skin tone. */
export type RecentEmoji = v.InferOutput<typeof schema>;

/**
 * Returns the list of recent emoji after `name` was used. Ignores items without text, and emoji of
 * other servers (`blob@host`), since these cannot be typed [R-EMOJI-002 R-EMOJI-003].
 */
export function addRecentEmoji(
  used: readonly string[],
  name: string | undefined,
): readonly string[] {
  if (name === undefined || name === '' || name.includes('@')) return used;
  return [name, ...used.filter((other) => other !== name)].slice(0, maxRecentEmoji);
}

/** The recent emoji of an account, which are stored on this device. */
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
  recent.setState(({ used }) => ({ used: addRecentEmoji(used, name) }));
}
