import * as v from 'valibot';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { OnStorageError } from '#lib/storage/storage-error.ts';
import type { SessionPart } from '#session/session.ts';
import { draftSchema } from '#session/drafts/draft.ts';
import { createPersistedRecord } from '#lib/storage/persisted-record.ts';

const storedPost = v.object({
  draft: draftSchema,
  /** Name of the context in which the post was written (`draftKey`). */
  place: v.string(),
  /**
   * `held`: not sent before `due`. `failed`: the server refused the post, and its author must act.
   */
  state: v.fallback(v.picklist(['held', 'waiting', 'sending', 'failed']), 'failed'),
  /** Time before which the post is not sent, in milliseconds since 1970. */
  due: v.fallback(v.number(), 0),
  /** Number of automatic attempts to send the post. */
  attempts: v.fallback(v.number(), 0),
  /** Why the last attempt failed: the kind of the error, and the message of the server. */
  failure: v.fallback(v.optional(v.object({ kind: v.string(), message: v.string() })), undefined),
});

/** A post that is queued or being sent. The idempotency key of its draft identifies it. */
export type OutboxPost = v.InferOutput<typeof storedPost>;

/** The posts that one member has queued on this device. */
export type OutboxStorage = ReturnType<typeof createOutboxStorage>;

/** Opens the queued posts of one member on this device, which are stored under the key `outbox`. */
export function createOutboxStorage(
  area: StorageArea,
  accountId: string,
  onStorageError?: OnStorageError,
) {
  /* Returns the same name: all tabs store a post under one name, so two versions never exist. */
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
    /** Returns the posts, oldest first; the same array until something changes. */
    list,
    /**
     * Replaces the posts with the same keys and removes the post `gone`, in a single write to
     * storage.
     */
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
    /**
     * Calls `onChange` after every change in this or another tab. Returns a function that
     * unsubscribes.
     */
    subscribe: stored.subscribe,
  };
}

/** The posts that the viewer of the session has queued. */
export const outboxStorage: SessionPart<OutboxStorage> = {
  name: 'outbox storage',
  create: ({ area, viewerId, onStorageError }) =>
    createOutboxStorage(area, viewerId ?? '', onStorageError),
};
