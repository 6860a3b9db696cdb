import * as v from 'valibot';
import { v7 as timeOrderedId } from 'uuid';
import { textsIn, withoutTextsOf, wordsOf } from '#lib/rescue/kept-texts.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { OnStorageTrouble } from '#lib/storage/storage-trouble.ts';
import { draftContextOf, draftKey, type DraftContext } from './draft-context.ts';
import { createStoredPosts, type StoredPosts } from './stored-posts.ts';
import { createStoredRecord } from './stored-record.ts';
import { draft, isEmptyDraft, type Draft } from './draft.ts';

export interface KeptDraft {
  readonly context: DraftContext;
  readonly draft: Draft;
}

/** What one member has begun to write on this device. */
export interface Drafts {
  /** The same object as long as it is the same draft. */
  get(context: DraftContext): Draft | undefined;
  /** The same, to write on from there. */
  take(context: DraftContext): Draft | undefined;
  /**
   * Keeps a draft; an empty one is deleted (R-COMP-015). Where another tab has put its own
   * in that place meanwhile, this one is kept beside it. Tells where it stands.
   */
  save(context: DraftContext, value: Draft): DraftContext;
  remove(context: DraftContext): void;
  /** All of them, the last changed first. */
  list(): readonly KeptDraft[];
  /** Puts a copy beside the others, and tells where it stands. */
  keep(value: Draft): DraftContext;
  /** Told of every change, here or in another tab. Returns the way to stop. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Counts the changes, here or in another tab. */
  readonly version: () => number;
  /** What is on its way to the server. */
  readonly posts: StoredPosts;
  /** Texts that stand here and cannot be read as drafts any more; to be copied. */
  readonly unreadable: () => readonly string[];
  /** Lets go of them. */
  readonly forgetUnreadable: () => void;
  /** Deletes all that this member has written here: drafts, queued posts and what cannot be read. */
  readonly deleteAll: () => void;
}

function asDraft(value: unknown): Draft | undefined {
  const parsed = v.safeParse(draft, value);
  return parsed.success ? parsed.output : undefined;
}

/** Where storage puts what it could not read (`stored-value`). */
const placesAside = ['drafts.quarantine', 'outbox.quarantine'];

/** The member's texts in what was put aside whole. */
function asideTexts(area: StorageArea, accountId: string): readonly string[] {
  try {
    return placesAside.flatMap((name) => textsIn(area.getItem(name) ?? '{}', accountId));
  } catch {
    return [];
  }
}

/** Deletes them; what others have written stays. */
function removeAsideTexts(area: StorageArea, accountId: string): void {
  for (const name of placesAside) {
    try {
      const left = withoutTextsOf(area.getItem(name) ?? '{}', accountId);
      if (left === undefined) area.removeItem(name);
      else area.setItem(name, left);
    } catch {
      // A browser that forbids storage has nothing to delete.
    }
  }
}

function asideContext(): DraftContext {
  return { kind: 'kept', id: timeOrderedId() };
}

/** Where a draft goes whose place another tab has taken. */
function asideName(name: string): string {
  return `${name.slice(0, name.indexOf('/') + 1)}${draftKey(asideContext())}`;
}

/**
 * The drafts of one member on this device, under the storage key `drafts` (R-CONST-106): nobody finds
 * another's words in their composer.
 */
export function createDrafts(
  area: StorageArea,
  accountId: string,
  onTrouble?: OnStorageTrouble,
): Drafts {
  const stored = createStoredRecord('drafts', area, onTrouble, asideName);
  /* What was made of each stored object, so that who watches a draft sees the same one again. */
  const read = new WeakMap<object, { readonly draft: Draft | undefined }>();
  /* Which version of each draft this tab has read or written last. */
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
  /** What stands under a name and cannot be read as a draft goes under another before it is written over. */
  const keptAside = (name: string): Readonly<Record<string, unknown>> => {
    const value: unknown = stored.read()[name];
    if (value === undefined || draftUnder(name)) return {};
    return { [`${name} ${timeOrderedId()}`]: value };
  };

  const prefix = `${accountId}/`;
  const nameOf = (context: DraftContext): string => prefix + draftKey(context);
  const ownNames = () => Object.keys(stored.read()).filter((name) => name.startsWith(prefix));
  const removeNames = (names: readonly string[]): void =>
    stored.change(Object.fromEntries(names.map((name) => [name, undefined])));
  const posts = createStoredPosts(area, accountId, onTrouble);
  return {
    get: (context) => draftUnder(nameOf(context)),
    take(context) {
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
      const place = isForeign && lastKnown !== undefined ? asideContext() : context;
      known.set(nameOf(place), value.idempotencyKey);
      stored.change({
        [nameOf(place)]: isEmptyDraft(value) ? undefined : value,
        ...keptAside(nameOf(place)),
      });
      return place;
    },
    remove: (context) => stored.change({ [nameOf(context)]: undefined }),
    list: () =>
      ownNames()
        .flatMap((name): KeptDraft[] => {
          const context = draftContextOf(name.slice(prefix.length));
          const found = draftUnder(name);
          return context && found ? [{ context, draft: found }] : [];
        })
        .toSorted((one, other) => other.draft.updatedAt.localeCompare(one.draft.updatedAt)),
    keep(value) {
      const context = asideContext();
      stored.change({ [nameOf(context)]: value });
      return context;
    },
    posts,
    unreadable() {
      const own = Object.entries(stored.read()).flatMap(([name, value]) =>
        name.startsWith(prefix) && !draftUnder(name) ? [wordsOf(value)] : [],
      );
      return [...own, ...asideTexts(area, accountId)].filter((text) => text.trim() !== '');
    },
    forgetUnreadable() {
      removeAsideTexts(area, accountId);
      removeNames(ownNames().filter((name) => !draftUnder(name)));
    },
    deleteAll() {
      removeAsideTexts(area, accountId);
      removeNames(ownNames());
      for (const post of posts.list()) posts.remove(post.draft.idempotencyKey);
    },
    version: () => version,
    subscribe: stored.subscribe,
  };
}
