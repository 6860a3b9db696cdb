import * as v from 'valibot';
import { v7 as timeOrderedId } from 'uuid';
import { accountTexts, draftText, withoutTextsOf } from '#lib/storage/unsent-texts.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { OnStorageError } from '#lib/storage/storage-error.ts';
import { parseDraftKey, draftKey, type DraftContext } from './draft-context.ts';
import { createOutboxStorage, type OutboxStorage } from './outbox-storage.ts';
import { createPersistedRecord } from './persisted-record.ts';
import { type Draft, draftSchema, isEmptyDraft } from './draft.ts';

export interface SavedDraft {
  readonly context: DraftContext;
  readonly draft: Draft;
}

/** The drafts of one member on this device. */
export interface Drafts {
  /** Returns the same object until the draft changes. */
  get(context: DraftContext): Draft | undefined;
  /** Like `get`, and marks this version as the one being edited. */
  openForEditing(context: DraftContext): Draft | undefined;
  /**
   * Saves a draft; an empty one is deleted (R-COMP-015). If another tab has saved its own in this
   * context meanwhile, this one is saved separately. Returns the context it was saved under.
   */
  save(context: DraftContext, value: Draft): DraftContext;
  remove(context: DraftContext): void;
  /** Returns all drafts, last changed first. */
  list(): readonly SavedDraft[];
  /** Saves a separate copy and returns its context. */
  saveCopy(value: Draft): DraftContext;
  /**
   * Calls `onChange` for every change, here or in another tab. Returns a function that
   * unsubscribes.
   */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Number of changes so far, here or in another tab. */
  readonly version: () => number;
  /** Posts on their way to the server. */
  readonly posts: OutboxStorage;
  /** Stored texts that can no longer be read as drafts, for copying. */
  readonly unreadable: () => readonly string[];
  /** Deletes the unreadable texts. */
  readonly deleteUnreadable: () => void;
  /** Deletes everything this member has written here: drafts, queued posts and unreadable texts. */
  readonly deleteAll: () => void;
}

function asDraft(value: unknown): Draft | undefined {
  const parsed = v.safeParse(draftSchema, value);
  return parsed.success ? parsed.output : undefined;
}

/** Where unreadable storage values are moved (`stored-value`). */
const quarantineKeys = ['drafts.quarantine', 'outbox.quarantine'];

/** Returns the member's texts in values that were unreadable as a whole. */
function quarantinedTexts(area: StorageArea, accountId: string): readonly string[] {
  try {
    return quarantineKeys.flatMap((name) => accountTexts(area.getItem(name) ?? '{}', accountId));
  } catch {
    return [];
  }
}

/** Deletes these texts, except those of other members. */
function removeQuarantinedTexts(area: StorageArea, accountId: string): void {
  for (const name of quarantineKeys) {
    try {
      const left = withoutTextsOf(area.getItem(name) ?? '{}', accountId);
      if (left === undefined) area.removeItem(name);
      else area.setItem(name, left);
    } catch {
      // A browser that blocks storage has nothing to delete.
    }
  }
}

function separateContext(): DraftContext {
  return { kind: 'kept', id: timeOrderedId() };
}

/** Returns the name for a draft whose context was taken by another tab. */
function separateName(name: string): string {
  return `${name.slice(0, name.indexOf('/') + 1)}${draftKey(separateContext())}`;
}

/**
 * Opens the drafts of one member on this device, under the storage key `drafts` (R-CONST-106).
 * Drafts of other members are never returned.
 */
export function createDrafts(
  area: StorageArea,
  accountId: string,
  onStorageError?: OnStorageError,
): Drafts {
  const stored = createPersistedRecord('drafts', area, onStorageError, separateName);
  /* Parsed drafts by stored object, so that subscribers get the same draft again. */
  const read = new WeakMap<object, { readonly draft: Draft | undefined }>();
  /* The version of each draft that this tab has last read or written. */
  const known = new Map<string, string>();

  let version = 0;
  stored.subscribe(() => {
    version += 1;
  });

  const draftUnder = (name: string): Draft | undefined => {
    const value = stored.read()[name];
    if (typeof value !== 'object' || value === null) return undefined;
    const seen = read.get(value) ?? { draft: asDraft(value) };
    read.set(value, seen);
    return seen.draft;
  };
  /** Moves a value that cannot be read as a draft to another name before it is overwritten. */
  const moveUnreadable = (name: string): Readonly<Record<string, unknown>> => {
    const value: unknown = stored.read()[name];
    if (value === undefined || draftUnder(name)) return {};
    return { [`${name} ${timeOrderedId()}`]: value };
  };

  const prefix = `${accountId}/`;
  const nameOf = (context: DraftContext): string => prefix + draftKey(context);
  const ownNames = () => Object.keys(stored.read()).filter((name) => name.startsWith(prefix));
  const removeNames = (names: readonly string[]): void =>
    stored.change(Object.fromEntries(names.map((name) => [name, undefined])));
  const posts = createOutboxStorage(area, accountId, onStorageError);
  return {
    get: (context) => draftUnder(nameOf(context)),
    openForEditing(context) {
      const name = nameOf(context);
      const found = draftUnder(name);
      if (found) known.set(name, found.idempotencyKey);
      return found;
    },
    save(context, value) {
      const standing = draftUnder(nameOf(context))?.idempotencyKey;
      const lastKnown = known.get(nameOf(context));
      const isForeign =
        standing !== undefined && standing !== lastKnown && standing !== value.idempotencyKey;
      const targetContext = isForeign && lastKnown !== undefined ? separateContext() : context;
      known.set(nameOf(targetContext), value.idempotencyKey);
      stored.change({
        [nameOf(targetContext)]: isEmptyDraft(value) ? undefined : value,
        ...moveUnreadable(nameOf(targetContext)),
      });
      return targetContext;
    },
    remove: (context) => stored.change({ [nameOf(context)]: undefined }),
    list: () =>
      ownNames()
        .flatMap((name): SavedDraft[] => {
          const context = parseDraftKey(name.slice(prefix.length));
          const found = draftUnder(name);
          return context && found ? [{ context, draft: found }] : [];
        })
        .toSorted((one, other) => other.draft.updatedAt.localeCompare(one.draft.updatedAt)),
    saveCopy(value) {
      const context = separateContext();
      stored.change({ [nameOf(context)]: value });
      return context;
    },
    posts,
    unreadable() {
      const own = Object.entries(stored.read()).flatMap(([name, value]) =>
        name.startsWith(prefix) && !draftUnder(name) ? [draftText(value)] : [],
      );
      return [...own, ...quarantinedTexts(area, accountId)].filter((text) => text.trim() !== '');
    },
    deleteUnreadable() {
      removeQuarantinedTexts(area, accountId);
      removeNames(ownNames().filter((name) => !draftUnder(name)));
    },
    deleteAll() {
      removeQuarantinedTexts(area, accountId);
      removeNames(ownNames());
      for (const post of posts.list()) posts.remove(post.draft.idempotencyKey);
    },
    version: () => version,
    subscribe: stored.subscribe,
  };
}
