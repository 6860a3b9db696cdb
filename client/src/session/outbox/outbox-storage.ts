import * as v from 'valibot';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { OnStorageError } from '#lib/storage/storage-error.ts';
import type { SessionPart } from '#session/session.ts';
import { draftSchema } from '#session/drafts/draft.ts';
import { createPersistedRecord } from '#lib/storage/persisted-record.ts';

const storedPost = v.object({
  draft: draftSchema,
  /** The context it was written in (`draftKey`). */
  place: v.string(),
  /** held: not sent before `due`. failed: refused permanently, until the member acts. */
  state: v.fallback(v.picklist(['held', 'waiting', 'sending', 'failed']), 'failed'),
  /** Milliseconds since 1970: not sent before this time. */
  due: v.fallback(v.number(), 0),
  /** Number of automatic attempts. */
  attempts: v.fallback(v.number(), 0),
  /** Why the last attempt failed: the kind of error and the server's message. */
  failure: v.fallback(v.optional(v.object({ kind: v.string(), message: v.string() })), undefined),
});

/** A post on its way to the server, identified by its draft's idempotency key. */
export type OutboxPost = v.InferOutput<typeof storedPost>;

/** The posts that one member has queued on this device. */
export type OutboxStorage = ReturnType<typeof createOutboxStorage>;

/** Opens the queued posts of one member on this device, under the storage key `outbox`. */
export function createOutboxStorage(
  area: StorageArea,
  accountId: string,
  onStorageError?: OnStorageError,
) {
  /* A post has the same name in all tabs. */
  const stored = createPersistedRecord('outbox', area, onStorageError, (name) => name);
  const prefix = `${accountId}/`;
  let last: { readonly of: unknown; readonly posts: readonly OutboxPost[] } | undefined;
  const list = (): readonly OutboxPost[] => {
    const all = stored.read();
    if (last && last.of === all) return last.posts;
    const posts = Object.entries(all)
      .filter(([name]) => name.startsWith(prefix))
      .flatMap(([, post]): OutboxPost[] => {
        const parsed = v.safeParse(storedPost, post);
        return parsed.success ? [parsed.output] : [];
      })
      .toSorted((one, other) => one.draft.idempotencyKey.localeCompare(other.draft.idempotencyKey));
    last = { of: all, posts };
    return posts;
  };
  return {
    /** Oldest first; the same array until something changes. */
    list,
    /** Replaces the posts with the same keys and removes `gone`, in one write. */
    put(posts: readonly OutboxPost[], gone?: string): void {
      const named = posts.map((post) => [prefix + post.draft.idempotencyKey, post] as const);
      stored.change({
        ...(gone === undefined ? {} : { [prefix + gone]: undefined }),
        ...Object.fromEntries(named),
      });
    },
    remove: (key: string): void => stored.change({ [prefix + key]: undefined }),
    removeAll(): void {
      for (const { draft } of list()) stored.change({ [prefix + draft.idempotencyKey]: undefined });
    },
    /** Calls `onChange` for every change, here or in another tab. */
    subscribe: stored.subscribe,
  };
}

/** The posts that the session's viewer has queued. */
export const outboxStorage: SessionPart<OutboxStorage> = {
  name: 'outbox storage',
  create: ({ area, viewerId, onStorageError }) =>
    createOutboxStorage(area, viewerId ?? '', onStorageError),
};
