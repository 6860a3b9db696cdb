import { memoizeByObject } from '#lib/memoize-by-object.ts';
import * as v from 'valibot';
import { v7 as timeOrderedId } from 'uuid';
import {
  unsentTextsOfAccount,
  draftText,
  withoutTextsOfAccount,
} from '#lib/storage/unsent-texts.ts';
import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { OnStorageError } from '#lib/storage/storage-error.ts';
import { parseDraftKey, draftKey, type DraftContext } from './draft-context.ts';
import { createPersistedRecord } from '#lib/storage/persisted-record.ts';
import { type Draft, draftSchema, isEmptyDraft } from './draft.ts';

export interface SavedDraft {
  readonly context: DraftContext;
  readonly draft: Draft;
}

/** The drafts of one member on this device. */
export type Drafts = ReturnType<typeof createDrafts>;

/** Storage keys to which drafts that cannot be read are moved. */
const quarantineKeys = ['drafts.quarantine', 'outbox.quarantine'];

/** Returns the texts of one member in stored values that are unreadable as a whole. */
function quarantinedTexts(area: StorageArea, accountId: string): readonly string[] {
  try {
    return quarantineKeys.flatMap((name) =>
      unsentTextsOfAccount(area.getItem(name) ?? '{}', accountId),
    );
  } catch {
    return [];
  }
}

/** Deletes the texts of one member in unreadable stored values, and not those of other members. */
function removeQuarantinedTexts(area: StorageArea, accountId: string): void {
  for (const name of quarantineKeys) {
    try {
      const left = withoutTextsOfAccount(area.getItem(name) ?? '{}', accountId);
      if (left === undefined) area.removeItem(name);
      else area.setItem(name, left);
    } catch {
      // If the browser blocks storage, nothing is stored that could be deleted.
    }
  }
}

function separateContext(): DraftContext {
  return { kind: 'kept', id: timeOrderedId() };
}

/** Returns the name under which a draft is saved if another tab uses its context. */
function separateName(name: string): string {
  return `${name.slice(0, name.indexOf('/') + 1)}${draftKey(separateContext())}`;
}

/**
 * Opens the drafts of one member on this device, which are stored under the key `drafts`
 * (R-CONST-106). Drafts of other members are never returned.
 */
export function createDrafts(
  area: StorageArea,
  accountId: string,
  onStorageError?: OnStorageError,
) {
  const stored = createPersistedRecord('drafts', area, onStorageError, separateName);
  /* Results are cached by stored object, so that subscribers get the same draft object again. */
  const parse = memoizeByObject((value: object): Draft | undefined => {
    const parsed = v.safeParse(draftSchema, value);
    return parsed.success ? parsed.output : undefined;
  });
  /* The version of each draft that this tab last read or wrote. The value is undefined if
     there was no draft. */
  const known = new Map<string, string | undefined>();

  let version = 0;
  stored.subscribe(() => {
    version += 1;
  });

  const draftUnder = (name: string): Draft | undefined => {
    const value = stored.read()[name];
    return typeof value === 'object' && value !== null ? parse(value) : undefined;
  };
  /** Saves a value that cannot be read as a draft under another name before it is overwritten. */
  const moveUnreadable = (name: string): Readonly<Record<string, unknown>> => {
    const value: unknown = stored.read()[name];
    if (value === undefined || draftUnder(name)) return {};
    return { [`${name} ${timeOrderedId()}`]: value };
  };

  const prefix = `${accountId}/`;
  const nameOf = (context: DraftContext): string => prefix + draftKey(context);
  const ownNames = () => Object.keys(stored.read()).filter((name) => name.startsWith(prefix));
  /**
   * Returns the version of a draft that another tab has saved since this tab opened the draft, even
   * if the storage event has not arrived yet.
   */
  const foreignVersion = (name: string): string | undefined => {
    const current = draftUnder(name)?.idempotencyKey;
    return known.has(name) && current !== known.get(name) ? current : undefined;
  };
  const remove = (context: DraftContext): void => {
    const name = nameOf(context);
    stored.change({ [name]: undefined, ...moveUnreadable(name) });
  };
  const removeNames = (names: readonly string[]): void =>
    stored.change(Object.fromEntries(names.map((name) => [name, undefined])));
  return {
    /** Returns the draft of a context; the same object until the draft changes. */
    get: (context: DraftContext): Draft | undefined => draftUnder(nameOf(context)),
    /**
     * Returns the draft like `get`, and remembers its version as the one being edited in this tab.
     */
    openForEditing(context: DraftContext): Draft | undefined {
      const name = nameOf(context);
      const found = draftUnder(name);
      known.set(name, found?.idempotencyKey);
      return found;
    },
    /**
     * Saves a draft, or deletes it if it is empty (R-COMP-015). If another tab has saved a draft in
     * this context meanwhile, this draft is saved separately. Returns the context under which it
     * was saved.
     */
    save(context: DraftContext, value: Draft): DraftContext {
      const foreign = foreignVersion(nameOf(context));
      const isForeign = foreign !== undefined && foreign !== value.idempotencyKey;
      const targetContext = isForeign ? separateContext() : context;
      known.set(nameOf(targetContext), value.idempotencyKey);
      stored.change({
        [nameOf(targetContext)]: isEmptyDraft(value) ? undefined : value,
        ...moveUnreadable(nameOf(targetContext)),
      });
      return targetContext;
    },
    /** Deletes a draft. A value that cannot be read as a draft is moved, not deleted. */
    remove,
    /**
     * Deletes a draft that was opened for editing, but not a version that another tab has saved
     * since.
     */
    removeEdited(context: DraftContext): void {
      if (foreignVersion(nameOf(context)) === undefined) remove(context);
    },
    /** Returns all drafts, the last changed one first. */
    list: (): readonly SavedDraft[] =>
      ownNames()
        .flatMap((name): SavedDraft[] => {
          const context = parseDraftKey(name.slice(prefix.length));
          const found = draftUnder(name);
          return context && found ? [{ context, draft: found }] : [];
        })
        .toSorted((one, other) => other.draft.updatedAt.localeCompare(one.draft.updatedAt)),
    /** Saves a separate copy of a draft. Returns the context of the copy. */
    saveCopy(value: Draft): DraftContext {
      const context = separateContext();
      stored.change({ [nameOf(context)]: value });
      return context;
    },
    /**
     * Returns stored texts that can no longer be read as drafts, so that a person can copy them.
     */
    unreadable: (): readonly string[] => {
      const own = Object.entries(stored.read()).flatMap(([name, value]) =>
        name.startsWith(prefix) && !draftUnder(name) ? [draftText(value)] : [],
      );
      return [...own, ...quarantinedTexts(area, accountId)].filter((text) => text.trim() !== '');
    },
    deleteUnreadable: (): void => {
      removeQuarantinedTexts(area, accountId);
      removeNames(ownNames().filter((name) => !draftUnder(name)));
    },
    /** Deletes all drafts and unreadable texts of this member. */
    deleteAll: (): void => {
      removeQuarantinedTexts(area, accountId);
      removeNames(ownNames());
    },
    /** Returns the number of changes so far, made in this or another tab. */
    version: (): number => version,
    /**
     * Calls `onChange` after every change in this or another tab. Returns a function that
     * unsubscribes.
     */
    subscribe: stored.subscribe,
  };
}

/** The drafts of the session's viewer. */
export const viewerDrafts: SessionPart<Drafts> = {
  name: 'drafts',
  create: ({ area, viewerId, onStorageError }) =>
    createDrafts(area, viewerId ?? '', onStorageError),
};

export function useDrafts(): Drafts {
  return useSession().part(viewerDrafts);
}
