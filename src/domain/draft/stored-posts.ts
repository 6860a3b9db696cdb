import * as v from 'valibot';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { OnStorageTrouble } from '#lib/storage/storage-trouble.ts';
import { draft } from './draft.ts';
import { createStoredRecord } from './stored-record.ts';

const storedPost = v.object({
  draft,
  /** The name of the place it was written in (`draftKey`). */
  place: v.string(),
  /** Held: not to be sent before `due`. Failed: refused for good, until somebody acts. */
  state: v.fallback(v.picklist(['held', 'waiting', 'sending', 'failed']), 'failed'),
  /** Milliseconds since 1970: not before. */
  due: v.fallback(v.number(), 0),
  /** How often it was tried by itself. */
  attempts: v.fallback(v.number(), 0),
  /** Why the last try came to nothing: the kind of the error, and what the server said. */
  failure: v.fallback(v.optional(v.object({ kind: v.string(), message: v.string() })), undefined),
});

/** A post that is on its way to the server, known by its draft's idempotency key. */
export type StoredPost = v.InferOutput<typeof storedPost>;

/** What one member has given to be posted on this device. */
export interface StoredPosts {
  /** Oldest first; the same array as long as nothing changed. */
  readonly list: () => readonly StoredPost[];
  /** Puts posts in the place of those with their keys, and takes `gone` away, in one write. */
  put(posts: readonly StoredPost[], gone?: string): void;
  remove(key: string): void;
  /** Told of every change, here or in another tab. Returns the way to stop. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** The posts of one member that are on their way, on this device, under the storage key `outbox`. */
export function createStoredPosts(
  area: StorageArea,
  accountId: string,
  onTrouble?: OnStorageTrouble,
): StoredPosts {
  /* A post has one name in all tabs. */
  const stored = createStoredRecord('outbox', area, onTrouble, (name) => name);
  const prefix = `${accountId}/`;
  let last: { readonly of: unknown; readonly posts: readonly StoredPost[] } | undefined;
  return {
    list() {
      const all = stored.read();
      if (last && last.of === all) return last.posts;
      const posts = Object.entries(all)
        .filter(([name]) => name.startsWith(prefix))
        .flatMap(([, post]): StoredPost[] => {
          const parsed = v.safeParse(storedPost, post);
          return parsed.success ? [parsed.output] : [];
        })
        .toSorted((one, other) =>
          one.draft.idempotencyKey.localeCompare(other.draft.idempotencyKey),
        );
      last = { of: all, posts };
      return posts;
    },
    put(posts, gone) {
      const named = posts.map((post) => [prefix + post.draft.idempotencyKey, post] as const);
      stored.change({
        ...(gone === undefined ? {} : { [prefix + gone]: undefined }),
        ...Object.fromEntries(named),
      });
    },
    remove: (key) => stored.change({ [prefix + key]: undefined }),
    subscribe: stored.subscribe,
  };
}
